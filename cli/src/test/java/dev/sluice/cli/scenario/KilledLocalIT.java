package dev.sluice.cli.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.client.TaskOutcome;
import dev.sluice.client.TaskRequest;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Local mode is killed again and again while tasks come in and run.
final class KilledLocalIT {

    private static final int KILLS = 5;
    private static final int WIDTH = 10;

    @TempDir Path directory;

    @Test
    void killedFiveTimes_losesNothingAndRepeatsOnlyWhatWasInFlight() throws Exception {
        var assembly = Assembly.of("killed.yaml", directory);
        var ports = LocalPorts.free();
        var accepted = new ArrayList<TaskId>();
        var completedBy = new HashMap<TaskId, Instant>();
        for (int kill = 0; kill < KILLS; kill++) {
            var local = start(assembly, ports);
            var client = local.client();
            accepted.addAll(Burst.accepted(client.submitAll(Burst.tasks(40, 8))));
            noteCompleted(local, accepted, completedBy);
            if (kill == KILLS - 1) {
                // The answer to a submit is the last thing this process did.
                accepted.add(client.submit(TaskRequest.of("the last words").build()).taskId());
            }
            var children = local.kill();
            await("children end with their parent")
                    .atMost(Duration.ofSeconds(5))
                    .until(() -> children.stream().noneMatch(ProcessHandle::isAlive));
        }
        try (var local = start(assembly, ports)) {
            var outcomes =
                    local.client().awaitAll(accepted, Instant.now().plus(Duration.ofMinutes(4)));

            assertThat(accepted).hasSize(KILLS * 48 + 1);
            assertThat(outcomes).hasOnlyElementsOfType(TaskOutcome.Completed.class);
            var calls = local.calls();
            assertThat(calls.mostAtOnce()).isLessThanOrEqualTo(WIDTH);
            var completed = calls.completedByTask();
            var repeats = completed.values().stream().mapToLong(count -> count - 1).sum();
            assertThat(repeats).isLessThanOrEqualTo(KILLS * WIDTH);
            assertThat(completedBy).isNotEmpty();
            assertThat(afterCompletion(calls.records(), completedBy)).isEmpty();
        }
    }

    private LocalProcess start(Path assembly, LocalPorts ports) throws Exception {
        return LocalProcess.start(assembly, directory.resolve("data"), ports);
    }

    /// Waits until some have completed and many have not, and notes when each was seen so.
    private static void noteCompleted(
            LocalProcess local, List<TaskId> accepted, Map<TaskId, Instant> completedBy) {
        var client = local.client();
        var before = completedBy.size();
        await().atMost(Duration.ofMinutes(1))
                .pollInterval(Duration.ofMillis(100))
                .until(() -> {
                    for (var id : accepted.subList(0, accepted.size() - 20)) {
                        if (!completedBy.containsKey(id)
                                && client.result(id).status() == TaskStatus.COMPLETED) {
                            completedBy.put(id, Instant.now());
                        }
                    }
                    return completedBy.size() >= before + 10;
                });
    }

    private static List<CallRecord> afterCompletion(
            List<CallRecord> records, Map<TaskId, Instant> completedBy) {
        return records.stream()
                .filter(call -> {
                    var id = new TaskId(Objects.requireNonNull(call.taskId()));
                    var seen = completedBy.get(id);
                    return seen != null && call.startedAt().isAfter(seen);
                })
                .toList();
    }
}
