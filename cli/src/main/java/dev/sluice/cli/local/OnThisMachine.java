package dev.sluice.cli.local;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The real thing.
public final class OnThisMachine implements LocalMode {

    @Override
    public RunningLocal start(LocalSettings settings) throws IOException {
        throw new IOException("local mode is not part of this build");
    }

    @Override
    public RunningSimulator simulate(int port, Optional<Path> ledger) throws IOException {
        throw new IOException("the simulator is not part of this build");
    }
}
