package dev.sluice.local.engine;

import java.nio.file.Files;
import java.nio.file.Path;

/// The project that the tests run in.
public final class Projects {
    private Projects() {}

    /// The directory where npm installed the engines, here or above.
    public static Path withEngines() {
        var here = Path.of("").toAbsolutePath();
        for (var at = here; at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve("node_modules/@dynoxide"))) {
                return at;
            }
        }
        return here;
    }
}
