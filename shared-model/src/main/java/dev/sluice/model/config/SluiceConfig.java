package dev.sluice.model.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The validated `sluice.yaml`. Only [ConfigReader] makes one, so every instance keeps every rule.
///
/// @param name of the stack and the prefix of what it owns
/// @param api the HTTP side
/// @param accountConcurrency Lambda executions the account allows at once
/// @param tasks how long records live and how often they are tried
/// @param defaultModel the key in `models` that a task without a model gets
/// @param models by key
/// @param lanes in the order in which their rules are asked; the last takes the rest
/// @param pacing which valve keeps calls inside the quota
/// @param throttle retries and pacing, overridable per model and lane
/// @param breaker when a route is left alone
/// @param inputs which objects a task may name
/// @param alarms who is told, and when
public record SluiceConfig(
        String name,
        ApiConfig api,
        int accountConcurrency,
        TasksConfig tasks,
        String defaultModel,
        Map<String, ModelConfig> models,
        List<LaneConfig> lanes,
        Pacing pacing,
        ThrottleConfig throttle,
        BreakerConfig breaker,
        InputsConfig inputs,
        AlarmsConfig alarms) {

    /// The lane of this name.
    public Optional<LaneConfig> lane(String laneName) {
        return lanes.stream().filter(lane -> lane.name().equals(laneName)).findFirst();
    }

    /// The model of this key.
    public Optional<ModelConfig> model(String key) {
        return Optional.ofNullable(models.get(key));
    }

    /// The lane whose rule takes a task of so many images, and of documents or none.
    public LaneConfig laneFor(int images, int documents) {
        return lanes.stream()
                .filter(lane -> lane.when().takes(images, documents))
                .findFirst()
                .orElseGet(lanes::getLast);
    }
}
