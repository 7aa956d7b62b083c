package dev.sluice.loadtest.scenario;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The scenarios there are: those that ship with this version, and files.
public final class Scenarios {
    private static final String SUFFIX = ".yaml";

    /// What ships, by name.
    public static final List<String> SHIPPED =
            List.of(
                    "smoke",
                    "rpm-burst-300",
                    "tpm-pdf-100",
                    "burst-600",
                    "sweep",
                    "images-2000x100",
                    "steady-mixed",
                    "region-outage");

    private Scenarios() {}

    /// A shipped scenario by its name, or else a file by its path.
    ///
    /// @throws IOException when the file is there but cannot be read
    public static ScenarioOutcome find(String nameOrPath) throws IOException {
        if (SHIPPED.contains(nameOrPath)) {
            return ScenarioReader.read(nameOrPath, shipped(nameOrPath));
        }
        var file = Path.of(nameOrPath);
        if (!Files.isRegularFile(file)) {
            return new ScenarioOutcome.Unknown(nameOrPath, SHIPPED);
        }
        return ScenarioReader.read(name(file), Files.readString(file));
    }

    private static String name(Path file) {
        var name = String.valueOf(file.getFileName());
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    private static String shipped(String name) throws IOException {
        try (var resource = Scenarios.class.getResourceAsStream(name + SUFFIX)) {
            if (resource == null) {
                throw new IOException("the scenario " + name + " did not ship");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
