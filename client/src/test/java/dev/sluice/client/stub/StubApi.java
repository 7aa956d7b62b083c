package dev.sluice.client.stub;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Problem;
import dev.sluice.model.TaskId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/// The HTTP API and its object store as the contract describes them, on a port of its own, with
/// faults on demand. Thread-safe.
public final class StubApi implements AutoCloseable {
    final StubTasks tasks;
    private final HttpServer server;
    private final Map<String, Queue<StubFault>> faults = new ConcurrentHashMap<>();
    private final List<String> calls = new CopyOnWriteArrayList<>();

    /// Starts it.
    public StubApi(TestClock clock) {
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 200);
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
        tasks = new StubTasks(clock, origin());
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::serve);
        server.start();
    }

    /// Where clients send their calls.
    public URI endpoint() {
        return origin().resolve("/v1");
    }

    /// Lets the next call that starts so go wrong, as `PUT /slots` or `GET /v1/result`.
    public void fail(String callPrefix, StubFault... next) {
        faults.computeIfAbsent(callPrefix, prefix -> new ConcurrentLinkedQueue<>())
                .addAll(List.of(next));
    }

    /// How tasks submitted from now on end, and after how many looks.
    public void end(StubEnding ending, int looks) {
        tasks.end(ending, looks);
    }

    /// Makes every URL given out so far useless.
    public void expireUrls() {
        tasks.expireUrls();
    }

    /// Every call so far, as `POST /v1/submit`.
    public List<String> calls() {
        return List.copyOf(calls);
    }

    /// How many calls started so.
    public long calls(String prefix) {
        return calls.stream().filter(call -> call.startsWith(prefix)).count();
    }

    /// Every task.
    public List<StubTask> tasks() {
        return tasks.all();
    }

    /// One task.
    public StubTask task(TaskId id) {
        return tasks.find(id.value()).orElseThrow();
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private URI origin() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    private void serve(HttpExchange exchange) throws IOException {
        var call = exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
        calls.add(call);
        var body = exchange.getRequestBody().readAllBytes();
        switch (nextFault(call)) {
            case StubFault.Refuses(var status, var headers) ->
                    send(exchange, new StubAnswer(status, headers, "no".getBytes()));
            case StubFault.BreaksBefore() -> exchange.close();
            case StubFault.BreaksAfter() -> {
                var unused = answer(exchange, call, body);
                exchange.close();
            }
            case null -> send(exchange, answer(exchange, call, body));
        }
    }

    private StubFault nextFault(String call) {
        return faults.entrySet().stream()
                .filter(entry -> call.startsWith(entry.getKey()))
                .map(entry -> entry.getValue().poll())
                .filter(fault -> fault != null)
                .findFirst()
                .orElse(null);
    }

    private StubAnswer answer(HttpExchange exchange, String call, byte[] body) throws IOException {
        var last = call.substring(call.lastIndexOf('/') + 1);
        if (call.contains(" /v1/") && !SignatureCheck.isRight(exchange, origin(), body)) {
            return StubAnswer.of(
                    new Problem("Forbidden", 403, ErrorCode.FORBIDDEN, "bad signature", null));
        }
        var headers = exchange.getRequestHeaders();
        var query = exchange.getRequestURI().getQuery();
        return switch (call.split("/")[0] + call.split("/")[1]) {
            case "PUT slots" -> tasks.put(call.split("/")[2], last, query, headers, body);
            case "GET spilled" -> tasks.spilled(last, query);
            case "POST v1" ->
                    last.equals("upload")
                            ? tasks.upload(body)
                            : tasks.submit(body, headers.getFirst("Idempotency-Key"));
            case "GET v1" -> tasks.look(last);
            case "DELETE v1" -> tasks.delete(last);
            default -> new StubAnswer(404, Map.of(), new byte[0]);
        };
    }

    private static void send(HttpExchange exchange, StubAnswer answer) throws IOException {
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        exchange.sendResponseHeaders(
                answer.status(), answer.body().length == 0 ? -1 : answer.body().length);
        exchange.getResponseBody().write(answer.body());
        exchange.close();
    }
}
