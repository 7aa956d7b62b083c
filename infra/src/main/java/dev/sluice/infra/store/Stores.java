package dev.sluice.infra.store;

import dev.sluice.model.EnvKey;
import java.util.EnumMap;
import java.util.Map;

/// Everything the stack keeps, as its functions share it.
public record Stores(TaskTable tasks, ControlTable control, TaskBucket bucket) {

    /// Where a function finds them.
    public Map<EnvKey, String> environment() {
        var environment = new EnumMap<EnvKey, String>(EnvKey.class);
        environment.put(EnvKey.TASKS_TABLE, tasks.name());
        environment.put(EnvKey.CONTROL_TABLE, control.name());
        environment.put(EnvKey.BUCKET, bucket.name());
        return environment;
    }
}
