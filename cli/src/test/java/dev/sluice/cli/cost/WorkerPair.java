package dev.sluice.cli.cost;

import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.amazonaws.services.lambda.runtime.events.SQSEvent.SQSMessage;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.sqs.model.SendMessageRequest;

/// A worker's run of a text, with a model that takes no time.
final class WorkerPair implements Pair {

    private final MeasuredStack stack;
    private Calls last = new Calls("", List.of());

    WorkerPair(MeasuredStack stack) {
        this.stack = stack;
    }

    @Override
    public String name() {
        return "worker, text";
    }

    @Override
    public String calls() {
        return last.toString();
    }

    @Override
    public long handler() {
        var body = submitted();
        var event = event(body);
        var context = new TwoMinutes();
        var began = System.nanoTime();
        var answer = stack.worker().handleRequest(event, context);
        var took = System.nanoTime() - began;
        if (!answer.getBatchItemFailures().isEmpty()) {
            throw new IllegalStateException("the message came back");
        }
        last = new Calls(Submits.taskId(body), Recorder.take());
        if (last.requests().isEmpty()) {
            throw new IllegalStateException("src/test/handler-cost is not on the class path");
        }
        return took;
    }

    @Override
    public long bare() {
        return stack.bare().timed(last.about(Submits.taskId(submitted())));
    }

    /// The message of a new task; nobody else takes it.
    private String submitted() {
        stack.submit().handleRequest(Submits.event(), new TwoMinutes());
        return Recorder.take().stream()
                .filter(SendMessageRequest.class::isInstance)
                .map(sent -> ((SendMessageRequest) sent).messageBody())
                .findFirst()
                .orElseThrow();
    }

    private static SQSEvent event(String body) {
        var message = new SQSMessage();
        message.setMessageId("m1");
        message.setReceiptHandle("r1");
        message.setBody(body);
        message.setAttributes(
                Map.of(
                        "ApproximateReceiveCount",
                        "1",
                        "SentTimestamp",
                        Long.toString(System.currentTimeMillis())));
        var event = new SQSEvent();
        event.setRecords(List.of(message));
        return event;
    }
}
