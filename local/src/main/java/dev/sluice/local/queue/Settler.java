package dev.sluice.local.queue;

import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.template.EventSourceMapping.Reporting;
import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.sqs.model.Message;

/// One invocation for one batch: invokes, reads the answer, deletes what succeeded.
record Settler(SourceQueue queue, Inbox inbox, FunctionInvoker function, Reporting reporting) {

    /// Runs the function with the batch. Messages that are not deleted are left to their visibility
    /// timeout, which the function may have changed meanwhile.
    BatchOutcome run(List<Message> batch) {
        var ids = batch.stream().map(Message::messageId).collect(Collectors.toSet());
        var outcome =
                BatchAnswer.read(function.invoke(QueueEvent.of(queue, batch)), reporting, ids);
        switch (outcome) {
            case BatchOutcome.Succeeded() -> inbox.delete(batch);
            case BatchOutcome.SomeFailed(var failed) ->
                    inbox.delete(
                            batch.stream()
                                    .filter(message -> !failed.contains(message.messageId()))
                                    .toList());
            case BatchOutcome.AllFailed _ -> {}
            case BatchOutcome.NotStarted _ -> {}
        }
        return outcome;
    }
}
