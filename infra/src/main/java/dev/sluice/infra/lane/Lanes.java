package dev.sluice.infra.lane;

import dev.sluice.model.EnvKey;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// All lanes, as the functions that serve them together see them.
public record Lanes(List<Lane> all) {

    /// Where a function finds every queue.
    public Map<EnvKey, String> environment() {
        return Map.of(
                EnvKey.QUEUE_URLS, pairs(LaneQueues::url),
                EnvKey.DEAD_LETTER_QUEUE_URLS, pairs(LaneQueues::deadLetterUrl));
    }

    private String pairs(Function<LaneQueues, String> url) {
        return all.stream()
                .map(lane -> lane.name() + "=" + url.apply(lane.queues()))
                .collect(Collectors.joining(","));
    }
}
