package dev.sluice.loadtest.scenario;

import java.util.List;

/// What reading a scenario came to.
public sealed interface ScenarioOutcome {

    /// Every rule holds.
    record Valid(Scenario scenario) implements ScenarioOutcome {}

    /// All mistakes at once.
    record Invalid(List<Mistake> mistakes) implements ScenarioOutcome {}

    /// There is no such scenario.
    ///
    /// @param name what was asked for
    /// @param shipped what there is
    record Unknown(String name, List<String> shipped) implements ScenarioOutcome {}
}
