package dev.sluice.local.simulator;

import java.nio.file.Path;
import java.util.Optional;

/// How a simulator starts.
///
/// @param port on the loopback address; 0 for any free one
/// @param ledger the file of the call ledger, which is continued; empty for one that goes with the
///   simulator
/// @param seed of latencies and chances
/// @param settings what may be changed while it runs
public record SimulatorConfig(int port, Optional<Path> ledger, long seed, Settings settings) {

    /// The usual port.
    public static final int PORT = 4570;

    /// On any free port, without a kept ledger, with the demo's latencies.
    public static SimulatorConfig onAnyPort() {
        return new SimulatorConfig(0, Optional.empty(), 1, Settings.DEMO);
    }

    /// On the usual port, with its ledger in `directory`.
    public static SimulatorConfig in(Path directory) {
        return new SimulatorConfig(
                PORT, Optional.of(directory.resolve("calls.ndjson")), 1, Settings.DEMO);
    }

    /// The same on another port.
    public SimulatorConfig withPort(int other) {
        return new SimulatorConfig(other, ledger, seed, settings);
    }

    /// The same with another seed.
    public SimulatorConfig withSeed(long other) {
        return new SimulatorConfig(port, ledger, other, settings);
    }

    /// The same with other settings.
    public SimulatorConfig withSettings(Settings other) {
        return new SimulatorConfig(port, ledger, seed, other);
    }
}
