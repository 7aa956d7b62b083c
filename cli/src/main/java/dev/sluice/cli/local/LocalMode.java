package dev.sluice.cli.local;

import dev.sluice.local.simulator.Setup;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;

/// Starts the deployed system, or a part of it, on this machine.
public interface LocalMode {

    /// Starts everything and returns once it answers.
    ///
    /// @throws IOException when a port, the data folder or the template cannot be had; says which
    RunningLocal start(LocalSettings settings) throws IOException;

    /// Starts the Bedrock simulator alone.
    ///
    /// @param port on the loopback address
    /// @param ledger file of the call ledger; none when empty
    /// @param setup what holds at first
    /// @throws IOException when the port or the ledger cannot be had
    RunningSimulator simulate(int port, Optional<Path> ledger, Setup setup) throws IOException;

    /// A simulator that is up. Closing it stops it.
    interface RunningSimulator extends AutoCloseable {

        /// To be used with a region as its path.
        URI endpoint();

        @Override
        void close();
    }
}
