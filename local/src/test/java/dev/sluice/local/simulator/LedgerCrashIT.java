package dev.sluice.local.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.sluice.local.simulator.ledger.CallLedger;
import dev.sluice.local.simulator.ledger.CallRecord;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LedgerCrashIT {
    private static final int CALLERS = 20;
    private static final int ANSWERS_BEFORE_THE_KILL = 300;

    private final Set<String> answered = ConcurrentHashMap.newKeySet();
    private final AtomicInteger tasks = new AtomicInteger();

    @TempDir private Path folder;

    @Test
    void killedSimulator_hasALineForEachAnswerAndNoneForACallInFlight() throws Exception {
        var file = folder.resolve("calls.ndjson");
        var simulator = SimulatorProcess.start(file);
        try (var http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
                var callers = Executors.newVirtualThreadPerTaskExecutor()) {
            callers.submit(() -> call(http, simulator.port(), "us.amazon.nova-pro-v1:0", "slow"));
            for (int i = 0; i < CALLERS; i++) {
                callers.submit(() -> callUntilItDies(http, simulator.port()));
            }
            await().until(() -> answered.size() >= ANSWERS_BEFORE_THE_KILL);
            simulator.kill();
        }

        try (var ledger = CallLedger.open(file)) {
            assertThat(ledger.calls())
                    .filteredOn(CallRecord::isCompleted)
                    .extracting(CallRecord::taskId)
                    .doesNotHaveDuplicates()
                    .containsAll(answered)
                    .doesNotContain("slow");
        }
    }

    private Void callUntilItDies(HttpClient http, int port) throws InterruptedException {
        try {
            while (true) {
                call(http, port, "us.amazon.nova-2-lite-v1:0", "task-" + tasks.incrementAndGet());
            }
        } catch (IOException dead) {
            return null;
        }
    }

    private Void call(HttpClient http, int port, String model, String taskId)
            throws IOException, InterruptedException {
        var uri =
                URI.create(
                        "http://127.0.0.1:%d/us-east-1/model/%s/converse"
                                .formatted(port, model.replace(":", "%3A")));
        var body =
                """
                {"messages":[{"role":"user","content":[{"text":"hello"}]}],
                 "requestMetadata":{"taskId":"%s"}}
                """
                        .formatted(taskId);
        var answer =
                http.send(
                        HttpRequest.newBuilder(uri).POST(BodyPublishers.ofString(body)).build(),
                        BodyHandlers.ofString());
        if (answer.statusCode() == 200) {
            answered.add(taskId);
        }
        return null;
    }
}
