package dev.sluice.local.simulator.check;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Sizes as error texts show them.
final class Megabytes {
    private static final long BINARY = 1_048_576;
    private static final long DECIMAL = 1_000_000;

    private Megabytes() {}

    /// `5` for 5,242,880 and `4.5` for 4,500,000.
    static String of(long bytes) {
        return BigDecimal.valueOf(bytes)
                .divide(
                        BigDecimal.valueOf(bytes % BINARY == 0 ? BINARY : DECIMAL),
                        2,
                        RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }
}
