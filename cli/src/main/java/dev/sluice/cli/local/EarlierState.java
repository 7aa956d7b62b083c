package dev.sluice.cli.local;

import dev.sluice.local.engine.ClaimedDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// What an earlier local mode left in its folder.
final class EarlierState {
    private static final Path LOCK = Path.of("lock");

    private EarlierState() {}

    /// Deletes it, but not under a local mode that still runs.
    ///
    /// @throws dev.sluice.local.engine.StartFailure when another process holds the folder
    static void delete(Path data) throws IOException {
        try (var _ = ClaimedDirectory.claim(data);
                var entries = Files.walk(data)) {
            for (var entry : entries.sorted(Comparator.reverseOrder()).toList()) {
                var name = data.relativize(entry);
                if (!entry.equals(data) && !name.equals(LOCK)) {
                    Files.deleteIfExists(entry);
                }
            }
        }
    }
}
