package dev.sluice.cli.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.model.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/// The simulator's ledger and figures at one moment.
record Calls(List<CallRecord> records, JsonNode stats) {

    static Calls read(URI simulator) throws IOException, InterruptedException {
        var lines = get(simulator.resolve("/_sim/calls"));
        return new Calls(
                lines.lines().map(Calls::parse).toList(),
                Json.mapper().readTree(get(simulator.resolve("/_sim/stats"))));
    }

    /// Completed calls by task.
    Map<String, Long> completedByTask() {
        return records.stream()
                .filter(CallRecord::isCompleted)
                .collect(
                        Collectors.groupingBy(
                                call -> Objects.requireNonNull(call.taskId()),
                                Collectors.counting()));
    }

    /// The most calls that ran at once, from their times.
    int mostAtOnce() {
        return records.stream().mapToInt(this::runningAtStartOf).max().orElse(0);
    }

    private int runningAtStartOf(CallRecord one) {
        return (int)
                records.stream()
                        .filter(other ->
                                !other.startedAt().isAfter(one.startedAt())
                                        && other.endedAt().isAfter(one.startedAt()))
                        .count();
    }

    private static CallRecord parse(String line) {
        try {
            return Json.mapper().readValue(line, CallRecord.class);
        } catch (JsonProcessingException broken) {
            throw new AssertionError(line, broken);
        }
    }

    private static String get(URI uri) throws IOException, InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            return http.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString()).body();
        }
    }
}
