package dev.sluice.functions.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.functions.object.S3UploadSlots;
import dev.sluice.functions.task.Slot;
import dev.sluice.model.TaskId;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientsTest {

    private static final TaskId ID = new TaskId("01KB8VZQ5XJ0M3N7P9R2T4W6YA");

    private final Map<String, String> env =
            new HashMap<>(
                    Map.of(
                            "AWS_REGION", "eu-west-1",
                            "AWS_ACCESS_KEY_ID", "AKIDEXAMPLE",
                            "AWS_SECRET_ACCESS_KEY", "secret"));

    @ParameterizedTest
    @CsvSource({
        "us-east-1, the-bucket.s3.us-east-1.amazonaws.com",
        "eu-west-1, the-bucket.s3.eu-west-1.amazonaws.com",
        "cn-north-1, the-bucket.s3.cn-north-1.amazonaws.com.cn"
    })
    void f71_presignedUrl_namesTheRegion(String region, String host) {
        env.put("AWS_REGION", region);

        assertThat(presigned()).hasScheme("https").hasHost(host).hasPath("/uploads/" + ID + "/3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"us-east-1", "eu-west-1"})
    void f70_presignedUrl_carriesNoChecksum(String region) {
        env.put("AWS_REGION", region);

        assertThat(presigned().getRawQuery().toLowerCase()).doesNotContain("checksum");
    }

    @Test
    void presignedUrl_pinsTypeLengthAndSingleWrite() {
        var query = URLDecoder.decode(presigned().getRawQuery(), StandardCharsets.UTF_8);

        assertThat(query)
                .contains("X-Amz-SignedHeaders=content-length;content-type;host;if-none-match")
                .contains("X-Amz-Expires=900")
                .contains("X-Amz-Credential=AKIDEXAMPLE/");
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://127.0.0.1:9090", "http://[::1]:9090", "http://localhost:9090"})
    void addressAsEndpoint_putsTheBucketIntoThePath(String endpoint) {
        env.put("AWS_ENDPOINT_URL_S3", endpoint);

        assertThat(presigned().toString())
                .startsWith(endpoint + "/the-bucket/uploads/" + ID + "/3?");
    }

    @Test
    void nameAsEndpoint_keepsTheBucketInTheHost() {
        env.put("AWS_ENDPOINT_URL_S3", "https://s3.example.com");

        assertThat(presigned()).hasHost("the-bucket.s3.example.com");
    }

    @Test
    void sessionToken_isSigned() {
        env.put("AWS_SESSION_TOKEN", "the/token");

        assertThat(presigned().getRawQuery()).contains("X-Amz-Security-Token=the%2Ftoken");
    }

    @Test
    void f87_everyClient_isBuiltOverTheOneHttpClient() {
        try (var clients = new Clients(env)) {
            assertThat(clients.dynamoDb()).isSameAs(clients.dynamoDb());
            assertThat(clients.s3()).isSameAs(clients.s3());
            assertThat(clients.sqs()).isSameAs(clients.sqs());
            assertThat(clients.bedrock(Duration.ofSeconds(30)).in("us-east-1")).isNotNull();
        }
    }

    @Test
    void bedrockEndpoint_getsItsRegion() {
        env.put("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", "http://127.0.0.1:4570/{region}");

        assertThat(new Endpoints(env).bedrock("eu-west-3"))
                .hasValue(URI.create("http://127.0.0.1:4570/eu-west-3"));
    }

    @Test
    void closedClients_areNotMadeAgain() {
        var clients = new Clients(env);
        clients.dynamoDb();
        clients.close();
        clients.close();

        assertThatThrownBy(clients::s3).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> clients.dynamoDb().listTables())
                .hasMessageContaining("Connection pool shut down");
    }

    private URI presigned() {
        try (var clients = new Clients(env)) {
            return new S3UploadSlots(clients.s3(), clients.presigner(), "the-bucket")
                    .presignPut(
                            ID,
                            3,
                            new Slot("../../x\u0000.png", "image/png", 7, null),
                            Duration.ofMinutes(15));
        }
    }
}
