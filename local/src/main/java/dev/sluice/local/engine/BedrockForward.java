package dev.sluice.local.engine;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;

/// The real Bedrock behind a local address: signs each call again with the user's own credentials.
///
/// Functions run under credentials that only the embedded engines know; this keeps theirs and the
/// user's apart, as a role keeps them apart on AWS.
public final class BedrockForward implements Engine {
    private static final Pattern TARGET = Pattern.compile("/([a-z0-9-]+)(/.*)");

    /// Headers that the new request has of its own.
    private static final Set<String> OWN =
            Set.of(
                    "authorization",
                    "connection",
                    "content-length",
                    "expect",
                    "host",
                    "transfer-encoding",
                    "upgrade",
                    "x-amz-content-sha256",
                    "x-amz-date",
                    "x-amz-security-token");

    private final HttpServer server;
    private final Port port;
    private final HttpClient http = HttpClient.newHttpClient();
    private final AwsCredentialsProvider credentials = DefaultCredentialsProvider.builder().build();

    private BedrockForward(HttpServer server, Port port) {
        this.server = server;
        this.port = port;
    }

    /// Starts on `port`; credentials are looked for at the first call.
    public static BedrockForward start(Port port) {
        port.requireFree();
        try {
            var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port.number()), 0);
            var forward = new BedrockForward(server, port);
            server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            server.createContext("/", forward::handle);
            server.start();
            return forward;
        } catch (IOException failed) {
            throw new StartFailure("the way to Bedrock did not open", failed);
        }
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            var target = TARGET.matcher(exchange.getRequestURI().getRawPath());
            if (!target.matches()) {
                answer(exchange, 404, "no region in the path");
                return;
            }
            var host = "https://bedrock-runtime.%s.amazonaws.com".formatted(target.group(1));
            var query = exchange.getRequestURI().getRawQuery();
            var uri = URI.create(host + target.group(2) + (query == null ? "" : "?" + query));
            var response =
                    http.send(signed(exchange, uri, target.group(1)), BodyHandlers.ofInputStream());
            relay(exchange, response);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | IOException failed) {
            answer(exchange, 503, String.valueOf(failed.getMessage()));
        }
    }

    private HttpRequest signed(HttpExchange exchange, URI uri, String region) throws IOException {
        var body = exchange.getRequestBody().readAllBytes();
        var request =
                SdkHttpRequest.builder()
                        .method(SdkHttpMethod.fromValue(exchange.getRequestMethod()))
                        .uri(uri);
        exchange.getRequestHeaders()
                .forEach((name, values) -> {
                    if (!OWN.contains(name.toLowerCase(Locale.ROOT))) {
                        request.putHeader(name, values);
                    }
                });
        var signed =
                AwsV4HttpSigner.create()
                        .sign(sign ->
                                sign.identity(credentials.resolveCredentials())
                                        .request(request.build())
                                        .payload(ContentStreamProvider.fromByteArray(body))
                                        .putProperty(
                                                AwsV4HttpSigner.SERVICE_SIGNING_NAME, "bedrock")
                                        .putProperty(AwsV4HttpSigner.REGION_NAME, region))
                        .request();
        var forward =
                HttpRequest.newBuilder(uri)
                        .method(exchange.getRequestMethod(), BodyPublishers.ofByteArray(body));
        signed.forEachHeader((name, values) -> {
            if (!name.equalsIgnoreCase("host")) {
                values.forEach(value -> forward.header(name, value));
            }
        });
        return forward.build();
    }

    private static void relay(HttpExchange exchange, HttpResponse<InputStream> response)
            throws IOException {
        response.headers()
                .map()
                .forEach((name, values) -> {
                    if (!name.startsWith(":") && !OWN.contains(name)) {
                        exchange.getResponseHeaders().put(name, values);
                    }
                });
        exchange.sendResponseHeaders(response.statusCode(), 0);
        try (var body = response.body()) {
            body.transferTo(exchange.getResponseBody());
        }
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        var message = text.replace('"', '\'').replace('\n', ' ');
        var body = "{\"message\":\"%s\"}".formatted(message).getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
    }

    @Override
    public URI endpoint() {
        return port.url();
    }

    @Override
    public void close() {
        server.stop(0);
        http.close();
    }
}
