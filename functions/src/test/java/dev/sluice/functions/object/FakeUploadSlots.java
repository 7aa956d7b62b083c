package dev.sluice.functions.object;

import dev.sluice.functions.task.Slot;
import dev.sluice.model.TaskId;
import java.net.URI;
import java.time.Duration;

/// [UploadSlots] in memory.
public record FakeUploadSlots(BucketMemory memory, String bucket) implements UploadSlots {

    @Override
    public URI presignPut(TaskId id, int index, Slot slot, Duration ttl) {
        return URI.create(
                "memory:///%s/%s?type=%s&size=%d"
                        .formatted(
                                bucket,
                                ObjectKeys.upload(id, index),
                                slot.contentType(),
                                slot.size()));
    }

    @Override
    public ObjectState look(TaskId id, int index) {
        return new FakeInputObjects(memory).look(bucket, ObjectKeys.upload(id, index));
    }
}
