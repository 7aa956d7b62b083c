package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/// What is refused before anything starts: one line, exit 2, nothing written.
class LoadTestCommandTest extends CliFixture {

    @Test
    void unknownScenario_saysWhatThereIs() {
        refused("no scenario or file 'rpm'; there are smoke, rpm-burst-300", "rpm");
    }

    @Test
    void unknownMode_saysWhatThereIs() {
        refused(
                "no mode 'fast'; there are direct, retry, fixed, pipeline, library, batch",
                "smoke",
                "--mode=fast");
    }

    @Test
    void modeThatIsNotBuilt_saysSo() {
        for (var mode : new String[] {"fixed", "pipeline", "library", "batch"}) {
            err.getBuffer().setLength(0);
            refused("mode '" + mode + "' is not available yet", "smoke", "--mode=direct," + mode);
        }
    }

    @Test
    void moreImagesThanARequestTakes_isSaid() {
        refused("more images than a request may embed (5)", "images-2000x100");
    }

    @Test
    void badScenario_tellsAllMistakes_inOneLine() throws IOException {
        var file = Files.writeString(home.resolve("bad.yaml"), "requests: 0\nmodel: gpt\n");

        refused("requests: 0: must be a whole number from 1 to 100000; model:", file.toString());
    }

    @Test
    void outputThatCannotBeWritten_isToldFirst() {
        refused("there is no folder", "smoke", "--json=" + home.resolve("none/report.json"));
        err.getBuffer().setLength(0);
        refused("is a folder", "smoke", "--json=" + home);
    }

    @Test
    void badConditionOrScale_isUsage() {
        refused("--fail-on: 'x' is no condition", "smoke", "--fail-on=x");
        err.getBuffer().setLength(0);
        refused("--scale must be above 0", "smoke", "--scale=0");
    }

    private void refused(String problem, String... words) {
        var all = new java.util.ArrayList<>(java.util.List.of("loadtest"));
        all.addAll(java.util.List.of(words));
        assertThat(sluice(all.toArray(String[]::new))).isEqualTo(ExitCode.USAGE);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains(problem);
        assertThat(out.toString()).isEmpty();
        assertThat(localMode.setups).isEmpty();
    }
}
