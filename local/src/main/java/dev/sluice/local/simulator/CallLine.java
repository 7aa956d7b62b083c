package dev.sluice.local.simulator;

import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.local.simulator.ledger.Metering;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Makes the ledger's line of an ended call.
record CallLine(CallHead head, Ended end, @Nullable String taskId, @Nullable String fault) {

    CallRecord made() {
        return switch (end.ending()) {
            case Ending.Completed(var completion, _) ->
                    line(
                            CallRecord.COMPLETED,
                            completion.inputTokens(),
                            completion.outputTokens(),
                            completion.stopReason(),
                            null);
            case Ending.Counted(var inputTokens) ->
                    line(CallRecord.COMPLETED, inputTokens, 0, null, null);
            case Ending.Refused(var error) ->
                    line(error.type().wireName(), 0, 0, null, error.message());
            case Ending.Broken(var how) ->
                    line(how.name().toLowerCase(Locale.ROOT), 0, 0, null, null);
            case Ending.Mute() -> line(CallRecord.NO_ANSWER, 0, 0, null, null);
        };
    }

    private CallRecord line(
            String outcome,
            long inputTokens,
            long outputTokens,
            @Nullable String stopReason,
            @Nullable String detail) {
        return new CallRecord(
                head.id(),
                head.startedAt(),
                end.at(),
                head.route().region(),
                head.route().modelId(),
                taskId,
                outcome,
                inputTokens,
                outputTokens,
                head.sdkAttempt(),
                head.operation().apiName(),
                head.invocationId(),
                stopReason,
                fault,
                detail,
                end.metering().map(Metering::admittedAt).orElse(null),
                end.metering().map(Metering::reservedTokens).orElse(null),
                end.metering().map(Metering::chargedTokens).orElse(null));
    }
}
