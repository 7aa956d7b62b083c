package dev.sluice.local.simulator.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CallLedgerIT {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    @TempDir private Path folder;

    @Test
    void reopened_hasWhatWasAppended() throws IOException {
        try (var ledger = open()) {
            ledger.append(call("a"));
        }
        try (var ledger = open()) {
            ledger.append(call("b"));
            assertThat(ledger.calls()).containsExactly(call("a"), call("b"));
        }
    }

    @Test
    void lineCutByACrash_isDropped() throws IOException {
        try (var ledger = open()) {
            ledger.append(call("a"));
        }
        Files.writeString(file(), "{\"id\":\"torn", StandardOpenOption.APPEND);
        try (var ledger = open()) {
            ledger.append(call("b"));
            assertThat(ledger.calls()).containsExactly(call("a"), call("b"));
        }
    }

    @Test
    void appendsOfManyThreads_areWholeLines() throws IOException {
        try (var ledger = open()) {
            try (var writers = Executors.newVirtualThreadPerTaskExecutor()) {
                IntStream.range(0, 1_000)
                        .forEach(i -> writers.submit(() -> ledger.append(call("c" + i))));
            }
            assertThat(ledger.calls())
                    .hasSize(1_000)
                    .extracting(CallRecord::id)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void interruptedWriter_harmsNobody() throws IOException {
        try (var ledger = open()) {
            Thread.currentThread().interrupt();
            ledger.append(call("a"));
            assertThat(Thread.interrupted()).isTrue();
            ledger.append(call("b"));
            assertThat(ledger.calls()).hasSize(2);
        }
    }

    @Test
    void cleared_startsAnew() throws IOException {
        try (var ledger = open()) {
            ledger.append(call("a"));
            ledger.clear();
            ledger.append(call("b"));
            assertThat(ledger.calls()).containsExactly(call("b"));
        }
    }

    private CallLedger open() throws IOException {
        return CallLedger.open(file());
    }

    private Path file() {
        return folder.resolve("deep/calls.ndjson");
    }

    private static CallRecord call(String id) {
        return new CallRecord(
                id,
                NOW,
                NOW,
                "r",
                "m",
                "t",
                "completed",
                1,
                2,
                1,
                "Converse",
                null,
                "end_turn",
                null,
                null,
                NOW,
                12L,
                3L);
    }
}
