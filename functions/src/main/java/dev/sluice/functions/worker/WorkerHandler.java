package dev.sluice.functions.worker;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.SQSBatchResponse;
import com.amazonaws.services.lambda.runtime.events.SQSBatchResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.amazonaws.services.lambda.runtime.events.SQSEvent.SQSMessage;
import dev.sluice.bedrock.Deadline;
import dev.sluice.functions.runtime.Wiring;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/// SQS edge of the worker: one verdict per message, partial batch failure, nothing else.
public final class WorkerHandler implements RequestHandler<SQSEvent, SQSBatchResponse> {

    private final MessageWork work;
    private final InstantSource clock;

    /// Called by Lambda.
    public WorkerHandler() {
        this(Wiring.production());
    }

    /// Called by whoever hosts functions.
    public WorkerHandler(Wiring wiring) {
        this(wiring.messageWork(), wiring.clock());
    }

    WorkerHandler(MessageWork work, InstantSource clock) {
        this.work = work;
        this.clock = clock;
    }

    @Override
    public SQSBatchResponse handleRequest(SQSEvent event, Context context) {
        var now = clock.instant();
        var deadline = new Deadline(now.plusMillis(context.getRemainingTimeInMillis()));
        var messages = event.getRecords().stream().map(record -> received(record, now)).toList();
        return new SQSBatchResponse(
                work.settle(messages, deadline).stream()
                        .map(WorkerHandler::failure)
                        .flatMap(Optional::stream)
                        .toList());
    }

    private static Received received(SQSMessage message, Instant now) {
        var attributes = message.getAttributes();
        return new Received(
                message.getMessageId(),
                message.getReceiptHandle(),
                message.getBody(),
                Integer.parseInt(attributes.get("ApproximateReceiveCount")),
                Instant.ofEpochMilli(Long.parseLong(attributes.get("SentTimestamp"))),
                now);
    }

    private static Optional<BatchItemFailure> failure(Settled settled) {
        return switch (settled) {
            case Settled.Acknowledged _ -> Optional.empty();
            case Settled.Returned(var messageId) -> Optional.of(new BatchItemFailure(messageId));
        };
    }
}
