package dev.sluice.local.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Header lines in the order and spelling they came in; names compare without case.
public record HeaderLines(List<Line> lines) {

    /// One header line.
    public record Line(String name, String value) {}

    public HeaderLines {
        lines = List.copyOf(lines);
    }

    /// The values of all lines with this name.
    List<String> all(String name) {
        return lines.stream()
                .filter(line -> line.name().equalsIgnoreCase(name))
                .map(Line::value)
                .toList();
    }

    /// The value of the last line with this name: that is the one the gateway keeps.
    Optional<String> last(String name) {
        var values = all(name);
        return values.isEmpty() ? Optional.empty() : Optional.of(values.getLast());
    }

    /// All values under the first spelling of each name.
    Map<String, List<String>> grouped() {
        var groups = new LinkedHashMap<String, List<String>>();
        for (var line : lines) {
            if (groups.keySet().stream().noneMatch(line.name()::equalsIgnoreCase)) {
                groups.put(line.name(), all(line.name()));
            }
        }
        return groups;
    }
}
