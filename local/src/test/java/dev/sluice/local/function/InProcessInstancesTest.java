package dev.sluice.local.function;

import static dev.sluice.local.function.TestHost.handler;
import static dev.sluice.local.function.TestHost.json;
import static dev.sluice.local.function.TestHost.text;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import com.amazonaws.services.lambda.runtime.events.SQSBatchResponse;
import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class InProcessInstancesTest {

    private final TestHost test = new TestHost();

    /// Reports each message as failed.
    public static final class FailsAll implements RequestHandler<SQSEvent, SQSBatchResponse> {
        @Override
        public SQSBatchResponse handleRequest(SQSEvent event, Context context) {
            return new SQSBatchResponse(
                    event.getRecords().stream()
                            .map(SQSEvent.SQSMessage::getMessageId)
                            .map(SQSBatchResponse.BatchItemFailure::new)
                            .toList());
        }
    }

    /// Answers with the path it was asked for.
    public static final class Proxy
            implements RequestHandler<APIGatewayProxyRequestEvent, APIGatewayProxyResponseEvent> {
        @Override
        public APIGatewayProxyResponseEvent handleRequest(
                APIGatewayProxyRequestEvent event, Context context) {
            return new APIGatewayProxyResponseEvent()
                    .withStatusCode(200)
                    .withBody(event.getPath() + " " + event.getRequestContext().getStage());
        }
    }

    /// Says what it learns from its context.
    public static final class ContextReader implements RequestHandler<Object, String> {
        @Override
        public String handleRequest(Object event, Context context) {
            context.getLogger().log("working\n");
            return "%s %s %d %d"
                    .formatted(
                            context.getFunctionName(),
                            context.getInvokedFunctionArn(),
                            context.getMemoryLimitInMB(),
                            context.getRemainingTimeInMillis());
        }
    }

    /// Built from its environment, as the production handlers are.
    public static final class Wired implements RequestHandler<Object, String> {
        private final Settings settings;

        Wired(Settings settings) {
            this.settings = settings;
        }

        @Override
        public String handleRequest(Object event, Context context) {
            return settings.greeting() + " from " + settings.function();
        }
    }

    record Settings(String greeting, String function, AtomicInteger closed)
            implements AutoCloseable {
        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }

    private String invoke(RequestHandler<?, ?> handler, String event) {
        try (var host = test.hosting(Definitions.of(handler.getClass()), handler(handler))) {
            return text(host.invoke(json(event)));
        }
    }

    @Test
    void queueEvent_andBatchResponse_haveTheNamesOfTheService() {
        assertThat(invoke(new FailsAll(), "{\"Records\":[{\"messageId\":\"m-1\"}]}"))
                .isEqualTo("{\"batchItemFailures\":[{\"itemIdentifier\":\"m-1\"}]}");
    }

    @Test
    void proxyEvent_isReadAndAnswered() {
        var event = "{\"path\":\"/submit\",\"requestContext\":{\"stage\":\"v1\"}}";
        assertThat(invoke(new Proxy(), event))
                .contains("\"statusCode\":200")
                .contains("\"body\":\"/submit v1\"");
    }

    @Test
    void context_knowsFunctionAndRemainingTime() {
        assertThat(invoke(new ContextReader(), "{}"))
                .isEqualTo(
                        "\"echo arn:aws:lambda:us-east-1:000000000000:function:echo 512 20000\"");
        assertThat(test.log).contains("working");
    }

    @Test
    void nothingReturned_isJsonNull() {
        RequestHandler<Object, Object> silent = (event, context) -> null;
        assertThat(invoke(silent, "{}")).isEqualTo("null");
    }

    @Test
    void wiredHandler_isBuiltFromItsEnvironment_andClosedWithItsInstance() {
        var closed = new AtomicInteger();
        var handlers =
                new WiredHandlers<>(
                        Settings.class,
                        (Map<String, String> environment) ->
                                new Settings(
                                        environment.getOrDefault("GREETING", ""),
                                        environment.getOrDefault("AWS_LAMBDA_FUNCTION_NAME", ""),
                                        closed));
        try (var host = test.hosting(Definitions.of(Wired.class), handlers)) {
            assertThat(text(host.invoke(json("{}")))).isEqualTo("\"hello from echo\"");
        }
        assertThat(closed).hasValue(1);
    }

    @Test
    void remainingTime_isNeverNegative() {
        var slow =
                new RequestHandler<Object, Integer>() {
                    @Override
                    public Integer handleRequest(Object event, Context context) {
                        test.advance(Duration.ofMinutes(5));
                        return context.getRemainingTimeInMillis();
                    }
                };
        assertThat(invoke(slow, "{}")).isEqualTo("0");
    }
}
