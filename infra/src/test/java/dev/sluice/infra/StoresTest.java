package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StoresTest {

    private final Synthesized stack = Synthesized.ofDefault();

    @Test
    void tasks_haveASparseIndexOfTheOpenOnes() {
        var index =
                stack.properties("AWS::DynamoDB::Table", "Tasks")
                        .path("GlobalSecondaryIndexes")
                        .path(0);
        assertThat(index.toString())
                .isEqualTo(
                        "{\"IndexName\":\"open\",\"KeySchema\":["
                                + "{\"AttributeName\":\"sweepShard\",\"KeyType\":\"HASH\"},"
                                + "{\"AttributeName\":\"sweepAt\",\"KeyType\":\"RANGE\"}],"
                                + "\"Projection\":{\"ProjectionType\":\"KEYS_ONLY\"}}");
    }

    @Test
    void tasks_expireArePaidPerRequestAndCanBeRestored() {
        var tasks = stack.properties("AWS::DynamoDB::Table", "Tasks");
        assertThat(tasks.path("KeySchema").toString())
                .isEqualTo("[{\"AttributeName\":\"taskId\",\"KeyType\":\"HASH\"}]");
        assertThat(tasks.path("BillingMode").asText()).isEqualTo("PAY_PER_REQUEST");
        assertThat(tasks.path("TimeToLiveSpecification").toString())
                .isEqualTo("{\"AttributeName\":\"expiresAt\",\"Enabled\":true}");
        assertThat(
                        tasks.path("PointInTimeRecoverySpecification")
                                .path("PointInTimeRecoveryEnabled")
                                .booleanValue())
                .isTrue();
    }

    @Test
    void control_isKeyedByRoute() {
        var control = stack.properties("AWS::DynamoDB::Table", "Control");
        assertThat(control.path("KeySchema").toString())
                .isEqualTo("[{\"AttributeName\":\"route\",\"KeyType\":\"HASH\"}]");
        assertThat(control.path("BillingMode").asText()).isEqualTo("PAY_PER_REQUEST");
    }

    @Test
    void f88_whatHoldsTasksOutlivesTheStackAndNoCustomResourceEmptiesIt() {
        assertThat(stack.resource("AWS::DynamoDB::Table", "Tasks").path("DeletionPolicy").asText())
                .isEqualTo("Retain");
        assertThat(stack.resource("AWS::S3::Bucket", "Objects").path("DeletionPolicy").asText())
                .isEqualTo("Retain");
        assertThat(stack.template().path("Resources").toString())
                .doesNotContain("Custom::")
                .doesNotContain("AWS::CloudFormation::CustomResource");
    }

    @Test
    void bucket_isEncryptedPrivateAndTakesTlsOnly() {
        var bucket = stack.properties("AWS::S3::Bucket", "Objects");
        assertThat(bucket.path("BucketEncryption").toString()).contains("AES256");
        assertThat(bucket.path("PublicAccessBlockConfiguration"))
                .hasSize(4)
                .allSatisfy(block -> assertThat(block.booleanValue()).isTrue());
        assertThat(stack.properties("AWS::S3::BucketPolicy", "Objects").toString())
                .contains("\"aws:SecureTransport\":\"false\"")
                .contains("\"s3:TlsVersion\":1.2");
    }

    @Test
    void bucket_keepsInputsThirtyDaysLongerThanRecords() {
        assertThat(expiry(stack)).isEqualTo(60);
        assertThat(expiry(Synthesized.of(yaml -> yaml.replace("retention: 30d", "retention: 45d"))))
                .isEqualTo(75);
    }

    @Test
    void f83_browsersMaySendWhatIsSignedAndSeeTheEtag() {
        var cors =
                stack.properties("AWS::S3::Bucket", "Objects")
                        .path("CorsConfiguration")
                        .path("CorsRules")
                        .path(0);
        assertThat(cors.path("AllowedHeaders").toString())
                .isEqualTo("[\"content-type\",\"if-none-match\"]");
        assertThat(cors.path("AllowedMethods").toString()).isEqualTo("[\"PUT\",\"GET\"]");
        assertThat(cors.path("ExposedHeaders").toString()).isEqualTo("[\"ETag\"]");
    }

    private static int expiry(Synthesized stack) {
        return stack.properties("AWS::S3::Bucket", "Objects")
                .path("LifecycleConfiguration")
                .path("Rules")
                .path(0)
                .path("ExpirationInDays")
                .intValue();
    }
}
