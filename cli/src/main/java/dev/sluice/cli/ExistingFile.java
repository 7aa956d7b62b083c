package dev.sluice.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// A file that a command line names.
final class ExistingFile {
    private static final int MOST_NAMES = 12;

    private ExistingFile() {}

    /// @throws ParameterException when there is no such file; says which there are
    static void require(Path file, CommandLine command) {
        if (Files.isDirectory(file)) {
            throw new ParameterException(command, file + " is a folder; it has " + files(file));
        }
        if (!Files.isReadable(file)) {
            var folder = file.toAbsolutePath().getParent();
            var there =
                    Files.isDirectory(folder)
                            ? "its folder has " + files(folder)
                            : "there is no folder " + folder;
            throw new ParameterException(command, "no readable file " + file + "; " + there);
        }
    }

    private static String files(Path folder) {
        try (var entries = Files.list(folder)) {
            var names =
                    entries.filter(Files::isRegularFile)
                            .map(entry -> String.valueOf(entry.getFileName()))
                            .filter(name -> !name.startsWith("."))
                            .sorted()
                            .toList();
            var listed = names.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
            return names.isEmpty()
                    ? "no files"
                    : listed + (names.size() > MOST_NAMES ? ", and more" : "");
        } catch (IOException unreadable) {
            return "nothing that can be listed";
        }
    }
}
