package dev.sluice.local.simulator.admin;

import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.admission.Limit;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How a quota per minute is counted; one per day is always a fixed window.
enum Counting {
    BUCKET,
    FIXED;

    static Optional<Counting> of(String word) {
        return Arrays.stream(values()).filter(c -> c.word().equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Counting::word).toList();
    }

    static Counting of(Limit limit) {
        return switch (limit) {
            case Limit.Bucket _ -> BUCKET;
            case Limit.Window _ -> FIXED;
        };
    }

    Counting of(Dimension dimension) {
        return switch (dimension) {
            case REQUESTS, TOKENS, INPUT_TOKENS, OUTPUT_TOKENS -> this;
            case TOKENS_PER_DAY -> FIXED;
        };
    }

    Limit limit(Dimension dimension, long amount, Duration burst) {
        return switch (dimension) {
            case TOKENS_PER_DAY -> Limit.Window.day(amount);
            case REQUESTS, TOKENS, INPUT_TOKENS, OUTPUT_TOKENS ->
                    switch (this) {
                        case BUCKET -> new Limit.Bucket(amount, burst);
                        case FIXED -> Limit.Window.minute(amount);
                    };
        };
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
