package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;

/// Finds the code of a function in the cloud assembly.
///
/// @param assembly directory that the synthesis wrote
/// @param manifest `<stack>.assets.json`
record CodeAssets(Path assembly, JsonNode manifest) {

    /// The directory that CDK would zip and upload under the function's `S3Key`.
    Path directory(Fields code, String notedPath) {
        var key = code.text("S3Key");
        for (var file : manifest.path("files")) {
            for (var destination : file.path("destinations")) {
                if (destination.path("objectKey").asText().equals(key)) {
                    return existing(code, file.path("source").path("path").asText());
                }
            }
        }
        if (notedPath.isEmpty()) {
            throw code.unknown("S3Key", "the assembly has no asset " + key);
        }
        return existing(code, notedPath);
    }

    private Path existing(Fields code, String path) {
        var directory = assembly.resolve(path).toAbsolutePath();
        if (!Files.isDirectory(directory)) {
            throw code.unknown("S3Key", "its asset is no directory: " + directory);
        }
        return directory;
    }
}
