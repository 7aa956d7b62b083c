package dev.sluice.functions.scenario;

import dev.sluice.bedrock.Answer;
import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.route.Route;
import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// A model that says what it is told to, and then answers every call.
final class ScriptedGateway implements BedrockGateway {

    private final Deque<Reply> script = new ArrayDeque<>();
    private final List<InferenceRequest> requests = new ArrayList<>();
    private final InstantSource clock;
    private String text = "an answer";
    private int paid;

    ScriptedGateway(InstantSource clock) {
        this.clock = clock;
    }

    /// What a call may come to.
    enum Reply {
        ANSWER,
        THROTTLE,
        MODEL_ERROR,
        CONFIG,
        REJECT
    }

    /// Adds to the script.
    ScriptedGateway then(Reply reply) {
        script.add(reply);
        return this;
    }

    ScriptedGateway answering(String longText) {
        text = longText;
        return this;
    }

    /// Answers given: each was paid for.
    int paid() {
        return paid;
    }

    List<InferenceRequest> requests() {
        return requests;
    }

    @Override
    public Outcome invoke(InferenceRequest request, Deadline deadline) {
        requests.add(request);
        var reply = script.isEmpty() ? Reply.ANSWER : script.poll();
        return switch (reply) {
            case ANSWER -> answer();
            case THROTTLE ->
                    new Outcome.Deferred(
                            clock.instant().plusSeconds(20), DeferReason.THROTTLED_REQUESTS);
            case MODEL_ERROR ->
                    new Outcome.Deferred(clock.instant().plusSeconds(20), DeferReason.MODEL_ERROR);
            case CONFIG -> new Outcome.Failed(ErrorCode.CONFIG_FAULT, "no access");
            case REJECT -> new Outcome.Rejected(ErrorCode.CONTENT_FILTERED, "filtered");
        };
    }

    private Outcome answer() {
        paid++;
        return new Outcome.Completed(
                new Answer(
                        text,
                        "end_turn",
                        false,
                        new Answer.Usage(10, 5, 0, 0),
                        new Route("us-east-1", "nova"),
                        Duration.ofMillis(300)));
    }
}
