package dev.sluice.functions.object;

import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/// [TaskObjects] in memory.
public record FakeTaskObjects(BucketMemory memory, String bucket) implements TaskObjects {

    @Override
    public String putSpec(TaskId id, String bodyHash, TaskSpec spec) {
        return put(ObjectKeys.spec(id, bodyHash), spec);
    }

    @Override
    public Optional<TaskSpec> spec(TaskId id, String key) {
        if (!key.startsWith(ObjectKeys.specs(id))) {
            throw new IllegalArgumentException("not a spec of task " + id);
        }
        return read(key, TaskSpec.class);
    }

    @Override
    public String putResult(TaskId id, String attemptToken, TaskResult result) {
        return put(ObjectKeys.result(id, attemptToken), result);
    }

    @Override
    public Optional<Left> leftResult(TaskId id) {
        return memory.list(bucket, ObjectKeys.results(id)).stream()
                .findFirst()
                .map(key -> new Left(key, read(key, TaskResult.class).orElseThrow()));
    }

    @Override
    public URI presignGet(String key, Duration ttl) {
        return URI.create("memory:///" + bucket + "/" + key);
    }

    @Override
    public void erase(TaskId id) {
        ObjectKeys.everything(id).stream()
                .flatMap(prefix -> memory.list(bucket, prefix).stream())
                .forEach(key -> memory.delete(bucket, key));
    }

    private String put(String key, Object value) {
        memory.put(bucket, key, Json.write(value).getBytes(StandardCharsets.UTF_8));
        return key;
    }

    private <T> Optional<T> read(String key, Class<T> type) {
        return memory.find(bucket, key).map(found -> parse(found.bytes(), type));
    }

    private static <T> T parse(byte[] json, Class<T> type) {
        try {
            return Json.mapper().readValue(json, type);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
