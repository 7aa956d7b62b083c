package dev.sluice.infra;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import software.amazon.awscdk.services.lambda.Code;

/// The code of every function: what the functions build made, with the validated configuration
/// beside it as `sluice.json`.
///
/// @param directory `lib/` with the jars
public record FunctionsAsset(Path directory) {

    /// Puts both together in an empty directory.
    ///
    /// @throws IllegalStateException when the functions are not built
    public Code with(String configJson, Path empty) {
        var lib = directory.resolve("lib");
        if (!Files.isDirectory(lib)) {
            throw new IllegalStateException(
                    lib + " is not there: build the functions first (./sluice synth does)");
        }
        try {
            Files.createDirectories(empty.resolve("lib"));
            for (var jar : jars(lib)) {
                Files.copy(jar, empty.resolve("lib").resolve(jar.getFileName()));
            }
            Files.writeString(empty.resolve("sluice.json"), configJson);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return Code.fromAsset(empty.toString());
    }

    private static List<Path> jars(Path lib) throws IOException {
        try (var files = Files.list(lib)) {
            return files.sorted().toList();
        }
    }
}
