package dev.sluice.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// A file that a command will write at its end: whole or not at all.
///
/// @param file the name it gets
/// @param folder where it will stand
record ReportFile(Path file, Path folder) {

    /// Looks before the work begins whether the file can be written.
    ///
    /// @throws ParameterException when it cannot
    static ReportFile at(Path file, CommandLine command) {
        var folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw new ParameterException(command, file + " is a folder");
        }
        if (!Files.isDirectory(folder)) {
            throw new ParameterException(command, "there is no folder " + folder);
        }
        if (!Files.isWritable(folder) || (Files.exists(file) && !Files.isWritable(file))) {
            throw new ParameterException(command, file + " cannot be written");
        }
        return new ReportFile(file, folder);
    }

    void write(String text) throws IOException {
        var draft = Files.createTempFile(folder, ".report", ".json");
        try {
            Files.writeString(draft, text + "\n");
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
