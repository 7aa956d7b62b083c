package dev.sluice.infra;

import java.util.Arrays;
import java.util.stream.Collectors;

/// A lane's name as part of a logical id or output: `big-files` is `BigFiles`.
final class LogicalName {

    private LogicalName() {}

    static String of(String name) {
        return Arrays.stream(name.split("-", -1))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }
}
