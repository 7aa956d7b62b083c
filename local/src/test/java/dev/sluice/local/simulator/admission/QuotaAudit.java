package dev.sluice.local.simulator.admission;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// Looks through what was admitted, in one dimension of one route, for any window of time in which
/// it was more than a quota allows. Shares no arithmetic with what it audits: it adds up every
/// window between two moments at which something happened.
///
/// What happens within one microsecond has no order here, so it is taken in the order that accuses
/// least.
public final class QuotaAudit {
    private static final long MINUTE = ChronoUnit.MINUTES.getDuration().toNanos() / 1_000;

    private final TreeMap<Long, Moment> moments = new TreeMap<>();

    /// Adds a call: what it took when it was admitted, what it was worth when it ended.
    public void add(Instant admitted, long reserved, Instant ended, long charged) {
        var start = moment(admitted);
        start.taken += reserved;
        start.admissions++;
        if (charged < reserved) {
            moment(ended).givenBack += reserved - charged;
        } else {
            moment(ended).owed += charged - reserved;
        }
    }

    /// Every window that a bucket filled at `perMinute`, holding `burst` of it, cannot explain.
    public List<String> windowsAbove(long perMinute, Duration burst) {
        var times = new ArrayList<>(moments.keySet());
        var all = new ArrayList<>(moments.values());
        var hold = Math.max(MINUTE, perMinute * (burst.toNanos() / 1_000));
        var found = new ArrayList<String>();
        for (int first = 0; first < all.size(); first++) {
            var net = 0L;
            var owedBefore = 0L;
            for (int last = first; last < all.size(); last++) {
                var moment = all.get(last);
                net += moment.taken - moment.givenBack + owedBefore;
                owedBefore = moment.owed;
                var length = times.get(last) - times.get(first);
                if (moment.admissions > 0
                        && times(net, MINUTE)
                                        .compareTo(
                                                times(perMinute, length)
                                                        .add(BigInteger.valueOf(hold)))
                                > 0) {
                    found.add(net + " within " + length + " µs from " + times.get(first));
                }
            }
        }
        return found;
    }

    /// Every minute from the epoch in which more than `perMinute` was admitted, for calls that all
    /// cost the same from start to end.
    public List<String> minutesAbove(long perMinute) {
        var minutes = new TreeMap<Long, Long>();
        moments.forEach(
                (time, m) -> minutes.merge(Math.floorDiv(time, MINUTE), m.taken, Long::sum));
        minutes.values().removeIf(taken -> taken <= perMinute);
        return minutes.entrySet().stream().map(Object::toString).toList();
    }

    /// All that was taken at admission.
    public long taken() {
        return moments.values().stream().mapToLong(m -> m.taken).sum();
    }

    private Moment moment(Instant time) {
        return moments.computeIfAbsent(
                ChronoUnit.MICROS.between(Instant.EPOCH, time), m -> new Moment());
    }

    private static BigInteger times(long a, long b) {
        return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
    }

    private static final class Moment {
        private long taken;
        private long givenBack;
        private long owed;
        private int admissions;
    }
}
