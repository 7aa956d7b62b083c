package dev.sluice.cli.scenario;

import dev.sluice.model.FileReference;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Messages that `guest` wrote by hand.
final class Forged {

    private static final Owner GUEST = new Owner("000000000000:AIDAGUEST000000000000");

    private Forged() {}

    /// A task of guest's own that names an object.
    static TaskMessage naming(TaskId id, String bucket, String key) {
        var file = new FileReference(bucket, key, null, null, "a.txt");
        return message(id, new TaskSpec("Tell.", null, null, null, null, List.of(file)), null);
    }

    /// A task of guest's own whose spec lies elsewhere.
    static TaskMessage withSpecAt(TaskId id, String key) {
        return message(id, null, key);
    }

    /// Another's task id.
    static TaskMessage of(TaskId id) {
        return message(id, new TaskSpec("Tell.", null, null, null, null, List.of()), null);
    }

    private static TaskMessage message(
            TaskId id, @Nullable TaskSpec spec, @Nullable String specKey) {
        return new TaskMessage(
                TaskMessage.VERSION,
                id,
                GUEST,
                "image",
                "us.amazon.nova-2-lite-v1:0",
                0,
                "0".repeat(64),
                Instant.now(),
                null,
                spec,
                specKey);
    }
}
