package dev.sluice.functions.object;

import dev.sluice.functions.task.Slot;
import dev.sluice.model.TaskId;
import java.net.URI;
import java.time.Duration;

/// Where uploads go: `uploads/{taskId}/{index}`, never a name a client chose. Thread-safe.
public interface UploadSlots {

    /// A URL that takes exactly the slot's type and size, once.
    URI presignPut(TaskId id, int index, Slot slot, Duration ttl);

    /// What lies in the slot now.
    ObjectState look(TaskId id, int index);
}
