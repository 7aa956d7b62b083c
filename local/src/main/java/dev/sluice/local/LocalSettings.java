package dev.sluice.local;

import java.net.URI;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// How local mode runs.
///
/// @param project the directory with `node_modules`
/// @param assembly the cloud assembly: what the synthesis wrote
/// @param data the directory with all state; one local mode at a time
/// @param tables an engine that already runs, in place of the one from npm
public record LocalSettings(
        Path project,
        Path assembly,
        Path data,
        LocalPorts ports,
        Bedrock bedrock,
        Hosting hosting,
        @Nullable URI tables) {

    /// Who answers model calls.
    public enum Bedrock {
        /// The simulator: made-up answers, no costs.
        SIMULATED,
        /// The service, with the user's own credentials and bill.
        AWS
    }

    /// Where functions run.
    public enum Hosting {
        /// In this JVM, on virtual threads.
        IN_PROCESS,
        /// Each instance in a JVM of its own, which can be killed for good.
        ISOLATED
    }

    /// The usual ports, the simulator, functions in this process.
    public static LocalSettings standard(Path project, Path assembly, Path data) {
        return new LocalSettings(
                project,
                assembly,
                data,
                LocalPorts.standard(),
                Bedrock.SIMULATED,
                Hosting.IN_PROCESS,
                null);
    }
}
