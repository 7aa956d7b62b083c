package dev.sluice.local.queue;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.sluice.local.function.Invocation;
import dev.sluice.local.queue.BatchOutcome.AllFailed;
import dev.sluice.local.queue.BatchOutcome.NotStarted;
import dev.sluice.local.queue.BatchOutcome.SomeFailed;
import dev.sluice.local.queue.BatchOutcome.Succeeded;
import dev.sluice.local.template.EventSourceMapping.Reporting;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/// Reads how an invocation for a batch ended, with the service's rules for
/// `ReportBatchItemFailures`.
///
/// Documented as success: an empty or null list, an empty or null response. As failure of the whole
/// batch: a response that is no JSON, an identifier that is empty, null, under another key, or of
/// no message in the batch. A response or list of another JSON type is not documented and treated
/// as a failure of the whole batch.
final class BatchAnswer {

    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private BatchAnswer() {}

    static BatchOutcome read(Invocation invocation, Reporting reporting, Set<String> batchIds) {
        return switch (invocation) {
            case Invocation.Responded(var payload) ->
                    switch (reporting) {
                        case WHOLE_BATCH -> new Succeeded();
                        case ITEM_FAILURES -> readFailures(payload, batchIds);
                    };
            case Invocation.FunctionError(var type, var message) ->
                    new AllFailed(type + ": " + message);
            case Invocation.TimedOut() -> new AllFailed("timed out");
            case Invocation.Throttled() -> new NotStarted();
        };
    }

    private static BatchOutcome readFailures(byte[] payload, Set<String> batchIds) {
        try {
            var response = JSON.readTree(payload);
            if (isNothing(response)) {
                return new Succeeded();
            }
            return response.isObject()
                    ? readList(response.path("batchItemFailures"), batchIds)
                    : new AllFailed("the response is no JSON object");
        } catch (IOException e) {
            return new AllFailed("the response is no JSON");
        }
    }

    private static BatchOutcome readList(JsonNode failures, Set<String> batchIds) {
        if (isNothing(failures)) {
            return new Succeeded();
        }
        if (!failures.isArray()) {
            return new AllFailed("batchItemFailures is no list");
        }
        var failed = new LinkedHashSet<String>();
        for (var failure : failures) {
            var identifier = failure.path("itemIdentifier").textValue();
            if (identifier == null || !batchIds.contains(identifier)) {
                return new AllFailed("bad itemIdentifier in " + failure);
            }
            failed.add(identifier);
        }
        return failed.isEmpty() ? new Succeeded() : new SomeFailed(failed);
    }

    private static boolean isNothing(JsonNode node) {
        return node.isMissingNode() || node.isNull();
    }
}
