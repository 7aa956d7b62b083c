package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class SimulatorConfigTest extends CliFixture {

    @Test
    void configFile_isWhatTheSimulatorStartsWith() throws Exception {
        var file =
                Files.writeString(
                        home.resolve("s.yaml"), "quotas: [{rpm: 200}]\nfaults: [{kind: empty}]\n");
        var run = new FutureTask<>(() -> sluice("simulator", "--port=4571", "--config=" + file));
        var thread = Thread.ofPlatform().start(run);
        await().until(() -> out.toString().contains("Ctrl-C stops it."));
        thread.interrupt();

        assertThat(run.get()).isEqualTo(ExitCode.OK);
        assertThat(localMode.setups)
                .singleElement()
                .satisfies(setup -> {
                    assertThat(setup.settings().quotas().rules()).hasSize(1);
                    assertThat(setup.faults()).hasSize(1);
                });
    }

    @Test
    void badConfigFile_isOneLineThatNamesEveryProblem() throws IOException {
        assertThat(wrong("quotas: [{rpm: 0, burst: soon}]\nspeed: 3"))
                .contains("quotas[0].rpm", "quotas[0].burst", "speed");
        assertThat(wrong("quotas: [")).contains("not YAML");
        assertThat(wrong("")).contains("a JSON object");
    }

    @Test
    void configFileThatIsNotThere_isOneLine() {
        assertThat(sluice("simulator", "--config=" + home.resolve("none.yaml")))
                .isEqualTo(ExitCode.USAGE);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("none.yaml");
    }

    private String wrong(String text) throws IOException {
        var before = errLines().size();
        var file = Files.writeString(home.resolve("s.yaml"), text);
        assertThat(sluice("simulator", "--config=" + file)).isEqualTo(ExitCode.USAGE);
        assertThat(errLines()).hasSize(before + 1);
        assertThat(localMode.setups).isEmpty();
        return errLines().getLast();
    }
}
