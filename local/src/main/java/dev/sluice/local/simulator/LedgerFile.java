package dev.sluice.local.simulator;

import dev.sluice.local.simulator.ledger.CallLedger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The ledger and where it is kept.
///
/// @param file its file
/// @param kept whether the file outlives the simulator
record LedgerFile(CallLedger ledger, Path file, boolean kept) implements AutoCloseable {

    static LedgerFile of(Optional<Path> wanted) throws IOException {
        var file = wanted.isPresent() ? wanted.get() : Files.createTempFile("calls", ".ndjson");
        return new LedgerFile(CallLedger.open(file), file, wanted.isPresent());
    }

    @Override
    public void close() throws IOException {
        ledger.close();
        if (!kept) {
            Files.deleteIfExists(file);
        }
    }
}
