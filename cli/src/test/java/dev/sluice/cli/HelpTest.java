package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest extends CliFixture {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "demo",
                "local",
                "submit",
                "result",
                "cancel",
                "simulator",
                "loadtest",
                "synth",
                "deploy",
                "destroy",
                "test"
            })
    void everyCommand_explainsItself_withAnExample(String command) {
        assertThat(sluice(command, "--help")).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).contains("Example:", "./sluice " + command);
        assertThat(err.toString()).isEmpty();
        assertThat(localMode.started).isEmpty();
    }

    @Test
    void root_listsEveryCommand() {
        assertThat(sluice("--help")).isEqualTo(ExitCode.OK);
        assertThat(out.toString())
                .contains("demo", "local", "submit", "result", "cancel", "simulator")
                .contains("synth", "deploy", "destroy", "test", "./sluice demo");
    }

    @Test
    void unknownCommand_isUsage_inOneLine() {
        assertThat(sluice("sumbit")).isEqualTo(ExitCode.USAGE);
        assertThat(out.toString()).isEmpty();
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("sumbit", "submit");
    }

    @Test
    void noCommand_isUsage() {
        assertThat(sluice()).isEqualTo(ExitCode.USAGE);
        assertThat(errLines()).hasSize(1);
    }
}
