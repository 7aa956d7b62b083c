package dev.sluice.functions.runtime;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import software.amazon.awssdk.regions.PartitionMetadata;
import software.amazon.awssdk.regions.Region;

/// Where the services answer, by the SDK's own variables `AWS_ENDPOINT_URL_…`. They are read from
/// the given environment and not from the process, so that several functions can live in one.
record Endpoints(Map<String, String> env) {

    private static final Pattern ADDRESS =
            Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-fA-F:]+]|localhost");

    /// Another address than the service's own.
    ///
    /// @param service as in the variable: `SQS`, `DYNAMODB`
    Optional<URI> of(String service) {
        return text(service).map(URI::create);
    }

    /// Bedrock in a region, whose name may stand in the variable as `{region}`.
    Optional<URI> bedrock(String region) {
        return text("BEDROCK_RUNTIME").map(url -> URI.create(url.replace("{region}", region)));
    }

    private Optional<String> text(String service) {
        return Optional.ofNullable(env.get("AWS_ENDPOINT_URL_" + service))
                .filter(url -> !url.isBlank());
    }

    /// S3 in this region. Named even where it is the service's own, as the SDK would send calls to
    /// us-east-1 to the global host, which redirects, and a redirect breaks a signature.
    URI s3(Region region) {
        return of("S3").orElseGet(() ->
                URI.create(
                        "https://s3.%s.%s"
                                .formatted(region.id(), PartitionMetadata.of(region).dnsSuffix())));
    }

    /// A bucket cannot be part of a host name that is an address.
    static boolean needsPathStyle(URI endpoint) {
        return ADDRESS.matcher(endpoint.getHost()).matches();
    }
}
