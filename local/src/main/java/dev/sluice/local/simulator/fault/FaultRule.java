package dev.sluice.local.simulator.fault;

/// One fault, switched on: what, where, when and how often.
///
/// @param kind gives the name in the ledger
/// @param fault what it does; usually [FaultKind#fault]
public record FaultRule(
        FaultKind kind, InjectedFault fault, Scope scope, Window window, Chance chance) {

    /// The kind with its default figures, everywhere, always, for each call.
    public static FaultRule of(FaultKind kind) {
        return new FaultRule(
                kind, kind.fault(), Scope.EVERYWHERE, Window.ALWAYS, Chance.EVERY_CALL);
    }

    /// The same for other routes.
    public FaultRule at(Scope where) {
        return new FaultRule(kind, fault, where, window, chance);
    }

    /// The same at another time.
    public FaultRule during(Window when) {
        return new FaultRule(kind, fault, scope, when, chance);
    }

    /// The same, more or less often.
    public FaultRule with(Chance howOften) {
        return new FaultRule(kind, fault, scope, window, howOften);
    }

    /// The same kind with other figures.
    public FaultRule doing(InjectedFault what) {
        return new FaultRule(kind, what, scope, window, chance);
    }
}
