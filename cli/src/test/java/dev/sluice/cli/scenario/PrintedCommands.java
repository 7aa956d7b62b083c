package dev.sluice.cli.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The commands that local mode prints, each as one string, lines joined as a shell joins them.
record PrintedCommands(List<String> all) {

    static PrintedCommands in(List<String> printed) {
        var title = printed.indexOf("Paste into another terminal:");
        var commands = new ArrayList<String>();
        var begun = new StringBuilder();
        for (var line : printed.subList(title + 1, printed.size())) {
            if (line.startsWith("  ")) {
                begun.append(begun.isEmpty() ? "" : "\n").append(line);
                if (!line.endsWith("\\")) {
                    commands.add(begun.toString());
                    begun.setLength(0);
                }
            }
        }
        return new PrintedCommands(List.copyOf(commands));
    }

    /// The one command with all of these words.
    String with(String... words) {
        var found =
                all.stream()
                        .filter(command -> Arrays.stream(words).allMatch(command::contains))
                        .toList();
        if (found.size() != 1) {
            throw new AssertionError(
                    found.size() + " commands with " + List.of(words) + ": " + all);
        }
        return found.getFirst();
    }
}
