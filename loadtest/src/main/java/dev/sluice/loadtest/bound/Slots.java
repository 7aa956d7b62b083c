package dev.sluice.loadtest.bound;

/// The clock of one dimension of a quota: each request moves it on by its cost, and starts no
/// earlier than the clock less the burst. Seconds.
final class Slots {
    private final double burst;
    private double clock;

    Slots(double burst) {
        this.burst = burst;
    }

    /// The earliest start of a request of this cost. One larger than the burst is let in alone, as
    /// a full bucket lets it.
    double next(double arrival, double cost) {
        return Math.max(arrival, clock + cost - Math.max(cost, burst));
    }

    void take(double start, double cost) {
        clock = Math.max(clock, start) + cost;
    }
}
