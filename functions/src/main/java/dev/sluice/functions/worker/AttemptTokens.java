package dev.sluice.functions.worker;

import dev.sluice.bedrock.Deadline;
import dev.sluice.functions.task.Attempt;
import java.time.Duration;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/// Makes attempts.
///
/// @param random unguessable
record AttemptTokens(RandomGenerator random) {

    /// How long a cut-off function may still have a write under way.
    private static final Duration GRACE = Duration.ofSeconds(5);

    private static final int BYTES = 16;

    /// A new token with a lease that ends a moment after this invocation can.
    Attempt next(Deadline deadline) {
        var bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Attempt(HexFormat.of().formatHex(bytes), deadline.at().plus(GRACE));
    }
}
