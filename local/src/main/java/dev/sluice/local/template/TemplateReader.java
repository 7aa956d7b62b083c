package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Reads a cloud assembly with one stack.
public final class TemplateReader {
    private static final String SUFFIX = ".template.json";

    private static final Set<String> WITH_EFFECT =
            Set.of(
                    QueueReader.TYPE,
                    TableReader.TYPE,
                    BucketReader.TYPE,
                    FunctionReader.TYPE,
                    MappingReader.TYPE,
                    ScheduleReader.TYPE,
                    RestApiReader.TYPE,
                    RestApiReader.STAGE,
                    RestApiReader.RESOURCE,
                    RestApiReader.METHOD,
                    RestApiReader.RESPONSE);

    /// Access is not checked locally, and there is no monitoring; versions and aliases are one and
    /// the same function.
    private static final Set<String> WITHOUT_EFFECT =
            Set.of(
                    "AWS::ApiGateway::Account",
                    "AWS::ApiGateway::Deployment",
                    "AWS::CDK::Metadata",
                    "AWS::CloudWatch::Alarm",
                    "AWS::CloudWatch::CompositeAlarm",
                    "AWS::CloudWatch::Dashboard",
                    "AWS::IAM::ManagedPolicy",
                    "AWS::IAM::Policy",
                    "AWS::IAM::Role",
                    "AWS::Lambda::Alias",
                    "AWS::Lambda::Permission",
                    "AWS::Lambda::Version",
                    "AWS::Logs::LogGroup",
                    "AWS::Logs::MetricFilter",
                    "AWS::Logs::QueryDefinition",
                    "AWS::S3::BucketPolicy",
                    "AWS::SNS::Topic",
                    "AWS::SNS::TopicPolicy",
                    "AWS::SQS::QueuePolicy");

    private TemplateReader() {}

    /// The stack in `assembly`, its queue URLs under `queueEndpoint`.
    ///
    /// @throws TemplateException when the template asks for what local mode does not understand
    public static StackTemplate read(Path assembly, URI queueEndpoint) throws IOException {
        var file = onlyTemplate(assembly);
        var name = file.getFileName().toString();
        var stack = name.substring(0, name.length() - SUFFIX.length());
        var manifest = assembly.resolve(stack + ".assets.json");
        return read(
                stack,
                tree(file),
                new CodeAssets(
                        assembly,
                        Files.exists(manifest) ? tree(manifest) : Json.mapper().createObjectNode()),
                queueEndpoint);
    }

    private static StackTemplate read(
            String stack, JsonNode template, CodeAssets assets, URI queueEndpoint) {
        var names = new PhysicalNames(stack, template, queueEndpoint);
        var resources = new Resources(template, names);
        var known = new HashSet<>(WITH_EFFECT);
        known.addAll(WITHOUT_EFFECT);
        resources.allOf(known);
        var queues =
                resources.of(QueueReader.TYPE).stream()
                        .map(queue -> QueueReader.read(queue, names))
                        .toList();
        var functions =
                resources.of(FunctionReader.TYPE).stream()
                        .map(function ->
                                FunctionReader.read(
                                        function,
                                        names,
                                        assets,
                                        resources.assetPath(function.logicalId())))
                        .toList();
        var ids = new LogicalIds(functions, queues);
        var outputs = new TreeMap<String, String>();
        template.path("Outputs")
                .properties()
                .forEach(output ->
                        outputs.put(
                                output.getKey(),
                                resources.resolve(output.getValue().path("Value")).asText()));
        return new StackTemplate(
                stack,
                queues,
                resources.of(TableReader.TYPE).stream()
                        .map(table -> TableReader.read(table, names))
                        .toList(),
                resources.of(BucketReader.TYPE).stream()
                        .map(bucket -> BucketReader.read(bucket, names))
                        .toList(),
                functions,
                resources.of(MappingReader.TYPE).stream()
                        .map(mapping -> MappingReader.read(mapping, ids))
                        .flatMap(Optional::stream)
                        .toList(),
                resources.of(ScheduleReader.TYPE).stream()
                        .map(rule -> ScheduleReader.read(rule, ids))
                        .flatMap(Optional::stream)
                        .toList(),
                new RestApiReader(resources, names, ids).read(),
                outputs);
    }

    private static Path onlyTemplate(Path assembly) throws IOException {
        if (!Files.isDirectory(assembly)) {
            throw new TemplateException(
                    "no cloud assembly at %s; synthesize it".formatted(assembly));
        }
        try (var files = Files.list(assembly)) {
            var templates = files.filter(file -> file.toString().endsWith(SUFFIX)).toList();
            if (templates.size() != 1) {
                throw new TemplateException(
                        "%s should hold one stack, and holds %d"
                                .formatted(assembly, templates.size()));
            }
            return templates.getFirst();
        }
    }

    private static JsonNode tree(Path file) throws IOException {
        return Json.mapper().readTree(Files.readAllBytes(file));
    }
}
