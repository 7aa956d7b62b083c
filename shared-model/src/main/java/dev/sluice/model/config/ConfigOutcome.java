package dev.sluice.model.config;

import java.util.List;
import java.util.stream.Collectors;

/// What reading a `sluice.yaml` came to.
public sealed interface ConfigOutcome {

    /// Every rule holds.
    record Valid(SluiceConfig config) implements ConfigOutcome {}

    /// All mistakes at once.
    record Invalid(List<ConfigProblem> problems) implements ConfigOutcome {}

    /// The configuration.
    ///
    /// @throws IllegalArgumentException with one line a mistake
    default SluiceConfig orThrow() {
        return switch (this) {
            case Valid(var config) -> config;
            case Invalid(var problems) ->
                    throw new IllegalArgumentException(
                            problems.stream()
                                    .map(ConfigProblem::toString)
                                    .collect(Collectors.joining("\n")));
        };
    }
}
