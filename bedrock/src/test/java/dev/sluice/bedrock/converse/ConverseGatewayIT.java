package dev.sluice.bedrock.converse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.InferenceSettings;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.retry.Waits;
import dev.sluice.bedrock.route.FixedRoutes;
import dev.sluice.bedrock.route.Route;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkClientException;

class ConverseGatewayIT {

    private static final String NOVA = "us.amazon.nova-2-lite-v1:0";
    private static final Route FIRST = new Route("us-east-1", NOVA);
    private static final Route SECOND = new Route("eu-west-3", "eu.amazon.nova-2-lite-v1:0");
    private static final InstantSource CLOCK = InstantSource.system();

    private static final InferenceRequest REQUEST =
            new InferenceRequest(
                    "nova",
                    null,
                    List.of(new ContentPart.TextPart("hi")),
                    new InferenceSettings(10, null, null, List.of()),
                    Map.of(),
                    Map.of("taskId", "T1"));

    private static Outcome invoke(StubBedrock bedrock, Duration read, Route... routes) {
        return invoke(bedrock, read, Duration.ofSeconds(20), routes);
    }

    private static Outcome invoke(
            StubBedrock bedrock, Duration read, Duration left, Route... routes) {
        var settings =
                new GatewaySettings(
                        read, Duration.ofMillis(200), Duration.ofMillis(100), Waits.STANDARD);
        try (var clients = clients(bedrock, read)) {
            return new ConverseGateway(
                            clients,
                            new FixedRoutes(Map.of("nova", List.of(routes))),
                            _ -> ModelCatalogue.standard().profile(NOVA).orElseThrow(),
                            settings,
                            CLOCK,
                            new Random(1))
                    .invoke(REQUEST, new Deadline(CLOCK.instant().plus(left)));
        }
    }

    private static RegionalClients clients(StubBedrock bedrock, Duration read) {
        return new RegionalClients(
                Connection.to(
                                StaticCredentialsProvider.create(
                                        AwsBasicCredentials.create("key", "secret")),
                                read)
                        .at(bedrock.endpoint()));
    }

    private static DeferReason deferral(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Deferred.class);
        return ((Outcome.Deferred) outcome).reason();
    }

    private static void completed(Outcome outcome, Route route) {
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        Outcome.Completed.class,
                        completed -> {
                            assertThat(completed.answer().text()).isEqualTo("hello");
                            assertThat(completed.answer().route()).isEqualTo(route);
                        });
    }

    @Test
    void call_isOneRequestInTheServicesForm() throws Exception {
        try (var bedrock = new StubBedrock(StubBedrock.answer())) {
            completed(invoke(bedrock, Duration.ofSeconds(5), FIRST), FIRST);

            var call = bedrock.calls().getFirst();
            assertThat(bedrock.calls()).hasSize(1);
            assertThat(call.path())
                    .isEqualTo("/us-east-1/model/us.amazon.nova-2-lite-v1%3A0/converse");
            assertThat(Json.mapper().readTree(call.body()))
                    .isEqualTo(
                            Json.mapper()
                                    .readTree(
                                            """
                                            {"messages":[{"role":"user","content":[{"text":"hi"}]}],
                                             "inferenceConfig":{"maxTokens":10},
                                             "requestMetadata":{"taskId":"T1"}}
                                            """));
        }
    }

    @Test
    void f46_silentService_isOneRequestAndEndsBeforeTheDeadline() {
        try (var bedrock = new StubBedrock(new StubBedrock.Silence())) {
            var begun = CLOCK.instant();
            var outcome =
                    invoke(bedrock, Duration.ofSeconds(30), Duration.ofMillis(900), FIRST, SECOND);

            assertThat(deferral(outcome)).isEqualTo(DeferReason.CLIENT_TIMEOUT);
            assertThat(Duration.between(begun, CLOCK.instant()))
                    .isLessThan(Duration.ofMillis(1200));
            assertThat(bedrock.calls()).hasSize(1);
        }
    }

    @Test
    void f46_tooLittleTime_startsNothing() {
        try (var bedrock = new StubBedrock(StubBedrock.answer())) {
            var outcome = invoke(bedrock, Duration.ofSeconds(30), Duration.ofMillis(250), FIRST);

            assertThat(deferral(outcome)).isEqualTo(DeferReason.NO_TIME);
            assertThat(bedrock.calls()).isEmpty();
        }
    }

    @Test
    void f47_slowAnswerWithinTheReadTimeout_isTakenFromOneRequest() {
        try (var bedrock = new StubBedrock(new StubBedrock.SayAfter(700, StubBedrock.ANSWER))) {
            completed(invoke(bedrock, Duration.ofSeconds(5), FIRST), FIRST);
            assertThat(bedrock.calls()).hasSize(1);
        }
    }

    @Test
    void f47_readTimeout_isSetOnTheSocketItself() {
        try (var bedrock = new StubBedrock(new StubBedrock.Silence());
                var clients = clients(bedrock, Duration.ofMillis(300))) {
            assertThatThrownBy(() ->
                            clients.in("us-east-1").converse(request -> request.modelId(NOVA)))
                    .isInstanceOf(SdkClientException.class)
                    .hasMessageContaining("Read timed out");
            assertThat(bedrock.calls()).hasSize(1);
        }
    }

    @Test
    void f54_expiredSignature_isSignedAnewOnce() {
        var expired =
                StubBedrock.error(
                        403, "InvalidSignatureException", "Signature expired: 1 is now earlier");
        try (var bedrock = new StubBedrock(expired, StubBedrock.answer())) {
            completed(invoke(bedrock, Duration.ofSeconds(5), FIRST), FIRST);
            assertThat(bedrock.calls()).hasSize(2);
        }
        try (var bedrock = new StubBedrock(expired)) {
            assertThat(deferral(invoke(bedrock, Duration.ofSeconds(5), FIRST)))
                    .isEqualTo(DeferReason.TRANSPORT);
            assertThat(bedrock.calls()).hasSize(2);
        }
    }

    @Test
    void f54_deadSocket_isReplacedOnce() {
        try (var bedrock = new StubBedrock(new StubBedrock.HangUp(), StubBedrock.answer())) {
            completed(invoke(bedrock, Duration.ofSeconds(5), FIRST), FIRST);
            assertThat(bedrock.calls()).hasSize(2);
        }
    }

    @Test
    void interruptedCall_endsAtOnceAndIsNotRepeated() throws Exception {
        try (var bedrock = new StubBedrock(new StubBedrock.Silence());
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var running =
                    threads.submit(() -> invoke(bedrock, Duration.ofSeconds(15), FIRST, SECOND));
            await().until(() -> !bedrock.calls().isEmpty());
            threads.shutdownNow();

            assertThat(deferral(running.get(5, TimeUnit.SECONDS))).isEqualTo(DeferReason.TRANSPORT);
            assertThat(bedrock.calls()).hasSize(1);
        }
    }

    @Test
    void refusedConnection_isTransport() {
        var gone = new StubBedrock(StubBedrock.answer());
        gone.close();

        assertThat(deferral(invoke(gone, Duration.ofSeconds(5), FIRST)))
                .isEqualTo(DeferReason.TRANSPORT);
    }

    @Test
    void f42_throttling_isNeitherRepeatedNorMoved() {
        try (var bedrock =
                new StubBedrock(
                        StubBedrock.error(429, "ThrottlingException", "Too many requests"))) {
            assertThat(deferral(invoke(bedrock, Duration.ofSeconds(5), FIRST, SECOND)))
                    .isEqualTo(DeferReason.THROTTLED_REQUESTS);
            assertThat(bedrock.calls()).hasSize(1);
            assertThat(bedrock.calls().getFirst().retryHeader()).isEqualTo("attempt=1; max=1");
        }
    }

    @Test
    void f41_daysQuotaOfOneRoute_movesToTheNext() {
        try (var bedrock =
                new StubBedrock(
                        StubBedrock.error(429, "ThrottlingException", "Too many tokens per day"),
                        StubBedrock.answer())) {
            completed(invoke(bedrock, Duration.ofSeconds(5), FIRST, SECOND), SECOND);
        }
    }

    @Test
    void f32_deniedRegion_movesToTheNextRouteOnce() {
        var denied = StubBedrock.error(403, "AccessDeniedException", "no, in eu-north-1");
        try (var bedrock = new StubBedrock(denied, StubBedrock.answer())) {
            completed(invoke(bedrock, Duration.ofSeconds(5), FIRST, SECOND), SECOND);
            assertThat(bedrock.calls())
                    .extracting(StubBedrock.Call::path)
                    .containsExactly(
                            "/us-east-1/model/us.amazon.nova-2-lite-v1%3A0/converse",
                            "/eu-west-3/model/eu.amazon.nova-2-lite-v1%3A0/converse");
        }
        try (var bedrock = new StubBedrock(denied)) {
            assertThat(deferral(invoke(bedrock, Duration.ofSeconds(5), FIRST, SECOND, FIRST)))
                    .isEqualTo(DeferReason.CONFIG);
            assertThat(bedrock.calls()).hasSize(2);
        }
    }

    @Test
    void refusedRequest_isNeitherRepeatedNorMoved() {
        try (var bedrock =
                new StubBedrock(
                        StubBedrock.error(400, "ValidationException", "Malformed input request"))) {
            assertThat(invoke(bedrock, Duration.ofSeconds(5), FIRST, SECOND))
                    .isInstanceOfSatisfying(
                            Outcome.Rejected.class,
                            rejected -> {
                                assertThat(rejected.code()).isEqualTo(ErrorCode.BEDROCK_VALIDATION);
                                assertThat(rejected.detail()).doesNotContain("Malformed");
                            });
            assertThat(bedrock.calls()).hasSize(1);
        }
    }

    @Test
    void unknownStopReason_survivesTheWire() {
        var body = StubBedrock.ANSWER.replace("end_turn", "something_new");
        try (var bedrock = new StubBedrock(new StubBedrock.Say(200, "", body))) {
            assertThat(invoke(bedrock, Duration.ofSeconds(5), FIRST))
                    .isInstanceOfSatisfying(
                            Outcome.Completed.class,
                            completed ->
                                    assertThat(completed.answer().stopReason())
                                            .isEqualTo("something_new"));
        }
    }

    @Test
    void bytes_arriveAsTheyAre() throws Exception {
        var image =
                new InferenceRequest(
                        "nova",
                        null,
                        List.of(
                                new ContentPart.ImagePart(
                                        dev.sluice.bedrock.ImageFormat.PNG,
                                        new MediaSource.Bytes(new byte[] {1, 2, 3}))),
                        InferenceSettings.NONE,
                        Map.of(),
                        Map.of());
        try (var bedrock = new StubBedrock(StubBedrock.answer());
                var clients = clients(bedrock, Duration.ofSeconds(5))) {
            new ConverseGateway(
                            clients,
                            new FixedRoutes(Map.of("nova", List.of(FIRST))),
                            _ -> ModelCatalogue.standard().profile(NOVA).orElseThrow(),
                            GatewaySettings.of(Duration.ofSeconds(5), Duration.ofSeconds(20)),
                            CLOCK,
                            new Random(1))
                    .invoke(image, new Deadline(CLOCK.instant().plusSeconds(60)));

            assertThat(bedrock.calls().getFirst().body())
                    .contains("{\"image\":{\"format\":\"png\",\"source\":{\"bytes\":\"AQID\"}}}");
        }
    }

    @Test
    void noRoute_isTheOperatorsFault() {
        try (var bedrock = new StubBedrock(StubBedrock.answer())) {
            assertThat(invoke(bedrock, Duration.ofSeconds(5)))
                    .isInstanceOfSatisfying(
                            Outcome.Failed.class,
                            failed -> assertThat(failed.code()).isEqualTo(ErrorCode.CONFIG_FAULT));
        }
    }
}
