package dev.sluice.infra.store;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.s3.BlockPublicAccess;
import software.amazon.awscdk.services.s3.Bucket;
import software.amazon.awscdk.services.s3.BucketEncryption;
import software.amazon.awscdk.services.s3.CorsRule;
import software.amazon.awscdk.services.s3.HttpMethods;
import software.amazon.awscdk.services.s3.LifecycleRule;
import software.amazon.awscdk.services.s3.ObjectOwnership;
import software.constructs.Construct;

/// Uploads, long specs and long results. Outlives the stack: a live presigned URL could fill it
/// again while it is being emptied.
public final class TaskBucket extends Construct {

    private final Bucket bucket;

    /// @param lifetime of every object
    public TaskBucket(Construct scope, String id, Duration lifetime) {
        super(scope, id);
        bucket =
                Bucket.Builder.create(this, "Bucket")
                        .encryption(BucketEncryption.S3_MANAGED)
                        .blockPublicAccess(BlockPublicAccess.BLOCK_ALL)
                        .objectOwnership(ObjectOwnership.BUCKET_OWNER_ENFORCED)
                        .enforceSsl(true)
                        .minimumTlsVersion(1.2)
                        .removalPolicy(RemovalPolicy.RETAIN)
                        .lifecycleRules(List.of(expiry(lifetime)))
                        .cors(List.of(browsers()))
                        .build();
    }

    private static LifecycleRule expiry(Duration lifetime) {
        return LifecycleRule.builder()
                .id("expire")
                .expiration(software.amazon.awscdk.Duration.days(lifetime.toDays()))
                .abortIncompleteMultipartUploadAfter(software.amazon.awscdk.Duration.days(1))
                .build();
    }

    /// The URL is the credential, so any origin may use one; the headers are those it signs.
    private static CorsRule browsers() {
        return CorsRule.builder()
                .allowedOrigins(List.of("*"))
                .allowedMethods(List.of(HttpMethods.PUT, HttpMethods.GET))
                .allowedHeaders(List.of("content-type", "if-none-match"))
                .exposedHeaders(List.of("ETag"))
                .maxAge(3600)
                .build();
    }

    /// Its name.
    public String name() {
        return bucket.getBucketName();
    }

    /// Leave to do this with the objects of a folder.
    public PolicyStatement allow(String action, KeyPrefix... folders) {
        return PolicyStatement.Builder.create()
                .actions(List.of(action))
                .resources(
                        Arrays.stream(folders)
                                .map(folder -> bucket.arnForObjects(folder.everything()))
                                .toList())
                .build();
    }

    /// Leave to list folders: without it S3 answers 403, not 404, for an object that is not there.
    public PolicyStatement allowList(KeyPrefix... folders) {
        return PolicyStatement.Builder.create()
                .actions(List.of("s3:ListBucket"))
                .resources(List.of(bucket.getBucketArn()))
                .conditions(
                        Map.of(
                                "StringLike",
                                Map.of(
                                        "s3:prefix",
                                        Arrays.stream(folders)
                                                .map(KeyPrefix::everything)
                                                .toList())))
                .build();
    }
}
