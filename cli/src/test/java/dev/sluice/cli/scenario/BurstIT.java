package dev.sluice.cli.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.client.TaskOutcome;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A burst far above the lane's width.
final class BurstIT {

    @TempDir Path directory;

    @Test
    void sixHundredTasksAtOnce_areEachCalledOnceAndNeverMoreThanTenTogether() throws Exception {
        var assembly = Assembly.of("burst.yaml", directory);
        try (var local =
                LocalProcess.start(assembly, directory.resolve("data"), LocalPorts.free())) {
            var client = local.client();

            var accepted = Burst.accepted(client.submitAll(Burst.tasks(500, 100)));
            var outcomes = client.awaitAll(accepted, Instant.now().plus(Duration.ofMinutes(4)));

            assertThat(accepted).hasSize(600);
            assertThat(outcomes).hasOnlyElementsOfType(TaskOutcome.Completed.class);
            var calls = local.calls();
            assertThat(calls.completedByTask()).hasSize(600);
            assertThat(calls.completedByTask().values()).containsOnly(1L);
            assertThat(calls.records()).hasSize(600);
            assertThat(calls.mostAtOnce()).isLessThanOrEqualTo(10);
        }
    }
}
