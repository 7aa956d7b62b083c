package dev.sluice.functions.runtime;

import dev.sluice.model.EnvKey;
import dev.sluice.model.config.ConfigOutcome;
import dev.sluice.model.config.ConfigReader;
import dev.sluice.model.config.LaneConfig;
import dev.sluice.model.config.SluiceConfig;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads an environment and remembers everything that is wrong with it.
final class EnvironmentReader {

    private static final String CONFIG_FILE = "sluice.json";

    private final Map<String, String> env;
    private final List<String> problems = new ArrayList<>();

    EnvironmentReader(Map<String, String> env) {
        this.env = env;
    }

    /// A variable that must be set; blank when it is not.
    String text(String key) {
        var value = env.getOrDefault(key, "").strip();
        if (value.isEmpty()) {
            problems.add(key + ": not set");
        }
        return value;
    }

    /// `$LAMBDA_TASK_ROOT/sluice.json`.
    Optional<SluiceConfig> sluice() {
        var root = text("LAMBDA_TASK_ROOT");
        if (root.isEmpty()) {
            return Optional.empty();
        }
        var file = Path.of(root, CONFIG_FILE);
        try {
            return switch (ConfigReader.json(Files.readString(file))) {
                case ConfigOutcome.Valid(var config) -> Optional.of(config);
                case ConfigOutcome.Invalid(var wrong) -> {
                    wrong.forEach(problem -> problems.add(CONFIG_FILE + ": " + problem));
                    yield Optional.empty();
                }
            };
        } catch (IOException unreadable) {
            problems.add(file + ": cannot be read: " + unreadable.getClass().getSimpleName());
            return Optional.empty();
        }
    }

    /// The name of a configured lane.
    String lane(EnvKey key, Optional<SluiceConfig> sluice) {
        var name = text(key.name());
        if (!name.isEmpty() && sluice.isPresent() && sluice.get().lane(name).isEmpty()) {
            problems.add(key + ": " + name + ": must be one of the lanes " + lanes(sluice.get()));
        }
        return name;
    }

    /// `lane=url` pairs.
    ///
    /// @param lanes each of which needs one
    Map<String, String> urls(EnvKey key, List<String> lanes) {
        var urls = new LinkedHashMap<String, String>();
        for (var pair : text(key.name()).split(",")) {
            var equals = pair.indexOf('=');
            if (equals > 0 && isUrl(pair.substring(equals + 1).strip())) {
                urls.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
            } else if (!pair.isBlank()) {
                problems.add(key + ": " + pair + ": must be lane=url");
            }
        }
        lanes.stream()
                .filter(lane -> !urls.isEmpty() && !urls.containsKey(lane))
                .forEach(lane -> problems.add(key + ": no queue of lane " + lane));
        return urls;
    }

    private static boolean isUrl(String text) {
        try {
            var uri = URI.create(text);
            return uri.getHost() != null && List.of("http", "https").contains(uri.getScheme());
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    static List<String> lanes(SluiceConfig sluice) {
        return sluice.lanes().stream().map(LaneConfig::name).toList();
    }

    void throwIfWrong() {
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    "the function is not configured:\n" + String.join("\n", problems));
        }
    }
}
