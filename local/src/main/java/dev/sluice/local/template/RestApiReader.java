package dev.sluice.local.template;

import dev.sluice.local.template.RestApi.ApiRoute;
import dev.sluice.local.template.RestApi.Authorization;
import dev.sluice.local.template.RestApi.GatewayResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads the REST API from the many resources that it consists of.
final class RestApiReader {
    static final String TYPE = "AWS::ApiGateway::RestApi";
    static final String STAGE = "AWS::ApiGateway::Stage";
    static final String RESOURCE = "AWS::ApiGateway::Resource";
    static final String METHOD = "AWS::ApiGateway::Method";
    static final String RESPONSE = "AWS::ApiGateway::GatewayResponse";

    /// The id of the resource `/`.
    static final String ROOT = "root";

    private static final String HEADER = "gatewayresponse.header.";

    private final Resources resources;
    private final PhysicalNames names;
    private final LogicalIds ids;

    RestApiReader(Resources resources, PhysicalNames names, LogicalIds ids) {
        this.resources = resources;
        this.names = names;
        this.ids = ids;
    }

    /// The API, or nothing when the template has none.
    @Nullable RestApi read() {
        var apis = resources.of(TYPE);
        if (apis.isEmpty()) {
            return null;
        }
        if (apis.size() > 1) {
            throw apis.get(1).unknown("Name", "local mode runs one API only");
        }
        var api = apis.getFirst();
        api.only(
                Set.of("BinaryMediaTypes", "Name"),
                Set.of("Description", "EndpointConfiguration", "MinimumCompressionSize", "Tags"));
        return new RestApi(
                names.ref(api.logicalId()),
                stage(api),
                api.texts("BinaryMediaTypes"),
                routes(),
                resources.of(RESPONSE).stream().map(RestApiReader::response).toList());
    }

    private String stage(Fields api) {
        var stages = resources.of(STAGE);
        if (stages.size() != 1) {
            throw api.unknown("Name", "local mode runs exactly one stage of it");
        }
        return stages.getFirst()
                .only(
                        Set.of("StageName", "RestApiId", "DeploymentId"),
                        Set.of("AccessLogSetting", "MethodSettings", "Tags", "TracingEnabled"))
                .text("StageName");
    }

    private List<ApiRoute> routes() {
        var parts =
                resources.of(RESOURCE).stream()
                        .map(part ->
                                part.only(Set.of("ParentId", "PathPart", "RestApiId"), Set.of()))
                        .collect(Collectors.toMap(part -> names.ref(part.logicalId()), p -> p));
        return resources.of(METHOD).stream().map(method -> route(method, parts)).toList();
    }

    private ApiRoute route(Fields method, Map<String, Fields> parts) {
        method.only(
                Set.of("AuthorizationType", "HttpMethod", "Integration", "ResourceId", "RestApiId"),
                Set.of("ApiKeyRequired", "MethodResponses", "OperationName", "RequestParameters"));
        var resourceId = method.text("ResourceId");
        return new ApiRoute(
                method.text("HttpMethod"),
                path(resourceId, parts),
                resourceId,
                authorization(method),
                new IntegrationReader(ids).read(method.object("Integration")));
    }

    private static String path(String resourceId, Map<String, Fields> parts) {
        var path = "";
        for (var at = resourceId; !at.equals(ROOT); ) {
            var part = parts.get(at);
            if (part == null) {
                throw new TemplateException("no API resource has the id " + at);
            }
            path = "/" + part.text("PathPart") + path;
            at = part.text("ParentId");
        }
        return path.isEmpty() ? "/" : path;
    }

    private static Authorization authorization(Fields method) {
        var type = method.text("AuthorizationType", "NONE");
        return Arrays.stream(Authorization.values())
                .filter(known -> known.name().equals(type))
                .findFirst()
                .orElseThrow(() ->
                        method.unknown(
                                "AuthorizationType",
                                "local mode cannot check " + type + ", only AWS_IAM"));
    }

    private static GatewayResponse response(Fields response) {
        response.only(
                Set.of(
                        "ResponseParameters",
                        "ResponseTemplates",
                        "ResponseType",
                        "RestApiId",
                        "StatusCode"),
                Set.of());
        return new GatewayResponse(
                response.text("ResponseType"),
                response.find("StatusCode").map(Integer::valueOf).orElse(null),
                IntegrationReader.headers(response, HEADER),
                response.map("ResponseTemplates"));
    }
}
