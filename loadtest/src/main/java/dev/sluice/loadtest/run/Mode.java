package dev.sluice.loadtest.run;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// How requests get to the model.
public enum Mode {
    /// All at once as they come, no retry.
    DIRECT(Standing.AVAILABLE),
    /// The client retries by itself.
    RETRY(Standing.AVAILABLE),
    /// A queue with constant concurrency.
    FIXED(Standing.NOT_YET),
    /// The whole system as configured.
    PIPELINE(Standing.NOT_YET),
    /// The throttle-aware client without a queue.
    LIBRARY(Standing.NOT_YET),
    /// A batch job.
    BATCH(Standing.NOT_YET);

    /// Whether a mode can be run in this version.
    public enum Standing {
        AVAILABLE,
        NOT_YET
    }

    private final Standing standing;

    Mode(Standing standing) {
        this.standing = standing;
    }

    /// Whether it can be run.
    public Standing standing() {
        return standing;
    }

    /// Its name on the command line and in reports.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The mode of this name.
    public static Optional<Mode> of(String word) {
        return Arrays.stream(values()).filter(mode -> mode.word().equals(word)).findFirst();
    }

    /// All names, for messages.
    public static String words() {
        return Arrays.stream(values()).map(Mode::word).collect(Collectors.joining(", "));
    }
}
