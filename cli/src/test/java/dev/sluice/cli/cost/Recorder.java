package dev.sluice.cli.cost;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;

/// Remembers the requests of every SDK client of this process. The SDK finds it through
/// `src/test/handler-cost`, which is on the class path of a measurement only, so production code
/// need not know.
public final class Recorder implements ExecutionInterceptor {

    private static final List<SdkRequest> REQUESTS = new ArrayList<>();

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
        synchronized (REQUESTS) {
            REQUESTS.add(context.request());
        }
    }

    /// What was asked since the last time.
    static List<SdkRequest> take() {
        synchronized (REQUESTS) {
            var taken = List.copyOf(REQUESTS);
            REQUESTS.clear();
            return taken;
        }
    }
}
