package dev.sluice.cli.local;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/// How local mode is to run.
///
/// @param assembly the synthesized cloud assembly
/// @param data all state; locked while it runs
/// @param start whether to begin anew
/// @param bedrock who answers
/// @param hosting where functions run
/// @param ports where everything listens
/// @param dynamoDb another DynamoDB-compatible engine in place of the embedded one
public record LocalSettings(
        Path assembly,
        Path data,
        Start start,
        Bedrock bedrock,
        Hosting hosting,
        LocalPorts ports,
        Optional<URI> dynamoDb) {

    /// What becomes of earlier state.
    public enum Start {
        /// Goes on with it.
        CONTINUED,
        /// Deletes it.
        RESET
    }

    /// Who answers model calls.
    public enum Bedrock {
        /// The simulator: free, deterministic.
        SIM,
        /// The service, with the user's own credentials; calls cost money.
        AWS
    }

    /// Where functions run.
    public enum Hosting {
        /// In this JVM: fast.
        IN_PROCESS,
        /// Each instance in a JVM of its own under the Lambda runtime interface client.
        ISOLATED
    }
}
