package dev.sluice.local.simulator.fault;

/// How often a fault strikes where and when it is on.
///
/// @param probability 0 to 1, for a call alone on its route
/// @param perCallInFlight added to the probability for each further call in flight on the route
/// @param firstCalls at most so many calls are struck
public record Chance(double probability, double perCallInFlight, int firstCalls) {

    /// Each call.
    public static final Chance EVERY_CALL = new Chance(1, 0, Integer.MAX_VALUE);

    /// The first `calls`, then no more.
    public static Chance first(int calls) {
        return new Chance(1, 0, calls);
    }

    /// A share of the calls.
    public static Chance share(double probability) {
        return new Chance(probability, 0, Integer.MAX_VALUE);
    }

    double at(int inFlight) {
        return probability + perCallInFlight * Math.max(0, inFlight - 1);
    }
}
