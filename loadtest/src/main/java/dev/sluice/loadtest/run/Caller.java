package dev.sluice.loadtest.run;

import dev.sluice.loadtest.input.Payload;
import dev.sluice.loadtest.run.CallOutcome.Answered;
import dev.sluice.loadtest.run.CallOutcome.Disturbed;
import dev.sluice.loadtest.run.CallOutcome.Refused;
import dev.sluice.loadtest.run.CallOutcome.Throttled;
import dev.sluice.loadtest.run.TaskRun.End;
import dev.sluice.loadtest.scenario.RetryShape;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// The one who wants one request answered.
///
/// @param request its number
/// @param arrival when it comes
/// @param retry how often it is called
/// @param calls the model
/// @param random of the pauses
record Caller(
        int request, Duration arrival, RetryShape retry, ModelCalls calls, RandomGenerator random) {

    TaskRun run(Start start) {
        var made = new ArrayList<CallRecord>();
        try {
            var end = call(start, made);
            return new TaskRun(request, arrival, made, end);
        } catch (InterruptedException stopped) {
            return new TaskRun(request, arrival, made, End.CUT);
        }
    }

    private End call(Start start, List<CallRecord> made) throws InterruptedException {
        if (!arrival.isZero()) {
            var time = start.go().await();
            time.sleepUntil(arrival);
            return rounds(start.inputs().payload(request), time, made);
        }
        Payload payload;
        try {
            payload = start.inputs().payload(request);
        } finally {
            start.unprepared().countDown();
        }
        return rounds(payload, start.go().await(), made);
    }

    private End rounds(Payload payload, Timeline time, List<CallRecord> made)
            throws InterruptedException {
        for (int round = 1; ; round++) {
            var startedAt = time.now();
            var outcome = calls.call(payload);
            var endedAt = time.now();
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            made.add(new CallRecord(startedAt, endedAt, outcome));
            switch (outcome) {
                case Answered _ -> {
                    return End.ANSWERED;
                }
                case Refused _ -> {
                    return End.GIVEN_UP;
                }
                case Throttled _, Disturbed _ -> {
                    if (round >= retry.rounds()) {
                        return End.GIVEN_UP;
                    }
                    time.sleepUntil(endedAt.plus(retry.pause(round, random)));
                }
            }
        }
    }
}
