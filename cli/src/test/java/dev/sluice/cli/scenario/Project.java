package dev.sluice.cli.scenario;

import java.nio.file.Files;
import java.nio.file.Path;

/// The checkout these tests run in.
public final class Project {

    /// With `sluice.yaml` and the engines.
    public static final Path ROOT = root();

    private Project() {}

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static Path root() {
        var here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("sluice.yaml"))) {
            here = here.getParent();
        }
        return here;
    }
}
