package dev.sluice.functions.worker;

import dev.sluice.model.TaskId;
import org.slf4j.MDC;

/// Which task the log lines of this thread are about.
final class LogContext {

    private static final String TASK = "taskId";

    private LogContext() {}

    static void enter(TaskId id) {
        MDC.put(TASK, id.value());
    }

    static void leave() {
        MDC.remove(TASK);
    }
}
