package dev.sluice.model.config;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How durations, sizes and words are written in configuration.
public final class Quantities {

    private static final Pattern DURATION = Pattern.compile("(\\d{1,12})(ms|s|m|h|d)");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,12})\\s?(B|KiB|MiB|GiB)?");
    private static final Map<String, Integer> SHIFT =
            Map.of("B", 0, "KiB", 10, "MiB", 20, "GiB", 30);

    private Quantities() {}

    /// `30s`, `5m`, `2h`, `14d`, `500ms` or ISO-8601; empty when it is none.
    public static Optional<Duration> duration(String text) {
        var match = DURATION.matcher(text);
        try {
            return Optional.of(
                    match.matches()
                            ? of(Long.parseLong(match.group(1)), match.group(2))
                            : Duration.parse(text));
        } catch (DateTimeException | ArithmeticException none) {
            return Optional.empty();
        }
    }

    private static Duration of(long count, String unit) {
        return switch (unit) {
            case "ms" -> Duration.ofMillis(count);
            case "s" -> Duration.ofSeconds(count);
            case "m" -> Duration.ofMinutes(count);
            case "h" -> Duration.ofHours(count);
            default -> Duration.ofDays(count);
        };
    }

    /// A duration in its largest whole unit.
    public static String show(Duration duration) {
        if (duration.toMillisPart() != 0) {
            return duration.toMillis() + "ms";
        }
        var seconds = duration.toSeconds();
        if (seconds % 86_400 == 0 && seconds != 0) {
            return seconds / 86_400 + "d";
        }
        return seconds % 60 == 0 && seconds != 0 ? seconds / 60 + "m" : seconds + "s";
    }

    /// Bytes of `1048576`, `1MiB`; empty when it is no size.
    public static Optional<Long> bytes(String text) {
        var match = SIZE.matcher(text);
        if (!match.matches()) {
            return Optional.empty();
        }
        var unit = match.group(2) == null ? "B" : match.group(2);
        var factor = 1L << SHIFT.getOrDefault(unit, 0);
        try {
            return Optional.of(Math.multiplyExact(Long.parseLong(match.group(1)), factor));
        } catch (ArithmeticException tooLarge) {
            return Optional.of(Long.MAX_VALUE);
        }
    }

    static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> word(constant).equals(word))
                .findFirst();
    }

    static <E extends Enum<E>> String constants(Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(Quantities::word)
                .collect(Collectors.joining(", "));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
