package dev.sluice.local.contract;

import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.amazonaws.services.lambda.runtime.events.SQSEvent.SQSMessage;
import dev.sluice.functions.worker.WorkerHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A worker in a process of its own: one message in a file, one invocation, the failures counted on
/// the standard output.
final class WorkerMain {

    private WorkerMain() {}

    public static void main(String[] args) throws Exception {
        var message = new SQSMessage();
        message.setMessageId("m1");
        message.setReceiptHandle("r1");
        message.setBody(Files.readString(Path.of(args[0])));
        message.setAttributes(
                Map.of(
                        "ApproximateReceiveCount",
                        "1",
                        "SentTimestamp",
                        Long.toString(System.currentTimeMillis())));
        var event = new SQSEvent();
        event.setRecords(List.of(message));
        var response = new WorkerHandler().handleRequest(event, new TwoMinutes());
        System.out.println("failures: " + response.getBatchItemFailures().size());
    }
}
