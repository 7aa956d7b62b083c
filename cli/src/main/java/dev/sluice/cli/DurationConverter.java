package dev.sluice.cli;

import java.time.DateTimeException;
import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// `90s`, `15m`, `1h`, or ISO-8601.
final class DurationConverter implements ITypeConverter<Duration> {

    @Override
    public Duration convert(String text) {
        var upper = text.toUpperCase(Locale.ROOT);
        try {
            return Duration.parse(upper.startsWith("P") ? upper : "PT" + upper);
        } catch (DateTimeException unreadable) {
            throw new TypeConversionException("'" + text + "' is no time as 90s, 15m or 1h");
        }
    }
}
