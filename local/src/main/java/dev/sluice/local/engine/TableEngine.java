package dev.sluice.local.engine;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// Where npm put the table engine's binary.
final class TableEngine {
    private TableEngine() {}

    static Path binary(Path project) {
        var platform = platform(System.getProperty("os.name"), System.getProperty("os.arch"));
        var binary =
                project.resolve("node_modules/@dynoxide").resolve(platform).resolve("dynoxide");
        if (!Files.isExecutable(binary)) {
            throw new StartFailure(
                    "the table engine is missing (%s); run `npm ci` in %s, or name a running one with --dynamodb URL"
                            .formatted(binary, project));
        }
        return binary;
    }

    /// The suffix of the npm package, as npm spells platforms.
    static String platform(String system, String architecture) {
        var os = system.toLowerCase(Locale.ROOT);
        var npm = os.startsWith("mac") ? "darwin" : os.startsWith("windows") ? "win32" : "linux";
        return npm + (architecture.equals("aarch64") ? "-arm64" : "-x64");
    }
}
