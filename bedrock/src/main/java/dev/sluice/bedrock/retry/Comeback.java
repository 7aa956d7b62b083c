package dev.sluice.bedrock.retry;

import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.fault.Fault;
import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Turns the fault that ended an invocation into its outcome: when to come back, or that there is
/// no point.
public record Comeback(Waits waits) {

    /// What a day's quota waits beyond midnight UTC, at most.
    private static final Duration MORNING = Duration.ofMinutes(30);

    /// The outcome of a fault for which there is nothing more to try now.
    public Outcome after(Fault fault, Instant now, RandomGenerator random) {
        return switch (fault) {
            case Fault.Throttled throttled -> throttled(throttled, now, random);
            case Fault.NotReady _ ->
                    deferred(DeferReason.NOT_READY, now.plus(half(waits.capacity(), random)));
            case Fault.Unavailable(var asked) ->
                    deferred(DeferReason.UNAVAILABLE, asked(asked, now, random));
            case Fault.Internal _ ->
                    deferred(DeferReason.INTERNAL, now.plus(half(waits.capacity(), random)));
            case Fault.ModelTimeout _ ->
                    new Outcome.Failed(
                            ErrorCode.MODEL_TIMEOUT,
                            "the model did not finish in the time that the service gives it");
            case Fault.ClientTimeout _ ->
                    deferred(DeferReason.CLIENT_TIMEOUT, now.plus(half(waits.network(), random)));
            case Fault.Transport _ ->
                    deferred(DeferReason.TRANSPORT, now.plus(half(waits.network(), random)));
            case Fault.ModelError _ ->
                    deferred(DeferReason.MODEL_ERROR, now.plus(half(waits.coolDown(), random)));
            case Fault.Doubtful _ ->
                    deferred(DeferReason.DOUBTFUL, now.plus(half(waits.coolDown(), random)));
            case Fault.Config _ ->
                    deferred(DeferReason.CONFIG, now.plus(half(waits.operator(), random)));
            case Fault.Rejected(var code, var detail) -> new Outcome.Rejected(code, detail);
        };
    }

    private Outcome throttled(Fault.Throttled throttled, Instant now, RandomGenerator random) {
        return switch (throttled.scope()) {
            case REQUESTS ->
                    deferred(
                            DeferReason.THROTTLED_REQUESTS,
                            asked(throttled.retryAfter(), now, random));
            case TOKENS ->
                    deferred(
                            DeferReason.THROTTLED_TOKENS,
                            asked(throttled.retryAfter(), now, random));
            case DAY ->
                    deferred(DeferReason.THROTTLED_DAY, nextDay(now).plus(any(MORNING, random)));
        };
    }

    /// What the service asked for, but not sooner than our own wait and not much later.
    private Instant asked(Optional<Duration> retryAfter, Instant now, RandomGenerator random) {
        var own = half(waits.capacity(), random);
        var wait =
                retryAfter
                        .map(asked ->
                                asked.compareTo(waits.longestAsked()) > 0
                                        ? waits.longestAsked()
                                        : asked)
                        .filter(asked -> asked.compareTo(own) > 0)
                        .map(asked -> asked.plus(own))
                        .orElse(own);
        return now.plus(wait);
    }

    private static Instant nextDay(Instant now) {
        return now.atOffset(ZoneOffset.UTC)
                .toLocalDate()
                .plusDays(1)
                .atStartOfDay()
                .toInstant(ZoneOffset.UTC);
    }

    private static Duration half(Duration longest, RandomGenerator random) {
        return longest.dividedBy(2).plus(any(longest.dividedBy(2), random));
    }

    private static Duration any(Duration longest, RandomGenerator random) {
        return Duration.ofNanos((long) (random.nextDouble() * longest.toNanos()));
    }

    private static Outcome deferred(DeferReason reason, Instant until) {
        return new Outcome.Deferred(until, reason);
    }
}
