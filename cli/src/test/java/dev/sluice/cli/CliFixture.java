package dev.sluice.cli;

import dev.sluice.cli.Surroundings.Terminal;
import dev.sluice.client.stub.StubApi;
import dev.sluice.client.stub.TestClock;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/// Runs commands with captured output against the stub of the API.
abstract class CliFixture {
    @TempDir Path home;
    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();
    final StubApi api = new StubApi(new TestClock());
    final FakeLocalMode localMode = new FakeLocalMode(api.endpoint());
    Terminal terminal = Terminal.NONE;

    @AfterEach
    void stop() {
        api.close();
    }

    final Surroundings here() {
        return new Surroundings(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                terminal,
                home,
                home.resolve("assembly"),
                home.resolve(".sluice"),
                InstantSource.system());
    }

    final int sluice(String... words) {
        return Sluice.commandLine(here(), localMode).execute(words);
    }

    /// The command against the stub.
    final int sluiceHere(String... words) {
        var all = new ArrayList<>(List.of(words));
        all.add("--endpoint=" + api.endpoint());
        return sluice(all.toArray(String[]::new));
    }

    final List<String> errLines() {
        return err.toString().lines().toList();
    }
}
