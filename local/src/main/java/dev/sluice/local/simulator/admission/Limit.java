package dev.sluice.local.simulator.admission;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// How one dimension is limited. How the service counts is not documented, so both ways are here.
/// Pure arithmetic on a [Gauge]; times must not go back.
public sealed interface Limit {

    /// The most that may be set.
    long MOST_PER_MINUTE = 1_000_000_000L;

    /// The most that may be set for a day.
    long MOST_PER_DAY = 100_000_000_000L;

    /// The longest burst that may be set.
    Duration LONGEST_BURST = Duration.ofHours(1);

    /// Tokens or requests, per minute or per window.
    long amount();

    /// The most in use at once, in units of the gauge.
    long capacity();

    /// What is still in use at a later time.
    Gauge at(Gauge gauge, Instant now);

    /// Whether what was taken then may still go back now.
    GivingBack givingBack(Instant taken, Instant now);

    /// The gauge with this many tokens more, or empty where they do not fit.
    default Optional<Gauge> take(Gauge gauge, long tokens, Instant now) {
        var then = at(gauge, now).plus(tokens);
        return then.used() <= capacity() ? Optional.of(then) : Optional.empty();
    }

    /// Puts right what was taken at the start of a call.
    ///
    /// @param tokens what it has cost less what was taken
    default Gauge correct(Gauge gauge, long tokens, Instant taken, Instant now) {
        var then = at(gauge, now);
        return switch (givingBack(taken, now)) {
            case OPEN -> then.plus(tokens);
            case OVER -> then.plus(Math.max(0, tokens));
        };
    }

    /// A token bucket: it holds `burst` of quota, at least one token, and fills steadily.
    record Bucket(long amount, Duration burst) implements Limit {

        @Override
        public long capacity() {
            return Math.max(Gauge.TOKEN, amount * (burst.toNanos() / 1_000));
        }

        @Override
        public Gauge at(Gauge gauge, Instant now) {
            var micros = Gauge.micros(now);
            var passed = micros - gauge.micros();
            return passed >= Math.ceilDiv(gauge.used(), amount)
                    ? new Gauge(0, micros)
                    : new Gauge(gauge.used() - passed * amount, micros);
        }

        @Override
        public GivingBack givingBack(Instant taken, Instant now) {
            return GivingBack.OPEN;
        }
    }

    /// A counter that starts again with each window; windows are counted from the epoch, so days
    /// are those of UTC. What was taken in an earlier window does not go back, and what is owed
    /// counts in the window of settlement.
    record Window(long amount, Duration length) implements Limit {

        /// So much a minute.
        public static Window minute(long amount) {
            return new Window(amount, Duration.ofMinutes(1));
        }

        /// So much a day of UTC.
        public static Window day(long amount) {
            return new Window(amount, Duration.ofDays(1));
        }

        @Override
        public long capacity() {
            return amount * Gauge.TOKEN;
        }

        @Override
        public Gauge at(Gauge gauge, Instant now) {
            var micros = Gauge.micros(now);
            return new Gauge(number(micros) == number(gauge.micros()) ? gauge.used() : 0, micros);
        }

        @Override
        public GivingBack givingBack(Instant taken, Instant now) {
            return number(Gauge.micros(taken)) == number(Gauge.micros(now))
                    ? GivingBack.OPEN
                    : GivingBack.OVER;
        }

        private long number(long micros) {
            return Math.floorDiv(micros, length.toNanos() / 1_000);
        }
    }

    /// Whether a deduction can still be undone.
    enum GivingBack {
        OPEN,
        OVER
    }
}
