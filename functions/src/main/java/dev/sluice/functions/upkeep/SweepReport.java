package dev.sluice.functions.upkeep;

/// What one sweep did.
///
/// @param due open tasks whose time had come and that were closed, or had moved on meanwhile
/// @param moved messages found in dead-letter queues whose tasks were marked
/// @param failed items that could not be handled; the next sweep meets them again
public record SweepReport(int due, int moved, int failed) {

    /// Nothing done.
    public static final SweepReport NOTHING = new SweepReport(0, 0, 0);

    static final SweepReport DUE = new SweepReport(1, 0, 0);
    static final SweepReport MOVED = new SweepReport(0, 1, 0);
    static final SweepReport FAILED = new SweepReport(0, 0, 1);

    SweepReport plus(SweepReport other) {
        return new SweepReport(due + other.due, moved + other.moved, failed + other.failed);
    }
}
