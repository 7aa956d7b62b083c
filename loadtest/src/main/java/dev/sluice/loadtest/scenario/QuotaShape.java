package dev.sluice.loadtest.scenario;

import dev.sluice.loadtest.arrival.Seconds;
import java.time.Duration;
import java.util.OptionalLong;

/// The quota of the model in each region. An absent dimension is unlimited.
///
/// @param rpm requests a minute
/// @param tpm tokens a minute
/// @param tpd tokens a day: a count, which no scale changes
/// @param requestBurst quota of requests that may be spent at once, as time
/// @param tokenBurst the same of tokens
/// @param counting how the simulator counts
public record QuotaShape(
        OptionalLong rpm,
        OptionalLong tpm,
        OptionalLong tpd,
        Duration requestBurst,
        Duration tokenBurst,
        Counting counting) {

    /// No limit.
    public static final QuotaShape NONE =
            new QuotaShape(
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    Duration.ZERO,
                    Duration.ZERO,
                    Counting.BUCKET);

    /// How a quota is counted.
    public enum Counting {
        /// A token bucket that refills evenly.
        BUCKET,
        /// A count that starts anew each minute.
        WINDOW
    }

    QuotaShape scaled(double scale) {
        return new QuotaShape(
                scaled(rpm, scale),
                scaled(tpm, scale),
                tpd,
                Seconds.divide(requestBurst, scale),
                Seconds.divide(tokenBurst, scale),
                counting);
    }

    private static OptionalLong scaled(OptionalLong rate, double scale) {
        return rate.isPresent()
                ? OptionalLong.of(Math.max(1, Math.round(rate.getAsLong() * scale)))
                : rate;
    }
}
