package dev.sluice.functions.runtime;

import dev.sluice.model.EnvKey;
import dev.sluice.model.config.LaneConfig;
import dev.sluice.model.config.SluiceConfig;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A function's configuration, read once from its environment and the `sluice.json` beside its
/// code. No value has a default.
///
/// @param region the deployment's own
/// @param sluice the validated `sluice.yaml`
/// @param names single values by key
/// @param urls queue URLs by lane, by key
public record FunctionConfig(
        String region,
        SluiceConfig sluice,
        Map<EnvKey, String> names,
        Map<EnvKey, Map<String, String>> urls) {

    /// Keeps what it is given.
    public FunctionConfig {
        names = Map.copyOf(names);
        urls = Map.copyOf(urls);
    }

    /// Reads everything a function of this role needs.
    ///
    /// @throws IllegalArgumentException with one line for each missing or wrong value
    public static FunctionConfig from(Map<String, String> env, FunctionRole role) {
        var reader = new EnvironmentReader(env);
        var region = reader.text("AWS_REGION");
        var sluice = reader.sluice();
        var names = new EnumMap<EnvKey, String>(EnvKey.class);
        var urls = new EnumMap<EnvKey, Map<String, String>>(EnvKey.class);
        if (role.keys().contains(EnvKey.LANE)) {
            names.put(EnvKey.LANE, reader.lane(EnvKey.LANE, sluice));
        }
        // A worker knows the queues of its own lane only.
        var own = Optional.ofNullable(names.get(EnvKey.LANE)).map(List::of);
        var lanes = own.or(() -> sluice.map(EnvironmentReader::lanes)).orElse(List.of());
        for (var key : role.keys()) {
            switch (key) {
                case TASKS_TABLE, CONTROL_TABLE, BUCKET -> names.put(key, reader.text(key.name()));
                case QUEUE_URLS, DEAD_LETTER_QUEUE_URLS -> urls.put(key, reader.urls(key, lanes));
                case LANE -> {}
            }
        }
        reader.throwIfWrong();
        return new FunctionConfig(region, sluice.orElseThrow(), names, urls);
    }

    /// Name of the table of tasks.
    public String tasksTable() {
        return name(EnvKey.TASKS_TABLE);
    }

    /// Name of the table of routes' clocks and breakers.
    public String controlTable() {
        return name(EnvKey.CONTROL_TABLE);
    }

    /// Name of the bucket.
    public String bucket() {
        return name(EnvKey.BUCKET);
    }

    /// The lane this worker serves.
    public LaneConfig lane() {
        return sluice.lane(name(EnvKey.LANE)).orElseThrow();
    }

    /// Queue URLs by lane.
    public Map<String, String> queueUrls() {
        return urls(EnvKey.QUEUE_URLS);
    }

    /// Dead-letter queue URLs by lane.
    public Map<String, String> deadLetterQueueUrls() {
        return urls(EnvKey.DEAD_LETTER_QUEUE_URLS);
    }

    private String name(EnvKey key) {
        return Optional.ofNullable(names.get(key)).orElseThrow(() -> notNeeded(key));
    }

    private Map<String, String> urls(EnvKey key) {
        return Optional.ofNullable(urls.get(key)).orElseThrow(() -> notNeeded(key));
    }

    private static IllegalStateException notNeeded(EnvKey key) {
        return new IllegalStateException("this function's role does not have " + key);
    }
}
