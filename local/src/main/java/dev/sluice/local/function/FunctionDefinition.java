package dev.sluice.local.function;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;

/// One Lambda function as the template describes it.
///
/// @param name the function's name, unique in the account
/// @param arn what callers name it by, alias or version included
/// @param handler `package.Class::handleRequest`
/// @param environment the template's variables plus region, credentials and endpoints
/// @param timeout how long one invocation may take; starting an instance does not count
/// @param memoryMegabytes the memory setting; an isolated instance gets 128 MB less as heap
/// @param taskRoot the unpacked code asset (`LAMBDA_TASK_ROOT`)
/// @param reservedConcurrency what is set aside from the account's limit, which is also the most
///   that may run at once; zero lets nothing run
public record FunctionDefinition(
        String name,
        String arn,
        String handler,
        Map<String, String> environment,
        Duration timeout,
        int memoryMegabytes,
        Path taskRoot,
        OptionalInt reservedConcurrency) {

    public FunctionDefinition {
        environment = Map.copyOf(environment);
    }

    /// The class that the handler string names.
    public String handlerClass() {
        var end = handler.indexOf("::");
        return end < 0 ? handler : handler.substring(0, end);
    }
}
