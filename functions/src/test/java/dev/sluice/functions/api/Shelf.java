package dev.sluice.functions.api;

import dev.sluice.functions.object.BucketMemory;
import dev.sluice.functions.object.FakeInputObjects;
import dev.sluice.functions.object.FakeTaskObjects;
import dev.sluice.functions.object.FakeUploadSlots;
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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// S3 in memory as the API sees it, which remembers what was erased and says in a URL how long it
/// is good.
final class Shelf implements UploadSlots, InputObjects, TaskObjects {

    static final String BUCKET = "the-bucket";

    final Set<TaskId> erased = ConcurrentHashMap.newKeySet();
    private final BucketMemory memory = new BucketMemory();
    private final UploadSlots slots = new FakeUploadSlots(memory, BUCKET);
    private final InputObjects inputs = new FakeInputObjects(memory);
    private final TaskObjects objects = new FakeTaskObjects(memory, BUCKET);

    /// Fills a slot; the etag of what lies there now.
    String upload(TaskId id, int index, int size) {
        return put(BUCKET, ObjectKeys.upload(id, index), size);
    }

    String put(String bucket, String key, int size) {
        return memory.put(bucket, key, new byte[size]);
    }

    @Override
    public URI presignPut(TaskId id, int index, Slot slot, Duration ttl) {
        return URI.create(slots.presignPut(id, index, slot, ttl) + "&ttl=" + ttl);
    }

    @Override
    public ObjectState look(TaskId id, int index) {
        return slots.look(id, index);
    }

    @Override
    public ObjectState look(String bucket, String key) {
        return inputs.look(bucket, key);
    }

    @Override
    public Fetched head(FileReference file, int bytes) {
        return inputs.head(file, bytes);
    }

    @Override
    public Fetched whole(FileReference file, long limit) {
        return inputs.whole(file, limit);
    }

    @Override
    public String putSpec(TaskId id, String bodyHash, TaskSpec spec) {
        return objects.putSpec(id, bodyHash, spec);
    }

    @Override
    public Optional<TaskSpec> spec(TaskId id, String key) {
        return objects.spec(id, key);
    }

    @Override
    public String putResult(TaskId id, String attemptToken, TaskResult result) {
        return objects.putResult(id, attemptToken, result);
    }

    @Override
    public Optional<Left> leftResult(TaskId id) {
        return objects.leftResult(id);
    }

    @Override
    public URI presignGet(String key, Duration ttl) {
        return URI.create(objects.presignGet(key, ttl) + "?ttl=" + ttl);
    }

    @Override
    public void erase(TaskId id) {
        objects.erase(id);
        erased.add(id);
    }
}
