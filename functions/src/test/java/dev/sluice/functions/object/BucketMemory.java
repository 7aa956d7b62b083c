package dev.sluice.functions.object;

import dev.sluice.model.Sha256;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Objects in memory, in the order in which they were first written.
public final class BucketMemory {

    private final Map<String, Stored> objects = new LinkedHashMap<>();

    /// What lies there.
    synchronized Optional<Stored> find(String bucket, String key) {
        return Optional.ofNullable(objects.get(bucket + "/" + key));
    }

    /// Writes, over what was there.
    public synchronized String put(String bucket, String key, byte[] bytes) {
        var etag = "\"" + Sha256.hex(Arrays.toString(bytes)).substring(0, 32) + "\"";
        objects.put(bucket + "/" + key, new Stored(bytes.clone(), etag));
        return etag;
    }

    synchronized List<String> list(String bucket, String prefix) {
        var from = bucket + "/";
        var keys = new ArrayList<String>();
        for (var name : objects.keySet()) {
            if (name.startsWith(from + prefix)) {
                keys.add(name.substring(from.length()));
            }
        }
        return keys;
    }

    /// Removes.
    public synchronized void delete(String bucket, String key) {
        objects.remove(bucket + "/" + key);
    }

    /// A PUT to a URL that [FakeUploadSlots] made; the HTTP status.
    synchronized int put(URI url, String contentType, byte[] bytes) {
        var parts = url.getQuery().split("[=&]");
        var path = url.getPath().substring(1);
        var slash = path.indexOf('/');
        if (!parts[1].equals(contentType) || Long.parseLong(parts[3]) != bytes.length) {
            return 403;
        }
        if (objects.containsKey(path)) {
            return 412;
        }
        put(path.substring(0, slash), path.substring(slash + 1), bytes);
        return 200;
    }

    synchronized int get(URI url, StringBuilder into) {
        var stored = objects.get(url.getPath().substring(1));
        if (stored == null) {
            return 404;
        }
        into.append(new String(stored.bytes(), StandardCharsets.UTF_8));
        return 200;
    }

    /// One object.
    @SuppressWarnings("ArrayRecordComponent")
    record Stored(byte[] bytes, String etag) {}
}
