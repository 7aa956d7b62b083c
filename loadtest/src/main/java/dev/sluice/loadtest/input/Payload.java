package dev.sluice.loadtest.input;

import dev.sluice.loadtest.scenario.InputShape;
import java.util.List;

/// What one request carries.
///
/// @param request its number, counted from 0
/// @param shape which kind it is
/// @param prompt the text
/// @param files pictures first, then documents
public record Payload(int request, InputShape shape, String prompt, List<GeneratedFile> files) {

    public Payload {
        files = List.copyOf(files);
    }
}
