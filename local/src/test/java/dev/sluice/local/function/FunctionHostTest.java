package dev.sluice.local.function;

import static dev.sluice.local.function.TestHost.handler;
import static dev.sluice.local.function.TestHost.json;
import static dev.sluice.local.function.TestHost.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import dev.sluice.local.function.Invocation.FunctionError;
import dev.sluice.local.function.Invocation.Throttled;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FunctionHostTest {

    private final TestHost test = new TestHost();
    private final AtomicInteger created = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();

    /// Says which instance answered.
    public static final class Numbered implements RequestHandler<Map<String, Object>, Integer> {
        private final int number;

        Numbered(int number) {
            this.number = number;
        }

        @Override
        public Integer handleRequest(Map<String, Object> event, Context context) {
            return number;
        }
    }

    /// Waits inside the handler until the test lets it go.
    public static final class Gate implements RequestHandler<Object, String> {
        private final CountDownLatch inside;
        private final CountDownLatch open;

        Gate(CountDownLatch inside, CountDownLatch open) {
            this.inside = inside;
            this.open = open;
        }

        @Override
        public String handleRequest(Object event, Context context) {
            inside.countDown();
            try {
                open.await();
                return "through";
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /// Throws.
    public static final class Thrower implements RequestHandler<Object, String> {
        @Override
        public String handleRequest(Object event, Context context) {
            throw new IllegalArgumentException("no such thing");
        }
    }

    /// Does nothing but end.
    private static final class ScriptedInstance implements FunctionInstance {
        private boolean ended;

        @Override
        public InstanceOutcome invoke(InvocationRequest request) {
            return new InstanceOutcome.Answered(new byte[0]);
        }

        @Override
        public boolean ended() {
            return ended;
        }

        @Override
        public void close() {
            ended = true;
        }
    }

    private HandlerFactory numbered() {
        return (definition, environment) ->
                new HostedHandler(new Numbered(created.incrementAndGet()), closed::incrementAndGet);
    }

    @Test
    void oneAfterAnother_reuseTheWarmInstance() {
        var definition = Definitions.of(Numbered.class);
        try (var host = test.hosting(definition, numbered())) {
            assertThat(text(host.invoke(json("{}")))).isEqualTo("1");
            assertThat(text(host.invoke(json("{}")))).isEqualTo("1");
        }
        assertThat(closed).hasValue(1);
    }

    @Test
    void atTheSameTime_eachHasItsOwnInstance() throws Exception {
        var inside = new CountDownLatch(3);
        var open = new CountDownLatch(1);
        HandlerFactory gates =
                (definition, environment) -> {
                    created.incrementAndGet();
                    return new HostedHandler(new Gate(inside, open), () -> {});
                };
        try (var host = test.hosting(Definitions.of(Gate.class), gates);
                var callers = Executors.newVirtualThreadPerTaskExecutor()) {
            var calls =
                    IntStream.range(0, 3)
                            .mapToObj(i -> callers.submit(() -> host.invoke(json("{}"))))
                            .toList();
            inside.await();
            assertThat(host.inFlight()).isEqualTo(3);
            open.countDown();
            for (var call : calls) {
                assertThat(text(call.get())).isEqualTo("\"through\"");
            }
        }
        assertThat(created).hasValue(3);
    }

    @Test
    void amongWarmInstances_theLastUsedIsTakenFirst() {
        var warm = new WarmInstances();
        var earlier = new ScriptedInstance();
        var later = new ScriptedInstance();
        var dead = new ScriptedInstance();
        dead.close();
        warm.give(earlier, test.instant());
        warm.give(later, test.instant());
        warm.give(dead, test.instant());
        assertThat(warm.take()).containsSame(later);
        assertThat(warm.take()).containsSame(earlier);
        assertThat(warm.take()).isEmpty();
    }

    @Test
    void overReservedConcurrency_isThrottled() throws Exception {
        var inside = new CountDownLatch(1);
        var open = new CountDownLatch(1);
        var definition = Definitions.withReserved(Definitions.of(Gate.class), 1);
        try (var host = test.hosting(definition, handler(new Gate(inside, open)))) {
            var first = CompletableFuture.supplyAsync(() -> host.invoke(json("{}")));
            inside.await();
            assertThat(host.invoke(json("{}"))).isEqualTo(new Throttled());
            open.countDown();
            assertThat(text(first.get())).isEqualTo("\"through\"");
            assertThat(text(host.invoke(json("{}")))).isEqualTo("\"through\"");
        }
    }

    @Test
    void accountLimit_isSharedByAllFunctions() throws Exception {
        var inside = new CountDownLatch(1);
        var open = new CountDownLatch(1);
        var settings = test.settings(1);
        var gate = test.inProcess(handler(new Gate(inside, open)));
        try (var host = new FunctionHost(Definitions.of(Gate.class), gate, settings);
                var other =
                        new FunctionHost(
                                Definitions.of(Numbered.class),
                                test.inProcess(numbered()),
                                settings)) {
            var first = CompletableFuture.supplyAsync(() -> host.invoke(json("{}")));
            inside.await();
            assertThat(other.invoke(json("{}"))).isEqualTo(new Throttled());
            open.countDown();
            first.get();
            assertThat(text(other.invoke(json("{}")))).isEqualTo("1");
        }
    }

    @Test
    void handlerThatThrows_isAFunctionErrorWithItsType_andKeepsItsInstance() {
        HandlerFactory throwers =
                (definition, environment) -> {
                    created.incrementAndGet();
                    return new HostedHandler(new Thrower(), () -> {});
                };
        try (var host = test.hosting(Definitions.of(Thrower.class), throwers)) {
            var expected = new FunctionError("java.lang.IllegalArgumentException", "no such thing");
            assertThat(host.invoke(json("{}"))).isEqualTo(expected);
            assertThat(host.invoke(json("{}"))).isEqualTo(expected);
        }
        assertThat(created).hasValue(1);
    }

    @Test
    void eventThatIsNoJson_isAFunctionError() {
        try (var host = test.hosting(Definitions.of(Numbered.class), numbered())) {
            assertThat(host.invoke(json("{nonsense"))).isInstanceOf(FunctionError.class);
        }
    }

    @Test
    void handlerThatCannotBeMade_isAnInitializationError() {
        HandlerFactory broken =
                (definition, environment) -> {
                    throw new IllegalStateException("TASKS_TABLE is missing");
                };
        try (var host = test.hosting(Definitions.of(Numbered.class), broken)) {
            assertThat(host.invoke(json("{}")))
                    .isEqualTo(
                            new FunctionError(
                                    "java.lang.IllegalStateException", "TASKS_TABLE is missing"));
        }
    }

    @Test
    void idleInstance_isEndedAfterTheLimit_notBefore() {
        try (var host = test.hosting(Definitions.of(Numbered.class), numbered())) {
            host.invoke(json("{}"));
            test.advance(HostSettings.DEFAULT_IDLE_LIMIT);
            host.closeIdle();
            assertThat(closed).hasValue(0);
            test.advance(Duration.ofMillis(1));
            host.closeIdle();
            assertThat(closed).hasValue(1);
            assertThat(text(host.invoke(json("{}")))).isEqualTo("2");
        }
    }

    @Test
    void answerOverSixMegabytes_isAFunctionError() {
        RequestHandler<Object, String> large = (event, context) -> "x".repeat(6_291_556);
        try (var host = test.hosting(Definitions.of(large.getClass()), handler(large))) {
            assertThat(host.invoke(json("{}")))
                    .isInstanceOfSatisfying(
                            FunctionError.class,
                            error ->
                                    assertThat(error.type())
                                            .isEqualTo("Function.ResponseSizeTooLarge"));
        }
    }

    @Test
    void closedHost_throttles_andHasEndedItsInstances() {
        var host = test.hosting(Definitions.of(Numbered.class), numbered());
        host.invoke(json("{}"));
        host.close();
        assertThat(closed).hasValue(1);
        assertThat(host.invoke(json("{}"))).isEqualTo(new Throttled());
    }
}
