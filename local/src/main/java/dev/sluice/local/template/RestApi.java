package dev.sluice.local.template;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The REST API of the template, one stage of it.
///
/// @param binaryMediaTypes bodies of these types reach the function as base64
public record RestApi(
        String id,
        String stage,
        List<String> binaryMediaTypes,
        List<ApiRoute> routes,
        List<GatewayResponse> gatewayResponses) {

    /// One method of one resource.
    ///
    /// @param path the resource's path with its parameters in braces, without the stage
    public record ApiRoute(
            String method,
            String path,
            String resourceId,
            Authorization authorization,
            Integration integration) {}

    /// Who may call a method.
    public enum Authorization {
        /// Everyone.
        NONE,
        /// Callers with a SigV4 signature of a known user.
        AWS_IAM
    }

    /// What answers a call.
    public sealed interface Integration {

        /// Lambda proxy: the function gets the whole request and gives the whole answer.
        record Proxy(String functionId, Duration timeout) implements Integration {}

        /// The gateway answers by itself.
        ///
        /// @param headers response headers, values unquoted
        /// @param contentType of the body
        record Mock(int status, Map<String, String> headers, String contentType, String body)
                implements Integration {}
    }

    /// What the gateway says when it answers in place of the integration.
    ///
    /// @param type for instance `ACCESS_DENIED` or `DEFAULT_4XX`
    /// @param status replaces the usual one
    /// @param templates body template by content type
    public record GatewayResponse(
            String type,
            @Nullable Integer status,
            Map<String, String> headers,
            Map<String, String> templates) {}
}
