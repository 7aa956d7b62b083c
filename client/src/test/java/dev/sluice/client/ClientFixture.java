package dev.sluice.client;

import dev.sluice.client.stub.StubApi;
import dev.sluice.client.stub.TestClock;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.IdentityProvider;

/// A client and the stub it talks to, on one clock that moves when the client waits.
abstract class ClientFixture {
    final TestClock clock = new TestClock();
    final StubApi api = new StubApi(clock);
    final SluiceClient client = clientOf("local", "local-secret");

    @AfterEach
    void stop() {
        api.close();
    }

    final SluiceClient clientOf(String accessKey, String secret) {
        return SluiceClient.builder()
                .endpoint(api.endpoint())
                .region("us-east-1")
                .credentials(provider(accessKey, secret))
                .time(clock)
                .random(new Random(4))
                .pause(clock::pause)
                .backoff(new Backoff(4, Duration.ofMillis(100), Duration.ofSeconds(1)))
                .build();
    }

    static IdentityProvider<AwsCredentialsIdentity> provider(String accessKey, String secret) {
        return new FixedIdentity(AwsCredentialsIdentity.create(accessKey, secret));
    }
}
