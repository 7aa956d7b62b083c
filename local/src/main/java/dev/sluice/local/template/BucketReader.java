package dev.sluice.local.template;

import dev.sluice.local.template.BucketResource.CorsRule;
import java.util.Set;

/// Reads `AWS::S3::Bucket`.
final class BucketReader {
    static final String TYPE = "AWS::S3::Bucket";

    private BucketReader() {}

    static BucketResource read(Fields bucket, PhysicalNames names) {
        bucket.only(
                Set.of("BucketName", "CorsConfiguration"),
                Set.of(
                        "BucketEncryption",
                        "LifecycleConfiguration",
                        "LoggingConfiguration",
                        "MetricsConfigurations",
                        "OwnershipControls",
                        "PublicAccessBlockConfiguration",
                        "Tags"));
        return new BucketResource(
                bucket.logicalId(),
                names.name(bucket.logicalId()),
                bucket.object("CorsConfiguration").objects("CorsRules").stream()
                        .map(BucketReader::rule)
                        .toList());
    }

    private static CorsRule rule(Fields rule) {
        rule.only(
                Set.of("AllowedOrigins", "AllowedMethods", "AllowedHeaders", "ExposedHeaders"),
                Set.of("Id", "MaxAge"));
        return new CorsRule(
                rule.texts("AllowedOrigins"),
                rule.texts("AllowedMethods"),
                rule.texts("AllowedHeaders"),
                rule.texts("ExposedHeaders"));
    }
}
