package dev.sluice.local;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.api.SdkSigner;
import dev.sluice.model.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;

/// Calls the API as one of the local users.
record ApiClient(URI api, String user) {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Map<String, String> JSON = Map.of("content-type", "application/json");

    /// What came back.
    record Reply(int status, JsonNode body) {}

    Reply call(String method, String path, String body) throws Exception {
        return send(method, path, body, body);
    }

    /// Signs one body and sends another.
    Reply send(String method, String path, String signed, String sent) throws Exception {
        var uri = URI.create(api + path);
        var request = HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofString(sent));
        SdkSigner.of(user, Clock.systemUTC())
                .sign(method, uri, JSON, signed.getBytes(StandardCharsets.UTF_8))
                .forEach((name, values) -> {
                    if (!name.equalsIgnoreCase("host")) {
                        values.forEach(value -> request.header(name, value));
                    }
                });
        return reply(request.build());
    }

    /// The same without a signature.
    Reply unsigned(String method, String path) throws Exception {
        var uri = URI.create(api + path);
        return reply(HttpRequest.newBuilder(uri).method(method, BodyPublishers.noBody()).build());
    }

    /// Uploads to a presigned URL.
    static int put(String url, String contentType, String content) throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(url))
                        .header("content-type", contentType)
                        .header("if-none-match", "*")
                        .PUT(BodyPublishers.ofString(content))
                        .build();
        return HTTP.send(request, BodyHandlers.discarding()).statusCode();
    }

    private static Reply reply(HttpRequest request) throws IOException, InterruptedException {
        var response = HTTP.send(request, BodyHandlers.ofString());
        return new Reply(response.statusCode(), Json.mapper().readTree(response.body()));
    }
}
