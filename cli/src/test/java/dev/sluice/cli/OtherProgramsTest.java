package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OtherProgramsTest extends CliFixture {

    @ParameterizedTest
    @ValueSource(strings = {"synth", "deploy", "destroy"})
    void cdkCommand_getsEverythingThatFollows_inTheRepository(String verb) throws IOException {
        cdk("printf '%s|' \"$@\" > seen; pwd >> seen");

        assertThat(sluice(verb, "--profile", "work", "-c", "a=b", "Stack")).isEqualTo(ExitCode.OK);

        assertThat(home.resolve("seen"))
                .hasContent(verb + "|--profile|work|-c|a=b|Stack|" + home.toRealPath());
    }

    @Test
    void failingCdk_exits1_whateverItsOwnCode() throws IOException {
        cdk("exit 7");
        assertThat(sluice("synth")).isEqualTo(ExitCode.FAILED);
    }

    @Test
    void missingCdk_saysWhatToRun() {
        assertThat(sluice("deploy")).isEqualTo(ExitCode.FAILED);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("npm ci");
    }

    private void cdk(String script) throws IOException {
        var bin = Files.createDirectories(home.resolve("node_modules/.bin"));
        var file = Files.writeString(bin.resolve("cdk"), "#!/bin/sh\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }
}
