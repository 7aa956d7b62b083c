package dev.sluice.cli.cost;

import dev.sluice.model.TaskId;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;

/// `POST /submit` of a text.
final class SubmitPair implements Pair {

    private final MeasuredStack stack;
    private final RandomGenerator random = new SecureRandom();
    private Calls last = new Calls("", List.of());

    SubmitPair(MeasuredStack stack) {
        this.stack = stack;
    }

    @Override
    public String name() {
        return "POST /submit, text";
    }

    @Override
    public String calls() {
        return last.toString();
    }

    @Override
    public long handler() {
        var event = Submits.event();
        var context = new TwoMinutes();
        Recorder.take();
        var began = System.nanoTime();
        var answer = stack.submit().handleRequest(event, context);
        var took = System.nanoTime() - began;
        if (answer.getStatusCode() != 202) {
            throw new IllegalStateException(answer.getBody());
        }
        last = new Calls(Submits.taskId(answer.getBody()), Recorder.take());
        if (last.requests().isEmpty()) {
            throw new IllegalStateException("src/test/handler-cost is not on the class path");
        }
        return took;
    }

    @Override
    public long bare() {
        return stack.bare().timed(last.about(TaskId.random(Instant.now(), random).value()));
    }
}
