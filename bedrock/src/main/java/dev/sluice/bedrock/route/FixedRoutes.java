package dev.sluice.bedrock.route;

import java.util.List;
import java.util.Map;

/// Routes in an order that never changes.
public record FixedRoutes(Map<String, List<Route>> byModel) implements Routes {

    public FixedRoutes {
        byModel = Map.copyOf(byModel);
    }

    @Override
    public List<Route> of(String model) {
        return byModel.getOrDefault(model, List.of());
    }
}
