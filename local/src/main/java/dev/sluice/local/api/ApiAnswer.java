package dev.sluice.local.api;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What goes back over the wire.
record ApiAnswer(int status, HeaderLines headers, byte[] body) {

    static ApiAnswer of(int status, Map<String, String> headers, String body) {
        return new ApiAnswer(
                status,
                new HeaderLines(
                        headers.entrySet().stream()
                                .map(header ->
                                        new HeaderLines.Line(header.getKey(), header.getValue()))
                                .toList()),
                body.getBytes(StandardCharsets.UTF_8));
    }

    /// This answer with one more header line.
    ApiAnswer with(String name, String value) {
        var lines = new ArrayList<>(headers.lines());
        lines.add(new HeaderLines.Line(name, value));
        return new ApiAnswer(status, new HeaderLines(List.copyOf(lines)), body);
    }
}
