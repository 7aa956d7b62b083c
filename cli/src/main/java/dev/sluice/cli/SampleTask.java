package dev.sluice.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import dev.sluice.client.TaskRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One task of `samples/tasks.yaml`.
///
/// @param name short and unique
/// @param use what such a task is good for
/// @param files beside the manifest, in the model's order
/// @param prompt what is asked
record SampleTask(String name, String use, @Nullable List<String> files, String prompt) {
    private static final String MANIFEST = "tasks.yaml";

    /// Files are optional.
    SampleTask {
        files = List.copyOf(Objects.requireNonNullElse(files, List.of()));
    }

    /// Every task of the folder.
    ///
    /// @throws CommandFailed when the manifest cannot be read or names a file that is not there
    static List<SampleTask> in(Path folder) {
        try {
            var manifest =
                    new ObjectMapper(new YAMLFactory())
                            .readValue(folder.resolve(MANIFEST).toFile(), Manifest.class);
            manifest.tasks().forEach(task -> task.requireFiles(folder));
            return manifest.tasks();
        } catch (IOException unreadable) {
            throw new CommandFailed(
                    "cannot read " + folder.resolve(MANIFEST) + ": " + unreadable.getMessage(),
                    unreadable);
        }
    }

    /// The task as a request.
    TaskRequest request(Path folder) {
        var request = TaskRequest.of(prompt).metadata("sample", name);
        files.forEach(file -> request.file(folder.resolve(file)));
        return request.build();
    }

    private void requireFiles(Path folder) {
        files.stream()
                .map(folder::resolve)
                .filter(file -> !Files.isReadable(file))
                .findFirst()
                .ifPresent(missing -> {
                    throw new CommandFailed("sample " + name + " lacks " + missing);
                });
    }

    private record Manifest(List<SampleTask> tasks) {}
}
