package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;

/// A handler for isolated instances that does what its event says. Needs nothing but the JDK and
/// the Lambda interfaces.
public final class Probe implements RequestHandler<Map<String, String>, Map<String, Object>> {

    public Probe() {
        if ("yes".equals(System.getenv("FAIL_INIT"))) {
            throw new IllegalStateException("TASKS_TABLE is missing");
        }
    }

    /// The definition of a function with this handler, its code being the test classes.
    static FunctionDefinition definition(Map<String, String> environment, Duration timeout) {
        try {
            var classes = Probe.class.getProtectionDomain().getCodeSource().getLocation().toURI();
            return new FunctionDefinition(
                    "probe",
                    "arn:aws:lambda:us-east-1:000000000000:function:probe:live",
                    Probe.class.getName() + "::handleRequest",
                    environment,
                    timeout,
                    256,
                    Path.of(classes),
                    OptionalInt.empty());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Map<String, Object> handleRequest(Map<String, String> event, Context context) {
        return switch (event.get("do")) {
            case "describe" -> describe(context);
            case "print" -> {
                System.out.println("a line from the handler");
                yield Map.of();
            }
            case "throw" -> throw new IllegalArgumentException("no such thing");
            case "exit" -> {
                System.exit(3);
                yield Map.of();
            }
            case "stall" -> stall(Path.of(event.get("file")));
            default -> Map.of("echo", event.get("do"));
        };
    }

    private static Map<String, Object> describe(Context context) {
        var described = new TreeMap<String, Object>(System.getenv());
        described.put("pid", ProcessHandle.current().pid());
        described.put("heap", Runtime.getRuntime().maxMemory());
        described.put("remaining", context.getRemainingTimeInMillis());
        described.put("arn", context.getInvokedFunctionArn());
        described.put("requestId", context.getAwsRequestId());
        return described;
    }

    private static Map<String, Object> stall(Path file) {
        try {
            Files.writeString(file, Long.toString(ProcessHandle.current().pid()));
            new CountDownLatch(1).await();
            return Map.of();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
