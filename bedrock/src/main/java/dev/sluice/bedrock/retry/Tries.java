package dev.sluice.bedrock.retry;

import dev.sluice.bedrock.fault.Fault;

/// What has been tried in one invocation, and what that leaves. One repetition where the request
/// did not get through, one other route where this one cannot serve; the queue does the rest.
///
/// @param repeated repetitions so far
/// @param moved changes of route so far
/// @param routes how many routes there are
public record Tries(int repeated, int moved, int routes) {

    /// Nothing tried yet.
    public static Tries first(int routes) {
        return new Tries(0, 0, routes);
    }

    /// What to do about this fault.
    public Step after(Fault fault) {
        return switch (fault) {
            case Fault.Transport _ -> repeated == 0 ? Step.AGAIN : moveOn();
            case Fault.Config _,
                    Fault.Unavailable _,
                    Fault.NotReady _,
                    Fault.Internal _,
                    Fault.ModelError _ ->
                    moveOn();
            case Fault.Throttled(var scope, _) ->
                    scope == Fault.Throttled.Scope.DAY ? moveOn() : Step.STOP;
            case Fault.ModelTimeout _, Fault.ClientTimeout _, Fault.Rejected _, Fault.Doubtful _ ->
                    Step.STOP;
        };
    }

    private Step moveOn() {
        return moved == 0 && routes > 1 ? Step.ELSEWHERE : Step.STOP;
    }

    /// After a repetition.
    public Tries again() {
        return new Tries(repeated + 1, moved, routes);
    }

    /// After a change of route.
    public Tries onNextRoute() {
        return new Tries(repeated, moved + 1, routes);
    }
}
