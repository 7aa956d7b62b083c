package dev.sluice.functions.api;

import dev.sluice.functions.object.Fetched;
import dev.sluice.functions.object.InputObjects;
import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.object.ObjectState;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.object.UploadSlots;
import dev.sluice.functions.task.Slot;
import dev.sluice.model.FileReference;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskSpec;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What the API sees of S3: sizes by place, specs by key, URLs that say what they are for.
final class Shelf implements UploadSlots, InputObjects, TaskObjects {

    static final String BUCKET = "the-bucket";

    final Map<String, Long> sizes = new ConcurrentHashMap<>();
    final Map<String, TaskSpec> specs = new HashMap<>();
    final Set<TaskId> erased = ConcurrentHashMap.newKeySet();

    void upload(TaskId id, int index, long size) {
        sizes.put(BUCKET + "/" + ObjectKeys.upload(id, index), size);
    }

    @Override
    public URI presignPut(TaskId id, int index, Slot slot, Duration ttl) {
        return URI.create(
                "https://put/%s/%d?type=%s&size=%d&ttl=%s"
                        .formatted(id, index, slot.contentType(), slot.size(), ttl));
    }

    @Override
    public ObjectState look(TaskId id, int index) {
        return look(BUCKET, ObjectKeys.upload(id, index));
    }

    @Override
    public ObjectState look(String bucket, String key) {
        var size = sizes.get(bucket + "/" + key);
        return size == null
                ? new ObjectState.Absent()
                : new ObjectState.Present("\"" + size + "\"", size);
    }

    @Override
    public Fetched head(FileReference file, int bytes) {
        throw new UnsupportedOperationException("the API reads no file");
    }

    @Override
    public Fetched whole(FileReference file, long limit) {
        throw new UnsupportedOperationException("the API reads no file");
    }

    @Override
    public String putSpec(TaskId id, String bodyHash, TaskSpec spec) {
        specs.put(ObjectKeys.spec(id, bodyHash), spec);
        return ObjectKeys.spec(id, bodyHash);
    }

    @Override
    public Optional<TaskSpec> spec(TaskId id, String key) {
        return Optional.ofNullable(specs.get(key));
    }

    @Override
    public String putResult(TaskId id, String attemptToken, TaskResult result) {
        throw new UnsupportedOperationException("the API keeps no result");
    }

    @Override
    public Optional<Left> leftResult(TaskId id) {
        return Optional.empty();
    }

    @Override
    public URI presignGet(String key, Duration ttl) {
        return URI.create("https://get/" + key + "?ttl=" + ttl);
    }

    @Override
    public void erase(TaskId id) {
        erased.add(id);
    }
}
