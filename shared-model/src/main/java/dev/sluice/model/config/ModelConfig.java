package dev.sluice.model.config;

import dev.sluice.model.Inference;
import java.util.List;
import java.util.Optional;

/// One model tasks may ask for.
///
/// @param key what tasks call it, and its model id where a route names none
/// @param routes where it can be called, never empty
/// @param media how files reach it
/// @param inference defaults; `maxTokens` is always set
/// @param system the system prompt of tasks that bring none
public record ModelConfig(
        String key,
        List<RouteConfig> routes,
        MediaMode media,
        Inference inference,
        Optional<String> system) {

    /// Requests a minute over all routes; 0 where any is unknown.
    public double requestsPerMinute() {
        return routes.stream().anyMatch(route -> route.quota().rpm().isEmpty())
                ? 0
                : routes.stream().mapToDouble(route -> route.quota().rpm().getAsLong()).sum();
    }

    /// Tokens a minute over all routes; 0 where any is unknown.
    public double tokensPerMinute() {
        return routes.stream().anyMatch(route -> route.quota().tpm().isEmpty())
                ? 0
                : routes.stream().mapToDouble(route -> route.quota().tpm().getAsLong()).sum();
    }
}
