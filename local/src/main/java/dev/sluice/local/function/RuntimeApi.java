package dev.sluice.local.function;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.sluice.local.function.InstanceOutcome.Answered;
import dev.sluice.local.function.InstanceOutcome.Broken;
import dev.sluice.local.function.InstanceOutcome.Raised;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/// The Lambda runtime API (version 2018-06-01) for all children of this process: one server on the
/// loopback interface, one path prefix per child.
final class RuntimeApi implements AutoCloseable {

    private final HttpServer server;
    private final Map<String, Child> children = new ConcurrentHashMap<>();

    /// A child as the API sees it.
    private record Child(String functionArn, RuntimeSession session) {}

    RuntimeApi() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::handle);
        server.start();
    }

    /// Opens a session and says what `AWS_LAMBDA_RUNTIME_API` must be for its child.
    String open(String childId, String functionArn, RuntimeSession session) {
        children.put(childId, new Child(functionArn, session));
        return "127.0.0.1:" + server.getAddress().getPort() + "/" + childId;
    }

    void forget(String childId) {
        children.remove(childId);
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            var path = List.of(exchange.getRequestURI().getPath().split("/"));
            var child = path.size() < 6 ? null : children.get(path.get(1));
            if (child == null) {
                reply(exchange, 404, "");
                return;
            }
            route(exchange, child, path.subList(4, path.size()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void route(HttpExchange exchange, Child child, List<String> path)
            throws IOException, InterruptedException {
        switch (String.join("/", path.getFirst(), path.getLast())) {
            case "invocation/next" -> next(exchange, child);
            case "invocation/response" ->
                    answer(exchange, child, path.get(1), new Answered(body(exchange)));
            case "invocation/error" -> {
                var error = RuntimeError.parse(body(exchange));
                answer(exchange, child, path.get(1), new Raised(error.type(), error.message()));
            }
            case "init/error" -> {
                var error = RuntimeError.parse(body(exchange));
                child.session().initializationFailed(new Broken(error.type(), error.message()));
                reply(exchange, 202, "OK");
            }
            default -> reply(exchange, 404, "");
        }
    }

    private static void next(HttpExchange exchange, Child child)
            throws IOException, InterruptedException {
        var next = child.session().next();
        if (next.isEmpty()) {
            reply(exchange, 410, "");
            return;
        }
        var request = next.get();
        var headers = exchange.getResponseHeaders();
        headers.set("Content-Type", "application/json");
        headers.set("Lambda-Runtime-Aws-Request-Id", request.requestId());
        headers.set("Lambda-Runtime-Deadline-Ms", Long.toString(request.deadline().toEpochMilli()));
        headers.set("Lambda-Runtime-Invoked-Function-Arn", child.functionArn());
        headers.set("Lambda-Runtime-Trace-Id", request.traceId());
        send(exchange, 200, request.event());
    }

    private static void answer(
            HttpExchange exchange, Child child, String requestId, InstanceOutcome outcome)
            throws IOException {
        switch (child.session().answer(requestId, outcome)) {
            case ACCEPTED -> reply(exchange, 202, "OK");
            case UNKNOWN_REQUEST -> reply(exchange, 400, "InvalidRequestID");
        }
    }

    private static byte[] body(HttpExchange exchange) throws IOException {
        return exchange.getRequestBody().readAllBytes();
    }

    private static void reply(HttpExchange exchange, int status, String word) throws IOException {
        send(exchange, status, ("{\"status\":\"" + word + "\"}").getBytes(UTF_8));
    }

    private static void send(HttpExchange exchange, int status, byte[] bytes) throws IOException {
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
