package dev.sluice.local.function;

import static dev.sluice.local.function.TestHost.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import dev.sluice.local.function.Invocation.TimedOut;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/// A function that exceeds its timeout can write nothing after its invoker has heard of it.
class CutOffTest {

    private final TestHost test = new TestHost();
    private final AtomicInteger created = new AtomicInteger();

    /// What a handler writes with: refuses once it is closed, as an SDK client does.
    static final class Store implements AutoCloseable {
        final List<String> writes = new CopyOnWriteArrayList<>();
        private volatile boolean closed;

        synchronized void write(String what) {
            if (closed) {
                throw new IllegalStateException("closed");
            }
            writes.add(what);
        }

        @Override
        public synchronized void close() {
            closed = true;
        }
    }

    /// Writes, stalls, ignores the interrupt and tries to write again.
    public static final class Stubborn implements RequestHandler<Object, String> {
        final CountDownLatch ended = new CountDownLatch(1);
        private final Store store;

        Stubborn(Store store) {
            this.store = store;
        }

        @Override
        public String handleRequest(Object event, Context context) {
            store.write("before");
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    LockSupport.park();
                }
                store.write("after");
                return "done";
            } finally {
                ended.countDown();
            }
        }
    }

    @Test
    void functionOverItsTimeout_isCutOff_andCannotWriteAnyMore() throws Exception {
        var store = new Store();
        var stubborn = new Stubborn(store);
        HandlerFactory handlers =
                (definition, environment) -> {
                    created.incrementAndGet();
                    return new HostedHandler(stubborn, store);
                };
        var definition =
                Definitions.withTimeout(Definitions.of(Stubborn.class), Duration.ofMillis(100));
        try (var host = test.hosting(definition, handlers)) {
            assertThat(host.invoke(json("{}"))).isEqualTo(new TimedOut());
            stubborn.ended.await();
            assertThat(store.writes).containsExactly("before");
            assertThat(host.inFlight()).isZero();
            host.invoke(json("{}"));
        }
        assertThat(created).as("the cut-off instance is thrown away").hasValue(2);
        assertThat(test.log).anySatisfy(line -> assertThat(line).contains("Task timed out"));
    }

    @Test
    void closingTheHost_cutsOffWhatRuns() throws Exception {
        var store = new Store();
        var stubborn = new Stubborn(store);
        HandlerFactory handlers = (definition, environment) -> new HostedHandler(stubborn, store);
        var host = test.hosting(Definitions.of(Stubborn.class), handlers);
        var caller = Thread.ofVirtual().start(() -> host.invoke(json("{}")));
        while (store.writes.isEmpty()) {
            Thread.onSpinWait();
        }
        host.close();
        caller.interrupt();
        stubborn.ended.await();
        assertThat(store.writes).containsExactly("before");
    }
}
