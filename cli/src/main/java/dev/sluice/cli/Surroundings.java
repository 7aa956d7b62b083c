package dev.sluice.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;

/// What a command finds around itself. Only `main` makes the real one.
///
/// @param out results; with `--json` nothing but JSON
/// @param err errors and progress
/// @param terminal who watches
/// @param home the repository: samples, node_modules, sources
/// @param assembly the synthesized cloud assembly that local mode reads
/// @param state where local mode keeps its data by default
/// @param time now
public record Surroundings(
        PrintWriter out,
        PrintWriter err,
        Terminal terminal,
        Path home,
        Path assembly,
        Path state,
        InstantSource time) {

    /// Who watches standard error.
    public enum Terminal {
        /// Someone: lines may be drawn over.
        WATCHED,
        /// A file or a pipe.
        NONE
    }

    /// The surroundings of this process, as the launcher describes them in system properties.
    static Surroundings ofThisProcess() {
        var console = System.console();
        var home = Path.of(System.getProperty("sluice.home", "")).toAbsolutePath();
        return new Surroundings(
                new PrintWriter(System.out, true, java.nio.charset.StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, java.nio.charset.StandardCharsets.UTF_8),
                console != null && console.isTerminal() ? Terminal.WATCHED : Terminal.NONE,
                home,
                Path.of(System.getProperty("sluice.assembly", home + "/.sluice/assembly")),
                home.resolve(".sluice"),
                InstantSource.system());
    }
}
