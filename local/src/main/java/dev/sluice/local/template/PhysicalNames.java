package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.Locale;
import java.util.Map;

/// Gives each resource the name and the attributes that the service would, but always the same
/// ones.
///
/// @param queueEndpoint where queue URLs point
record PhysicalNames(String stack, JsonNode template, URI queueEndpoint) implements References {
    private static final int LONGEST = 64;
    private static final int HASH = 8;
    private static final Map<String, String> NAME_PROPERTIES =
            Map.of(
                    "AWS::SQS::Queue", "QueueName",
                    "AWS::DynamoDB::Table", "TableName",
                    "AWS::S3::Bucket", "BucketName",
                    "AWS::Lambda::Function", "FunctionName",
                    "AWS::Logs::LogGroup", "LogGroupName",
                    "AWS::ApiGateway::Stage", "StageName",
                    "AWS::Events::Rule", "Name");

    /// The name of a resource, as the service's own calls take it.
    String name(String logicalId) {
        var type = type(logicalId);
        var property = NAME_PROPERTIES.getOrDefault(type, "");
        var given = template.path("Resources").path(logicalId).path("Properties").path(property);
        if (given.isTextual()) {
            return given.asText();
        }
        if (given.isContainerNode()) {
            return new Intrinsics(this, new Conditions(template.path("Conditions"), this))
                    .resolve(given)
                    .asText();
        }
        var made = fitting(stack + "-" + logicalId);
        return type.equals("AWS::S3::Bucket") ? made.toLowerCase(Locale.ROOT) : made;
    }

    /// Shortened in the middle, as the end of a logical id is what makes it unique.
    private static String fitting(String name) {
        return name.length() < LONGEST
                ? name
                : name.substring(0, LONGEST - 1 - HASH) + name.substring(name.length() - HASH);
    }

    @Override
    public String ref(String name) {
        return switch (name) {
            case "AWS::AccountId" -> PseudoParameters.ACCOUNT;
            case "AWS::Region" -> PseudoParameters.REGION;
            case "AWS::Partition" -> PseudoParameters.PARTITION;
            case "AWS::URLSuffix" -> PseudoParameters.URL_SUFFIX;
            case "AWS::StackName" -> stack;
            case "AWS::StackId" -> PseudoParameters.arn("cloudformation", "stack/" + stack + "/0");
            default -> template.path("Parameters").has(name) ? parameter(name) : resource(name);
        };
    }

    private String parameter(String name) {
        var value = template.path("Parameters").path(name).path("Default");
        if (value.isMissingNode()) {
            throw new TemplateException("template parameter %s has no default".formatted(name));
        }
        return value.asText();
    }

    private String resource(String logicalId) {
        return switch (type(logicalId)) {
            case "AWS::SQS::Queue" -> queueUrl(logicalId);
            case "AWS::Lambda::Version" -> functionArn(logicalId) + ":1";
            case "AWS::Lambda::Alias" ->
                    functionArn(logicalId) + ":" + properties(logicalId).path("Name").asText();
            case "AWS::ApiGateway::RestApi", "AWS::ApiGateway::Resource" ->
                    logicalId.toLowerCase(Locale.ROOT);
            default -> name(logicalId);
        };
    }

    @Override
    public String attribute(String logicalId, String attribute) {
        var name = name(logicalId);
        return switch (type(logicalId) + "." + attribute) {
            case "AWS::SQS::Queue.Arn" -> PseudoParameters.arn("sqs", name);
            case "AWS::SQS::Queue.QueueName" -> name;
            case "AWS::SQS::Queue.QueueUrl" -> queueUrl(logicalId);
            case "AWS::DynamoDB::Table.Arn" -> PseudoParameters.arn("dynamodb", "table/" + name);
            case "AWS::S3::Bucket.Arn" -> "arn:aws:s3:::" + name;
            case "AWS::S3::Bucket.DomainName" -> name + ".s3.amazonaws.com";
            case "AWS::S3::Bucket.RegionalDomainName" ->
                    "%s.s3.%s.amazonaws.com".formatted(name, PseudoParameters.REGION);
            case "AWS::Lambda::Function.Arn" -> PseudoParameters.arn("lambda", "function:" + name);
            case "AWS::Lambda::Version.Version" -> "1";
            case "AWS::IAM::Role.Arn" ->
                    "arn:aws:iam::%s:role/%s".formatted(PseudoParameters.ACCOUNT, name);
            case "AWS::Logs::LogGroup.Arn" ->
                    PseudoParameters.arn("logs", "log-group:" + name + ":*");
            case "AWS::Events::Rule.Arn" -> PseudoParameters.arn("events", "rule/" + name);
            case "AWS::SNS::Topic.TopicArn" -> PseudoParameters.arn("sns", name);
            case "AWS::ApiGateway::RestApi.RootResourceId" -> RestApiReader.ROOT;
            default ->
                    throw TemplateException.at(
                            logicalId,
                            type(logicalId),
                            attribute,
                            "local mode does not know this attribute");
        };
    }

    private String queueUrl(String logicalId) {
        return "%s/%s/%s".formatted(queueEndpoint, PseudoParameters.ACCOUNT, name(logicalId));
    }

    /// The function that a version or an alias belongs to.
    private String functionArn(String logicalId) {
        var function =
                new Intrinsics(this, new Conditions(template.path("Conditions"), this))
                        .resolve(properties(logicalId).path("FunctionName"))
                        .asText();
        return function.startsWith("arn:")
                ? function
                : PseudoParameters.arn("lambda", "function:" + function);
    }

    private JsonNode properties(String logicalId) {
        return template.path("Resources").path(logicalId).path("Properties");
    }

    private String type(String logicalId) {
        var resource = template.path("Resources").path(logicalId);
        if (resource.isMissingNode()) {
            throw new TemplateException(
                    "the template refers to %s, which it lacks".formatted(logicalId));
        }
        return resource.path("Type").asText();
    }
}
