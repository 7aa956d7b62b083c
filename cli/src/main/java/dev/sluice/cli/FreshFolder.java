package dev.sluice.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A new folder that goes away when it is closed.
///
/// @param path of it
record FreshFolder(Path path) implements AutoCloseable {

    static FreshFolder in(Path parent, String prefix) throws IOException {
        return new FreshFolder(Files.createTempDirectory(Files.createDirectories(parent), prefix));
    }

    @Override
    public void close() {
        try (var entries = Files.walk(path)) {
            for (var entry : entries.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(entry);
            }
        } catch (IOException inUse) {
            throw new UncheckedIOException("cannot delete " + path, inUse);
        }
    }
}
