package dev.sluice.functions.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.Samples;
import dev.sluice.functions.task.Slot;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/// What stands in the URL of an upload.
class PresignedUrlTest {

    private static final StaticCredentialsProvider CREDENTIALS =
            StaticCredentialsProvider.create(
                    AwsSessionCredentials.create("AKIA", "secret", "session"));

    private static String url() {
        try (var presigner =
                        S3Presigner.builder()
                                .region(Region.EU_WEST_1)
                                .endpointOverride(URI.create("https://s3.eu-west-1.amazonaws.com"))
                                .credentialsProvider(CREDENTIALS)
                                .build();
                var s3 =
                        S3Client.builder()
                                .region(Region.EU_WEST_1)
                                .credentialsProvider(CREDENTIALS)
                                .httpClientBuilder(Apache5HttpClient.builder())
                                .build()) {
            return new S3UploadSlots(s3, presigner, "bucket")
                    .presignPut(
                            Samples.id(),
                            0,
                            new Slot("a.png", "image/png", 5, null),
                            Duration.ofMinutes(15))
                    .toString();
        }
    }

    @Test
    void f70_noChecksum_isSigned() {
        assertThat(url().toLowerCase(Locale.ROOT))
                .doesNotContain("x-amz-checksum", "x-amz-sdk-checksum", "crc32");
    }

    @Test
    void f76_typeSizeAndCondition_areSigned() {
        assertThat(URLDecoder.decode(url(), StandardCharsets.UTF_8))
                .contains("X-Amz-SignedHeaders=content-length;content-type;host;if-none-match&");
    }

    @Test
    void f71_host_isTheRegionsOwn() {
        assertThat(URI.create(url()).getHost()).isEqualTo("bucket.s3.eu-west-1.amazonaws.com");
    }

    @Test
    void f73_lifetime_isAsPromised() {
        assertThat(url()).contains("X-Amz-Expires=900&");
    }
}
