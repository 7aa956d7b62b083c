package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/// What is in use of one route's quota. Thread-safe: a call is admitted by all dimensions at once
/// or takes nothing. Time never goes back here, whatever order callers come in, and is whole
/// microseconds.
///
/// When the quota changes, what is in use stays in use.
final class RouteQuota {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Dimension, Meters> meters = new EnumMap<>(Dimension.class);
    private Quota current = Quota.NONE;
    private Instant latest = Instant.EPOCH;

    AdmissionVerdict admit(Charge charge, Quota quota, Instant asked) {
        lock.lock();
        try {
            var now = advance(asked);
            current = quota;
            var taken = new EnumMap<Dimension, Meters>(Dimension.class);
            for (var limited : quota.limits().entrySet()) {
                var dimension = limited.getKey();
                var cost = charge.atStart(dimension);
                var then = limited.getValue().take(meters(dimension).gauge(), cost, now);
                if (then.isEmpty()) {
                    meters.put(dimension, meters(dimension).throttled());
                    return new Throttled(dimension);
                }
                taken.put(dimension, meters(dimension).with(then.get(), cost));
            }
            meters.putAll(taken);
            return new Admitted(now, (usage, end) -> settle(charge, quota, now, usage, end));
        } finally {
            lock.unlock();
        }
    }

    /// @param started the quota by which the call was admitted: only where it took something is
    ///   anything put right
    private Instant settle(
            Charge charge, Quota started, Instant taken, Usage usage, Instant ended) {
        lock.lock();
        try {
            var now = advance(ended);
            started.limits()
                    .forEach((dimension, then) -> {
                        var limit = current.limits().getOrDefault(dimension, then);
                        var meter = meters(dimension);
                        var owed = charge.atEnd(dimension, usage) - charge.atStart(dimension);
                        var gauge = limit.correct(meter.gauge(), owed, taken, now);
                        meters.put(dimension, meter.with(gauge, owed));
                    });
            return now;
        } finally {
            lock.unlock();
        }
    }

    Map<String, QuotaUse> use(Quota quota, Instant asked) {
        lock.lock();
        try {
            var now = advance(asked);
            var use = new LinkedHashMap<String, QuotaUse>();
            quota.limits()
                    .forEach((dimension, limit) -> {
                        var meter = meters(dimension);
                        use.put(
                                dimension.setting(),
                                meter.use(limit, limit.at(meter.gauge(), now)));
                    });
            return use;
        } finally {
            lock.unlock();
        }
    }

    private Meters meters(Dimension dimension) {
        return meters.getOrDefault(dimension, Meters.EMPTY);
    }

    private Instant advance(Instant asked) {
        var now = asked.plusNanos(999).truncatedTo(ChronoUnit.MICROS);
        latest = now.isAfter(latest) ? now : latest;
        return latest;
    }
}
