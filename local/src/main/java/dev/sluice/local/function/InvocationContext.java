package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.ClientContext;
import com.amazonaws.services.lambda.runtime.CognitoIdentity;
import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.LambdaLogger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// What a handler in this process learns about its invocation.
record InvocationContext(
        FunctionDefinition definition,
        InvocationRequest request,
        InstantSource clock,
        FunctionLog log)
        implements Context {

    @Override
    public String getAwsRequestId() {
        return request.requestId();
    }

    @Override
    public String getLogGroupName() {
        return LambdaVariables.logGroup(definition);
    }

    @Override
    public String getLogStreamName() {
        return LambdaVariables.LOG_STREAM;
    }

    @Override
    public String getFunctionName() {
        return definition.name();
    }

    @Override
    public String getFunctionVersion() {
        return LambdaVariables.VERSION;
    }

    @Override
    public String getInvokedFunctionArn() {
        return definition.arn();
    }

    @Override
    public @Nullable CognitoIdentity getIdentity() {
        return null;
    }

    @Override
    public @Nullable ClientContext getClientContext() {
        return null;
    }

    @Override
    public int getRemainingTimeInMillis() {
        var left = Duration.between(clock.instant(), request.deadline()).toMillis();
        return Math.toIntExact(Math.max(0, left));
    }

    @Override
    public int getMemoryLimitInMB() {
        return definition.memoryMegabytes();
    }

    @Override
    public String getXrayTraceId() {
        return request.traceId();
    }

    @Override
    public LambdaLogger getLogger() {
        return new LambdaLogger() {
            @Override
            public void log(String message) {
                message.lines().forEach(line -> log.line(definition.name(), line));
            }

            @Override
            public void log(byte[] message) {
                log(new String(message, StandardCharsets.UTF_8));
            }
        };
    }
}
