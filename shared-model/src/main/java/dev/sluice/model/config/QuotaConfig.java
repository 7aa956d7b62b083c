package dev.sluice.model.config;

import java.time.Duration;
import java.util.OptionalLong;

/// What the account may do on a route. An absent dimension is unknown, not unlimited.
///
/// @param rpm requests a minute
/// @param tpm tokens a minute, input and output
/// @param itpm input tokens a minute
/// @param otpm output tokens a minute
/// @param tpd tokens a day
/// @param burst how much quota may be spent at once, as time
public record QuotaConfig(
        OptionalLong rpm,
        OptionalLong tpm,
        OptionalLong itpm,
        OptionalLong otpm,
        OptionalLong tpd,
        Duration burst) {

    /// Nothing known.
    public static final QuotaConfig UNKNOWN =
            new QuotaConfig(
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    Duration.ZERO);
}
