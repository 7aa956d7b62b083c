package dev.sluice.local.simulator;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

/// So many callers at once, who never wait between calls.
record Crowd(int callers) {
    private static final String BODY =
            """
            {"messages":[{"role":"user","content":[{"text":"Hello, caller %d."}]}],
             "inferenceConfig":{"maxTokens":%d}}
            """;

    static Crowd of(int callers) {
        return new Crowd(callers);
    }

    /// Each caller makes so many calls. Returns how many answers had which status.
    Map<Integer, Integer> send(URI region, String model, int calls)
            throws IOException, InterruptedException {
        var answers = new ConcurrentSkipListMap<Integer, Integer>();
        var start = new CountDownLatch(1);
        var uri = URI.create(region + "/model/" + model.replace(":", "%3A") + "/converse");
        try (var http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int caller = 0; caller < callers; caller++) {
                var request =
                        HttpRequest.newBuilder(uri)
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(BODY.formatted(caller, caller + 1)))
                                .build();
                threads.submit(() -> {
                    start.await();
                    for (int call = 0; call < calls; call++) {
                        var answer = http.send(request, BodyHandlers.discarding());
                        answers.merge(answer.statusCode(), 1, Integer::sum);
                    }
                    return null;
                });
            }
            start.countDown();
        }
        return answers;
    }
}
