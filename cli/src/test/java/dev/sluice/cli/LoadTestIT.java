package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.local.OnThisMachine;
import dev.sluice.model.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/// The smoke scenario against the simulator, twice as fast as shipped.
class LoadTestIT extends CliFixture {

    @Test
    void smoke_losesWhatTheQuotaRefuses_andRetriesWinItBack() throws IOException {
        var file = home.resolve("report.json");

        var code =
                Sluice.commandLine(here(), new OnThisMachine(home, InstantSource.system()))
                        .execute(
                                "loadtest",
                                "smoke",
                                "--scale=2",
                                "--json=" + file,
                                "--fail-on=direct.failed == 0");

        assertThat(code).as(err.toString()).isEqualTo(ExitCode.OK);
        var modes = Json.mapper().readTree(Files.readString(file)).path("modes");
        var direct = modes.path("direct");
        var retry = modes.path("retry");
        // 20 fit at once; what refills while the burst is launched is little.
        assertThat(direct.path("succeeded").asInt()).isBetween(20, 36);
        assertThat(direct.path("throttles").asInt())
                .isEqualTo(direct.path("failed").asInt())
                .isPositive();
        assertThat(direct.path("calls").asInt()).isEqualTo(40);
        assertThat(retry.path("succeeded").asInt()).isGreaterThan(direct.path("succeeded").asInt());
        assertThat(retry.path("calls").asInt()).isGreaterThan(40);
        assertThat(out.toString()).contains("direct", "retry", "limited by rpm");
    }

    @Test
    void conditionThatHolds_isExitOne_andToldInOneLine() {
        var code =
                Sluice.commandLine(here(), new OnThisMachine(home, InstantSource.system()))
                        .execute(
                                "loadtest",
                                "smoke",
                                "--scale=4",
                                "--mode=direct",
                                "--fail-on=direct.calls == 40");

        assertThat(code).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString()).contains("direct.calls is 40, == 40");
    }
}
