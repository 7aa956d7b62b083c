package dev.sluice.local.simulator;

import static dev.sluice.local.simulator.Rig.NOVA;
import static dev.sluice.local.simulator.Rig.request;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.local.simulator.ledger.CallRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;

class RestartIT {
    private static final int MANY = 500;

    @TempDir private Path folder;

    @Test
    void nextRun_continuesLedgerAndFigures() throws Exception {
        var first = runOnce();
        var second = runOnce();

        assertThat(first).hasSize(1);
        assertThat(second).hasSize(2).startsWith(first.getFirst());
        assertThat(second).extracting(CallRecord::id).doesNotHaveDuplicates();
    }

    @Test
    void closing_cutsCallsInFlightAndLeavesThemNoLine() throws Exception {
        var rig = rig();
        rig.simulator.configure(Settings.of(LatencyProfile.constant(Duration.ofMinutes(1))));
        try (var sdk = rig.sdk();
                var caller = Executors.newVirtualThreadPerTaskExecutor()) {
            var call = caller.submit(() -> hello(sdk));
            await().until(() -> rig.simulator.stats().all().inFlight() == 1);
            rig.close();

            assertThatThrownBy(call::get).hasCauseInstanceOf(SdkException.class);
        }
        try (var again = rig()) {
            assertThat(again.simulator.calls()).isEmpty();
        }
    }

    @Test
    void hundredsOfCalls_areInFlightAtOnce() throws Exception {
        try (var rig = rig();
                var sdk = rig.sdk();
                var callers = Executors.newVirtualThreadPerTaskExecutor()) {
            rig.simulator.configure(Settings.of(LatencyProfile.constant(Duration.ofSeconds(3))));
            var calls =
                    IntStream.range(0, MANY)
                            .mapToObj(i -> callers.submit(() -> hello(sdk)))
                            .toList();
            for (Future<?> call : calls) {
                call.get();
            }
            assertThat(rig.simulator.stats().all().peakInFlight()).isEqualTo(MANY);
            assertThat(rig.simulator.stats().all().outcome("completed")).isEqualTo(MANY);
            assertThat(rig.simulator.calls()).hasSize(MANY);
        }
    }

    private List<CallRecord> runOnce() throws IOException {
        try (var rig = rig();
                var sdk = rig.sdk()) {
            hello(sdk);
            assertThat(rig.simulator.stats().all().calls()).isEqualTo(rig.simulator.calls().size());
            return rig.simulator.calls();
        }
    }

    private Rig rig() throws IOException {
        return new Rig(
                new SimulatorConfig(
                        0, Optional.of(folder.resolve("calls.ndjson")), 1, Settings.DEMO),
                ObjectReader.none());
    }

    private static Void hello(BedrockRuntimeClient sdk) {
        sdk.converse(request(NOVA, r -> {}, ContentBlock.fromText("Hello.")));
        return null;
    }
}
