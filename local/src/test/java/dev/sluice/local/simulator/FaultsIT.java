package dev.sluice.local.simulator;

import static dev.sluice.local.simulator.Rig.NOVA;
import static dev.sluice.local.simulator.Rig.REGION;
import static dev.sluice.local.simulator.Rig.request;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.simulator.fault.Chance;
import dev.sluice.local.simulator.fault.FaultKind;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.local.simulator.fault.InjectedFault;
import dev.sluice.local.simulator.fault.Scope;
import dev.sluice.local.simulator.latency.LatencyProfile;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseResponse;
import software.amazon.awssdk.services.bedrockruntime.model.DocumentSource;
import software.amazon.awssdk.services.bedrockruntime.model.ModelErrorException;
import software.amazon.awssdk.services.bedrockruntime.model.ValidationException;

class FaultsIT {
    private Rig rig;
    private BedrockRuntimeClient sdk;

    @BeforeEach
    void start() throws IOException {
        rig = new Rig();
        sdk = rig.sdk();
    }

    @AfterEach
    void stop() throws IOException {
        sdk.close();
        rig.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    THROTTLE_REQUESTS       | 429 | ThrottlingException         | Too many requests, please wait
                    THROTTLE_TOKENS         | 429 | ThrottlingException         | Too many tokens, please wait
                    THROTTLE_TOKENS_PER_DAY | 429 | ThrottlingException         | Too many tokens per day, please
                    REGION_DOWN             | 503 | ServiceUnavailableException | Bedrock is unable to process
                    TOO_MANY_CONNECTIONS    | 503 | ServiceUnavailableException | Too many connections, please
                    NOT_READY               | 429 | ModelNotReadyException      | not ready
                    INTERNAL_ERROR          | 500 | InternalServerException     | The system encountered
                    MODEL_TIMEOUT           | 408 | ModelTimeoutException       | Model has timed out
                    MODEL_ERROR             | 424 | ModelErrorException         | error while processing
                    MODEL_NOT_ENABLED       | 403 | AccessDeniedException       | You don't have access to the model
                    MODEL_NOT_FOUND         | 404 | ResourceNotFoundException   | Model not found.
                    MODEL_RETIRED           | 400 | ValidationException         | model identifier is invalid
                    """)
    void refusal_arrivesAsTheSdksException(
            FaultKind kind, int status, String code, String message) {
        rig.simulator.inject(FaultRule.of(kind));

        assertThatExceptionOfType(AwsServiceException.class)
                .isThrownBy(this::hello)
                .satisfies(e -> {
                    assertThat(e.statusCode()).isEqualTo(status);
                    assertThat(e.awsErrorDetails().errorCode()).isEqualTo(code);
                    assertThat(e.getClass().getSimpleName()).isEqualTo(code);
                    assertThat(e).hasMessageContaining(message);
                });
        assertLedger(kind, code);
    }

    @Test
    void modelError_carriesTheOriginalStatus() {
        rig.simulator.inject(FaultRule.of(FaultKind.MODEL_ERROR));
        assertThatExceptionOfType(ModelErrorException.class)
                .isThrownBy(this::hello)
                .satisfies(e -> assertThat(e.originalStatusCode()).isEqualTo(500));
    }

    @ParameterizedTest
    @EnumSource(names = {"CONNECTION_REFUSED", "CONNECTION_RESET"})
    void brokenConnection_isAClientException(FaultKind kind) {
        rig.simulator.inject(FaultRule.of(kind));

        assertThatThrownBy(this::hello)
                .isInstanceOf(SdkClientException.class)
                .hasMessageContaining("reset");
        assertLedger(kind, kind.wireName());
    }

    @Test
    void silence_lastsLongerThanTheClientWaits() {
        rig.simulator.inject(FaultRule.of(FaultKind.NEVER_ANSWERS));
        try (var impatient = rig.sdk(REGION, Duration.ofMillis(300))) {
            assertThatThrownBy(() ->
                            impatient.converse(request(NOVA, r -> {}, ContentBlock.fromText("Hi"))))
                    .isInstanceOf(SdkClientException.class)
                    .hasMessageContaining("timed out");
        }
        assertLedger(FaultKind.NEVER_ANSWERS, "no_answer");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    REASONING_FIRST     | end_turn                      | 2
                    REASONING_ONLY      | max_tokens                    | 1
                    EMPTY               | end_turn                      | 0
                    GUARDRAIL           | guardrail_intervened          | 1
                    CONTENT_FILTERED    | content_filtered              | 1
                    TRUNCATED           | max_tokens                    | 1
                    CONTEXT_EXCEEDED    | model_context_window_exceeded | 1
                    UNKNOWN_STOP_REASON | paused_for_review             | 1
                    """)
    void unusualAnswer_isStillACompletedCall(FaultKind kind, String stopReason, int blocks) {
        rig.simulator.inject(FaultRule.of(kind));
        var answer = hello();

        assertThat(answer.stopReasonAsString()).isEqualTo(stopReason);
        assertThat(answer.output().message().content()).hasSize(blocks);
        assertLedger(kind, "completed");
    }

    @Test
    void f36_reasoningComesBeforeTheText() {
        rig.simulator.inject(FaultRule.of(FaultKind.REASONING_FIRST));
        assertThat(hello().output().message().content())
                .extracting(ContentBlock::type)
                .containsExactly(ContentBlock.Type.REASONING_CONTENT, ContentBlock.Type.TEXT);
    }

    @Test
    void f37_messageMayBeMissing() {
        rig.simulator.inject(FaultRule.of(FaultKind.NO_MESSAGE));
        assertThat(hello().output().message()).isNull();
    }

    @Test
    void soundDocument_isRejectedOnlyWhereThereIsOne() {
        rig.simulator.inject(FaultRule.of(FaultKind.DOCUMENT_PARSE_FAILURE));
        hello();

        var pdf = DocumentSource.fromBytes(SdkBytes.fromByteArray(Media.pdf(1)));
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() ->
                        sdk.converse(
                                request(
                                        NOVA,
                                        r -> {},
                                        ContentBlock.fromDocument(
                                                d -> d.format("pdf").name("report").source(pdf)),
                                        ContentBlock.fromText("What?"))))
                .withMessageContaining("Could not process document");
    }

    @Test
    void fault_hitsItsRegionOnly() {
        rig.simulator.inject(FaultRule.of(FaultKind.REGION_DOWN).at(Scope.region("us-west-2")));
        hello();
        try (var west = rig.sdk("us-west-2", Duration.ofSeconds(5))) {
            assertThatThrownBy(() ->
                            west.converse(request(NOVA, r -> {}, ContentBlock.fromText("Hi"))))
                    .isInstanceOf(AwsServiceException.class);
        }
    }

    @Test
    void fault_passesAfterItsFirstCalls() {
        rig.simulator.inject(FaultRule.of(FaultKind.THROTTLE_REQUESTS).with(Chance.first(2)));

        assertThatThrownBy(this::hello).isInstanceOf(AwsServiceException.class);
        assertThatThrownBy(this::hello).isInstanceOf(AwsServiceException.class);
        hello();
    }

    @Test
    void slowNeighbour_stretchesTheLatency() {
        rig.simulator.configure(Settings.of(LatencyProfile.constant(Duration.ofMillis(20))));
        rig.simulator.inject(
                FaultRule.of(FaultKind.SLOW_NEIGHBOUR).doing(new InjectedFault.Slow(10)));

        assertThat(hello().metrics().latencyMs()).isEqualTo(200);
        assertLedger(FaultKind.SLOW_NEIGHBOUR, "completed");
    }

    private ConverseResponse hello() {
        return sdk.converse(request(NOVA, r -> {}, ContentBlock.fromText("Hello.")));
    }

    private void assertLedger(FaultKind kind, String outcome) {
        assertThat(rig.simulator.calls())
                .last()
                .satisfies(call -> {
                    assertThat(call.outcome()).isEqualTo(outcome);
                    assertThat(call.fault()).isEqualTo(kind.wireName());
                });
    }
}
