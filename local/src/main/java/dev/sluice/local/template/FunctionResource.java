package dev.sluice.local.template;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A Lambda function of the template.
///
/// @param handler `package.Class::method`
/// @param environment the template's variables, every reference resolved; nothing of AWS's own
/// @param memoryMegabytes what the service would give it; its CPU share follows from it there
/// @param code directory that becomes `/var/task`: handler class path is `code` and `code/lib/*`
/// @param reservedConcurrency most instances at once; none means the account's limit
public record FunctionResource(
        String logicalId,
        String name,
        String handler,
        Map<String, String> environment,
        Duration timeout,
        int memoryMegabytes,
        Path code,
        @Nullable Integer reservedConcurrency) {

    /// The function's unqualified ARN.
    public String arn() {
        return PseudoParameters.arn("lambda", "function:" + name);
    }
}
