package dev.sluice.local.simulator.fault;

import static dev.sluice.local.simulator.wire.ServiceError.of;
import static dev.sluice.local.simulator.wire.ServiceError.validation;

import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.fault.InjectedFault.Fail;
import dev.sluice.local.simulator.fault.InjectedFault.Hangup;
import dev.sluice.local.simulator.fault.InjectedFault.Refuse;
import dev.sluice.local.simulator.fault.InjectedFault.RejectDocument;
import dev.sluice.local.simulator.fault.InjectedFault.Reset;
import dev.sluice.local.simulator.fault.InjectedFault.Shape;
import dev.sluice.local.simulator.fault.InjectedFault.Silence;
import dev.sluice.local.simulator.fault.InjectedFault.Slow;
import dev.sluice.local.simulator.wire.ErrorType;
import java.util.Locale;

/// The faults by their names in the admin API and the ledger (`throttle_requests`, …).
public enum FaultKind {
    THROTTLE_REQUESTS(throttle(Dimension.REQUESTS)),
    THROTTLE_TOKENS(throttle(Dimension.TOKENS)),
    THROTTLE_TOKENS_PER_DAY(throttle(Dimension.TOKENS_PER_DAY)),
    REGION_DOWN(
            new Refuse(
                    of(
                            ErrorType.SERVICE_UNAVAILABLE,
                            "Bedrock is unable to process your request."))),
    TOO_MANY_CONNECTIONS(
            new Refuse(
                    of(
                            ErrorType.SERVICE_UNAVAILABLE,
                            "Too many connections, please wait before trying again."))),
    NOT_READY(
            new Refuse(
                    of(
                            ErrorType.MODEL_NOT_READY,
                            "The model is not ready to serve inference requests."))),
    INTERNAL_ERROR(
            new Refuse(
                    of(
                            ErrorType.INTERNAL_SERVER,
                            "The system encountered an unexpected error during processing. Try"
                                    + " your request again."))),
    CONNECTION_REFUSED(new Hangup()),
    CONNECTION_RESET(new Reset()),
    NEVER_ANSWERS(new Silence()),
    MODEL_TIMEOUT(
            new Fail(
                    of(
                            ErrorType.MODEL_TIMEOUT,
                            "Model has timed out in processing the request. Try your request"
                                    + " again."))),
    MODEL_ERROR(
            new Fail(
                    of(
                            ErrorType.MODEL_ERROR,
                            "The request failed due to an error while processing the model."))),
    DOCUMENT_PARSE_FAILURE(new RejectDocument()),
    SLOW_NEIGHBOUR(new Slow(3)),
    MODEL_NOT_ENABLED(
            new Refuse(
                    of(
                            ErrorType.ACCESS_DENIED,
                            "You don't have access to the model with the specified model ID."))),
    MODEL_NOT_FOUND(new Refuse(of(ErrorType.RESOURCE_NOT_FOUND, "Model not found."))),
    MODEL_RETIRED(new Refuse(validation("The provided model identifier is invalid."))),
    REASONING_FIRST(new Shape(AnswerShape.REASONING_FIRST)),
    REASONING_ONLY(new Shape(AnswerShape.REASONING_ONLY)),
    EMPTY(new Shape(AnswerShape.EMPTY)),
    NO_MESSAGE(new Shape(AnswerShape.NO_MESSAGE)),
    GUARDRAIL(new Shape(AnswerShape.GUARDRAIL)),
    CONTENT_FILTERED(new Shape(AnswerShape.CONTENT_FILTERED)),
    TRUNCATED(new Shape(AnswerShape.TRUNCATED)),
    CONTEXT_EXCEEDED(new Shape(AnswerShape.CONTEXT_EXCEEDED)),
    UNKNOWN_STOP_REASON(new Shape(AnswerShape.UNKNOWN_STOP_REASON));

    private final InjectedFault fault;

    FaultKind(InjectedFault fault) {
        this.fault = fault;
    }

    /// What it does, with its default figures.
    public InjectedFault fault() {
        return fault;
    }

    /// Its name outside of Java.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static Refuse throttle(Dimension dimension) {
        return new Refuse(of(ErrorType.THROTTLING, dimension.message()));
    }
}
