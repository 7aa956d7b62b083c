package dev.sluice.local.function;

import dev.sluice.local.template.FunctionResource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
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

    /// The function of a template on this machine.
    ///
    /// @param machine region, credentials and endpoints, which go in front of the template's
    ///   variables as Lambda's own do
    public static FunctionDefinition of(FunctionResource resource, Map<String, String> machine) {
        var environment = new HashMap<>(resource.environment());
        environment.putAll(machine);
        var reserved = resource.reservedConcurrency();
        return new FunctionDefinition(
                resource.name(),
                resource.arn(),
                resource.handler(),
                environment,
                resource.timeout(),
                resource.memoryMegabytes(),
                resource.code(),
                reserved == null ? OptionalInt.empty() : OptionalInt.of(reserved));
    }

    /// The class that the handler string names.
    public String handlerClass() {
        var end = handler.indexOf("::");
        return end < 0 ? handler : handler.substring(0, end);
    }
}
