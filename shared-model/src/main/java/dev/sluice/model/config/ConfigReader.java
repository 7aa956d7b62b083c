package dev.sluice.model.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.sluice.model.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Reads `sluice.yaml`, or the same as JSON, and finds every mistake in one pass.
public final class ConfigReader {

    private static final YAMLMapper YAML =
            YAMLMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

    private ConfigReader() {}

    /// Reads the operator's file.
    public static ConfigOutcome yaml(String text) {
        try {
            return read(YAML.readTree(text));
        } catch (JsonProcessingException unreadable) {
            return unreadable(unreadable);
        }
    }

    /// Reads the copy beside the functions.
    public static ConfigOutcome json(String text) {
        try {
            return read(Json.mapper().readTree(text));
        } catch (JsonProcessingException unreadable) {
            return unreadable(unreadable);
        }
    }

    /// The operator's file as JSON, unchanged but for its notation.
    ///
    /// @throws IllegalArgumentException when it is not YAML
    public static String yamlAsJson(String text) {
        try {
            return Json.write(YAML.readTree(text));
        } catch (JsonProcessingException unreadable) {
            throw new IllegalArgumentException(unreadable.getOriginalMessage(), unreadable);
        }
    }

    private static ConfigOutcome unreadable(JsonProcessingException problem) {
        var at = problem.getLocation();
        var place = at == null ? "?" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
        return new ConfigOutcome.Invalid(
                List.of(new ConfigProblem(place, "unreadable", problem.getOriginalMessage())));
    }

    private static ConfigOutcome read(JsonNode tree) {
        var problems = new ArrayList<ConfigProblem>();
        var root = new ConfigNode("", tree, problems);
        root.only(
                "name",
                "api",
                "accountConcurrency",
                "tasks",
                "models",
                "lanes",
                "pacing",
                "throttle",
                "breaker",
                "inputs",
                "alarms");
        var throttle = PacingSections.throttle(root.child("throttle"), ThrottleConfig.DEFAULT);
        var models = root.child("models");
        var config =
                new SluiceConfig(
                        name(root),
                        api(root.child("api")),
                        root.integer("accountConcurrency", 10, 100_000).orElse(1000),
                        tasks(root.child("tasks")),
                        ModelSections.defaultModel(models),
                        ModelSections.models(models),
                        LaneSections.lanes(root.child("lanes"), throttle),
                        root.oneOf("pacing", Pacing.class, Pacing.LEDGER),
                        throttle,
                        PacingSections.breaker(root.child("breaker")),
                        inputs(root.child("inputs")),
                        alarms(root.child("alarms")));
        if (problems.isEmpty()) {
            problems.addAll(ConfigRules.broken(config));
        }
        return problems.isEmpty()
                ? new ConfigOutcome.Valid(config)
                : new ConfigOutcome.Invalid(List.copyOf(problems));
    }

    private static String name(ConfigNode root) {
        return root.text(
                        "name",
                        name -> name.matches("[a-z][a-z0-9-]{0,30}"),
                        "must be 1 to 31 lower-case letters, digits and hyphens, a letter first")
                .orElse("sluice");
    }

    private static ApiConfig api(ConfigNode node) {
        node.only("auth", "uploadUrlTtl", "maxPromptBytes", "maxOpenTasksPerOwner");
        var quarter = Duration.ofMinutes(15);
        return new ApiConfig(
                node.oneOf("auth", Auth.class, Auth.IAM),
                node.duration("uploadUrlTtl", Duration.ofMinutes(1), quarter, quarter),
                node.bytes("maxPromptBytes", 1, 4 << 20, 1 << 20),
                node.integer("maxOpenTasksPerOwner", 1, 1_000_000));
    }

    private static TasksConfig tasks(ConfigNode node) {
        node.only("retention", "maxDeliveries");
        return new TasksConfig(
                node.duration(
                        "retention",
                        TasksConfig.QUEUE_RETENTION.multipliedBy(2).plusDays(1),
                        Duration.ofDays(3650),
                        Duration.ofDays(30)),
                node.integer("maxDeliveries", 1, 100).orElse(3));
    }

    private static InputsConfig inputs(ConfigNode node) {
        node.only("allow");
        var allowed = new ArrayList<String>();
        for (var entry : node.child("allow").elements()) {
            entry.asText()
                    .filter(uri -> uri.matches("s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]/(.*/)?"))
                    .ifPresentOrElse(
                            allowed::add,
                            () -> entry.problem("must be s3://bucket/ or s3://bucket/prefix/"));
        }
        return new InputsConfig(List.copyOf(allowed));
    }

    private static AlarmsConfig alarms(ConfigNode node) {
        node.only("topicArn", "oldestMessage", "quotaUse");
        return new AlarmsConfig(
                node.text(
                        "topicArn",
                        arn -> arn.matches("arn:aws[a-z-]*:sns:[a-z0-9-]+:\\d{12}:\\S+"),
                        "must be the ARN of an SNS topic"),
                node.duration(
                        "oldestMessage",
                        Duration.ofMinutes(1),
                        TasksConfig.QUEUE_RETENTION,
                        Duration.ofMinutes(15)),
                node.decimal("quotaUse", 0.01, 1, 0.8));
    }
}
