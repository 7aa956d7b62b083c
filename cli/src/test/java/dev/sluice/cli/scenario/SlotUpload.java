package dev.sluice.cli.scenario;

import dev.sluice.model.UploadSlot;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.TreeMap;

/// A PUT to a presigned URL, as issued or altered.
record SlotUpload(String url, Map<String, String> headers, String content) {

    static SlotUpload to(UploadSlot slot, String content) {
        return new SlotUpload(slot.url(), slot.headers(), content);
    }

    SlotUpload ofType(String type) {
        var changed = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        changed.putAll(headers);
        changed.put("content-type", type);
        return new SlotUpload(url, changed, content);
    }

    SlotUpload at(String otherUrl) {
        return new SlotUpload(otherUrl, headers, content);
    }

    /// The status.
    int send() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(url)).PUT(BodyPublishers.ofString(content));
        headers.forEach(request::header);
        try (var http = HttpClient.newHttpClient()) {
            return http.send(request.build(), BodyHandlers.discarding()).statusCode();
        }
    }
}
