package dev.sluice.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.sluice.client.stub.StubFault;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.Inference;
import dev.sluice.model.Problem;
import dev.sluice.model.TaskStatus;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubmitTest extends ClientFixture {

    @Test
    void everyFieldOfTheRequest_arrives() throws Exception {
        var request =
                TaskRequest.of("What is this?")
                        .system("Be brief.")
                        .model("stub-model")
                        .lane("document")
                        .inference(new Inference(100, 0.5, null, null))
                        .additional("top_k", 5)
                        .input(Input.s3("s3://bucket/key.png"))
                        .splittable(true)
                        .metadata("order", "17")
                        .deadline(Instant.parse("2026-06-02T00:00:00Z"))
                        .build();

        var answer = client.submit(request);

        assertThat(answer.status()).isEqualTo(TaskStatus.QUEUED);
        var sent = api.task(answer.taskId()).request();
        assertThat(sent).isEqualTo(request.toWire(null));
        assertThat(sent.inputs()).hasSize(1);
        assertThat(sent.additional()).isEqualTo(Map.of("top_k", 5));
    }

    @Test
    void lostAnswer_isAskedForAgain_andMakesNoSecondTask() throws Exception {
        api.fail("POST /v1/submit", new StubFault.BreaksAfter());

        client.submit(TaskRequest.of("once").build());

        assertThat(api.calls("POST /v1/submit")).isEqualTo(2);
        assertThat(api.tasks()).hasSize(1);
    }

    @Test
    void twoSubmitsOfOneRequest_areTwoTasks_unlessAKeyIsGiven() throws Exception {
        var request = TaskRequest.of("again").build();
        client.submit(request);
        client.submit(request);
        assertThat(api.tasks()).hasSize(2);

        var keyed = TaskRequest.of("again").idempotencyKey("k-1").build();
        var first = client.submit(keyed);
        assertThat(client.submit(keyed).taskId()).isEqualTo(first.taskId());
        assertThat(api.tasks()).hasSize(3);
    }

    @Test
    void keyBesideFiles_isRefusedAtOnce() {
        var builder =
                TaskRequest.of("p").input(Input.bytes("a.txt", new byte[1])).idempotencyKey("k");
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("idempotency key");
    }

    @Test
    void passingFaults_areRetried_neverBeforeTheServiceAsks() throws Exception {
        api.fail(
                "POST /v1/submit",
                new StubFault.Refuses(503, Map.of()),
                new StubFault.Refuses(429, Map.of("Retry-After", "7")),
                new StubFault.BreaksBefore());

        client.submit(TaskRequest.of("p").build());

        assertThat(api.calls("POST /v1/submit")).isEqualTo(4);
        assertThat(clock.waited()).isBetween(Duration.ofSeconds(7), Duration.ofSeconds(9));
    }

    @Test
    void hopelessService_isUnreachable_andSaysHowOftenItWasTried() {
        var broken = new StubFault.BreaksBefore();
        api.fail("POST /v1/submit", broken, broken, broken, broken);

        assertThatThrownBy(() -> client.submit(TaskRequest.of("p").build()))
                .isInstanceOf(UnreachableException.class)
                .hasMessageContaining("POST /submit got no answer in 4 tries");
    }

    @Test
    void waitOfManyMinutes_isLeftToTheCaller() {
        api.fail("POST /v1/submit", new StubFault.Refuses(503, Map.of("Retry-After", "1800")));

        assertThatThrownBy(() -> client.submit(TaskRequest.of("p").build()))
                .asInstanceOf(type(UnexpectedAnswerException.class))
                .returns(503, UnexpectedAnswerException::status);
        assertThat(clock.waited()).isZero();
    }

    @Test
    void refusal_carriesCodeDetailAndFields_andIsNotRetried() {
        assertThatThrownBy(() -> client.submit(TaskRequest.of("  ").build()))
                .hasMessage("invalid_request: the request breaks a rule; prompt: must not be blank")
                .asInstanceOf(type(RefusedException.class))
                .returns(ErrorCode.INVALID_REQUEST, RefusedException::code)
                .satisfies(refused ->
                        assertThat(refused.errors())
                                .containsExactly(new FieldProblem("prompt", "must not be blank")));
        assertThat(api.calls("POST /v1/submit")).isEqualTo(1);
    }

    @Test
    void fieldThatTheDetailNamesAlready_isToldOnce() {
        var field = new FieldProblem("model", "nope is no model here");
        var problem =
                new Problem(
                        "Unknown model",
                        400,
                        ErrorCode.UNKNOWN_MODEL,
                        "model: nope is no model here",
                        List.of(field));
        assertThat(new RefusedException(problem))
                .hasMessage("unknown_model: model: nope is no model here");
    }

    @Test
    void wrongSecret_isForbidden() {
        var stranger = clientOf("local", "guessed");
        assertThatThrownBy(() -> stranger.submit(TaskRequest.of("p").build()))
                .asInstanceOf(type(RefusedException.class))
                .returns(ErrorCode.FORBIDDEN, RefusedException::code);
    }

    @Test
    void regionComesFromAnApiGatewayEndpoint_orMustBeGiven() {
        var aws = URI.create("https://abc123.execute-api.eu-west-3.amazonaws.com/v1");
        assertThat(SluiceClientBuilder.regionOf(aws)).contains("eu-west-3");
        assertThatThrownBy(() -> SluiceClient.builder().endpoint(api.endpoint()).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no region");
    }
}
