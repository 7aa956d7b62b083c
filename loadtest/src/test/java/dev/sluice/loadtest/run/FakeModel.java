package dev.sluice.loadtest.run;

import dev.sluice.loadtest.input.Payload;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/// Answers by the number of the call.
final class FakeModel implements ModelCalls {
    private final IntFunction<CallOutcome> script;
    private final AtomicInteger calls = new AtomicInteger();
    private final CopyOnWriteArrayList<Integer> requests = new CopyOnWriteArrayList<>();

    FakeModel(IntFunction<CallOutcome> script) {
        this.script = script;
    }

    @Override
    public CallOutcome call(Payload payload) {
        requests.add(payload.request());
        return script.apply(calls.getAndIncrement());
    }

    List<Integer> requests() {
        return List.copyOf(requests);
    }
}
