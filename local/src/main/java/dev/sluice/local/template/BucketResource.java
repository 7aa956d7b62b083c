package dev.sluice.local.template;

import java.util.List;

/// An S3 bucket of the template.
public record BucketResource(String logicalId, String name, List<CorsRule> cors) {

    /// What browsers of other origins may do.
    public record CorsRule(
            List<String> origins,
            List<String> methods,
            List<String> headers,
            List<String> exposedHeaders) {}
}
