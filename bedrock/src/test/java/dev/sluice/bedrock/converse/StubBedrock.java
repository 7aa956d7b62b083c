package dev.sluice.bedrock.converse;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// A Bedrock that says what it is told, one reply after the other; the last one repeats.
final class StubBedrock implements AutoCloseable {

    static final String ANSWER =
            """
            {"output":{"message":{"role":"assistant","content":[{"text":"hello"}]}},\
            "stopReason":"end_turn","usage":{"inputTokens":3,"outputTokens":1,"totalTokens":4},\
            "metrics":{"latencyMs":12},"newField":{"a":1}}\
            """;

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final List<Call> calls = Collections.synchronizedList(new ArrayList<>());
    private final List<Reply> replies;

    StubBedrock(Reply... replies) {
        this.replies = List.of(replies);
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    /// What the stub does with a request.
    sealed interface Reply {}

    record Say(int status, String errorType, String body) implements Reply {}

    record SayAfter(long millis, String body) implements Reply {}

    record Silence() implements Reply {}

    record HangUp() implements Reply {}

    record Call(String path, String retryHeader, String body) {}

    static Reply answer() {
        return new Say(200, "", ANSWER);
    }

    static Reply error(int status, String type, String message) {
        return new Say(
                status,
                type + ":http://internal.amazon.com/coral/com.amazon.bedrock/",
                "{\"message\":\"" + message + "\"}");
    }

    String endpoint() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/{region}";
    }

    List<Call> calls() {
        return List.copyOf(calls);
    }

    private void handle(HttpExchange exchange) throws IOException {
        var body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        Reply reply;
        synchronized (calls) {
            reply = replies.get(Math.min(calls.size(), replies.size() - 1));
            calls.add(
                    new Call(
                            exchange.getRequestURI().getRawPath(),
                            exchange.getRequestHeaders().getFirst("amz-sdk-request"),
                            body));
        }
        switch (reply) {
            case Say(var status, var type, var text) -> send(exchange, status, type, text);
            case SayAfter(var millis, var text) -> {
                pause(millis);
                send(exchange, 200, "", text);
            }
            case Silence _ -> pause(60_000);
            case HangUp _ -> exchange.close();
        }
    }

    private static void send(HttpExchange exchange, int status, String type, String text)
            throws IOException {
        if (!type.isEmpty()) {
            exchange.getResponseHeaders().set("x-amzn-ErrorType", type);
        }
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private void pause(long millis) {
        try {
            closed.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed.countDown();
        server.stop(0);
        threads.shutdownNow();
    }
}
