package dev.sluice.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.IdentityProvider;

/// Describes a [SluiceClient]. Only the endpoint has to be given; the region too where the endpoint
/// does not name it.
public final class SluiceClientBuilder {
    private static final Pattern EXECUTE_API =
            Pattern.compile(".*\\.execute-api\\.([a-z0-9-]+)\\.amazonaws\\.com(\\.cn)?");
    private @Nullable URI endpoint;
    private @Nullable String region;
    private @Nullable IdentityProvider<? extends AwsCredentialsIdentity> credentials;
    private @Nullable HttpClient http;
    private InstantSource time = InstantSource.system();
    private RandomGenerator random = new SecureRandom();
    private Pause pause = Thread::sleep;
    private Backoff backoff = Backoff.DEFAULT;
    private int uploadsAtOnce = 4;
    private int tasksAtOnce = 32;

    SluiceClientBuilder() {}

    /// The API with its stage, as `http://127.0.0.1:8080/v1`.
    public SluiceClientBuilder endpoint(URI endpoint) {
        this.endpoint = endpoint;
        return this;
    }

    /// The region requests are signed for.
    public SluiceClientBuilder region(String region) {
        this.region = region;
        return this;
    }

    /// Who signs: any AwsCredentialsProvider. The default is the SDK's default chain.
    public SluiceClientBuilder credentials(
            IdentityProvider<? extends AwsCredentialsIdentity> credentials) {
        this.credentials = credentials;
        return this;
    }

    /// An HTTP client of one's own; it is not closed.
    public SluiceClientBuilder http(HttpClient http) {
        this.http = http;
        return this;
    }

    /// The clock.
    public SluiceClientBuilder time(InstantSource time) {
        this.time = time;
        return this;
    }

    /// The source of jitter; thread-safe.
    public SluiceClientBuilder random(RandomGenerator random) {
        this.random = random;
        return this;
    }

    /// How to wait.
    public SluiceClientBuilder pause(Pause pause) {
        this.pause = pause;
        return this;
    }

    /// How often to try a call.
    public SluiceClientBuilder backoff(Backoff backoff) {
        this.backoff = backoff;
        return this;
    }

    /// Most files of one task uploaded at once.
    public SluiceClientBuilder uploadsAtOnce(int uploadsAtOnce) {
        this.uploadsAtOnce = uploadsAtOnce;
        return this;
    }

    /// Most tasks submitted or awaited side by side by one call.
    public SluiceClientBuilder tasksAtOnce(int tasksAtOnce) {
        this.tasksAtOnce = tasksAtOnce;
        return this;
    }

    /// The client.
    ///
    /// @throws IllegalArgumentException when the region is neither given nor in the endpoint
    public SluiceClient build() {
        var at = Objects.requireNonNull(endpoint, "endpoint");
        var signedFor =
                Optional.ofNullable(region)
                        .or(() -> regionOf(at))
                        .orElseThrow(() ->
                                new IllegalArgumentException("no region given, and none in " + at));
        var signer = new Signer(identities(), signedFor, time);
        var transport = new Transport(client(at), backoff, random, pause);
        var api = new Api(at, signer, transport);
        var settings = new ClientSettings(time, random, pause, tasksAtOnce);
        return new SluiceClient(
                api, new Uploader(transport, uploadsAtOnce), new Waiter(api, settings), settings);
    }

    /// The region that an API Gateway endpoint names.
    public static Optional<String> regionOf(URI endpoint) {
        var match = EXECUTE_API.matcher(Objects.requireNonNullElse(endpoint.getHost(), ""));
        return match.matches() ? Optional.of(match.group(1)) : Optional.empty();
    }

    private IdentityProvider<? extends AwsCredentialsIdentity> identities() {
        return credentials == null ? DefaultCredentialsProvider.builder().build() : credentials;
    }

    /// Over plain HTTP the offer of HTTP/2 only confuses servers.
    private HttpClient client(URI at) {
        if (http != null) {
            return http;
        }
        var version =
                "https".equals(at.getScheme())
                        ? HttpClient.Version.HTTP_2
                        : HttpClient.Version.HTTP_1_1;
        return HttpClient.newBuilder()
                .version(version)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
    }
}
