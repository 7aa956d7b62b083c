package dev.sluice.local.api;

import dev.sluice.local.template.RestApi.ApiRoute;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the route of a request.
final class Routes {

    /// A route and what its parameters are in this request.
    ///
    /// @param parameters decoded
    record Match(ApiRoute route, Map<String, String> parameters) {}

    private final String stage;
    private final List<ApiRoute> routes;

    Routes(String stage, List<ApiRoute> routes) {
        this.stage = stage;
        this.routes = routes;
    }

    /// The route for a method and a raw path, stage included. Fixed segments go before parameters.
    Optional<Match> find(String method, String rawPath) {
        var prefix = "/" + stage;
        if (!rawPath.equals(prefix) && !rawPath.startsWith(prefix + "/")) {
            return Optional.empty();
        }
        var segments = segments(rawPath.substring(prefix.length()));
        return routes.stream()
                .filter(route -> route.method().equals(method) || route.method().equals("ANY"))
                .map(route -> match(route, segments))
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt(match -> match.parameters().size()));
    }

    private static Optional<Match> match(ApiRoute route, List<String> segments) {
        var pattern = segments(route.path());
        if (pattern.size() != segments.size()) {
            return Optional.empty();
        }
        var parameters = new LinkedHashMap<String, String>();
        for (var at = 0; at < pattern.size(); at++) {
            var part = pattern.get(at);
            var segment = segments.get(at);
            if (part.startsWith("{") && !segment.isEmpty()) {
                parameters.put(part.substring(1, part.length() - 1), decode(segment));
            } else if (!part.equals(segment)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Match(route, parameters));
    }

    private static List<String> segments(String path) {
        var relative = path.startsWith("/") ? path.substring(1) : path;
        return List.of(relative.split("/", -1));
    }

    /// As the gateway decodes: a plus sign stays one. What is no encoding stays as it is.
    static String decode(String raw) {
        try {
            return URLDecoder.decode(raw.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            return raw;
        }
    }
}
