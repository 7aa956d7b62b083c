package dev.sluice.model.config;

import dev.sluice.model.Inference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Reads `models`.
final class ModelSections {

    private static final String DEFAULT = "default";
    private static final int DEFAULT_MAX_TOKENS = 500;
    private static final long MOST = 1_000_000_000_000_000L;

    private ModelSections() {}

    static String defaultModel(ConfigNode models) {
        var key = models.text(DEFAULT, name -> !name.isBlank(), "must be a model's key").orElse("");
        if (models.child(DEFAULT).isMissing()) {
            models.child(DEFAULT).problem("must name one of the models");
        }
        return key;
    }

    static Map<String, ModelConfig> models(ConfigNode node) {
        var models = new LinkedHashMap<String, ModelConfig>();
        node.children()
                .forEach((key, model) -> {
                    if (!key.equals(DEFAULT)) {
                        models.put(key, model(key, model));
                    }
                });
        return Collections.unmodifiableMap(models);
    }

    private static ModelConfig model(String key, ConfigNode node) {
        node.only("routes", "quota", "media", "inference", "system");
        var quota = quota(node.child("quota"), QuotaConfig.UNKNOWN);
        return new ModelConfig(
                key,
                routes(key, node.child("routes"), quota),
                node.oneOf("media", MediaMode.class, MediaMode.AUTO),
                inference(node.child("inference")),
                node.text("system", text -> !text.isBlank(), "must not be blank"));
    }

    private static List<RouteConfig> routes(String key, ConfigNode node, QuotaConfig quota) {
        var routes = new ArrayList<RouteConfig>();
        var elements = node.elements();
        for (var route : elements) {
            route.only("region", "model", "weight", "quota");
            var region =
                    route.text(
                            "region",
                            name -> name.matches("[a-z]{2}(-[a-z]+)+-\\d"),
                            "must be an AWS region, as us-east-1");
            if (route.child("region").isMissing()) {
                route.child("region").problem("every route needs its region");
            }
            routes.add(
                    new RouteConfig(
                            region.orElse(""),
                            route.text("model", id -> !id.isBlank(), "must be a model id or ARN")
                                    .orElse(key),
                            route.integer("weight", 1, 1000).orElse(1),
                            quota(route.child("quota"), quota)));
        }
        if (node.isMissing() || node.isEmptyList()) {
            node.problem("must list at least one route");
        }
        return List.copyOf(routes);
    }

    private static QuotaConfig quota(ConfigNode node, QuotaConfig base) {
        node.only("rpm", "tpm", "itpm", "otpm", "tpd", "burst");
        return new QuotaConfig(
                or(node.whole("rpm", 1, MOST), base.rpm()),
                or(node.whole("tpm", 1, MOST), base.tpm()),
                or(node.whole("itpm", 1, MOST), base.itpm()),
                or(node.whole("otpm", 1, MOST), base.otpm()),
                or(node.whole("tpd", 1, MOST), base.tpd()),
                node.duration("burst", Duration.ZERO, Duration.ofMinutes(1), base.burst()));
    }

    private static OptionalLong or(OptionalLong own, OptionalLong base) {
        return own.isPresent() ? own : base;
    }

    private static Inference inference(ConfigNode node) {
        node.only("maxTokens", "temperature", "topP", "stopSequences");
        var temperature = node.decimal("temperature", 0, 1);
        var topP = node.decimal("topP", 0, 1);
        if (temperature.isPresent() && topP.isPresent()) {
            node.problem("temperature and topP exclude each other on newer models: set one");
        }
        return new Inference(
                node.integer("maxTokens", 1, 1_000_000).orElse(DEFAULT_MAX_TOKENS),
                temperature.orElse(null),
                topP.orElse(null),
                stopSequences(node.child("stopSequences")));
    }

    private static @Nullable List<String> stopSequences(ConfigNode node) {
        var texts = new ArrayList<String>();
        for (var element : node.elements()) {
            element.asText()
                    .filter(text -> !text.isEmpty())
                    .ifPresentOrElse(
                            texts::add, () -> element.problem("must be a text, not empty"));
        }
        return texts.isEmpty() ? null : List.copyOf(texts);
    }
}
