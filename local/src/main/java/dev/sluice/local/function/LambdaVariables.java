package dev.sluice.local.function;

import java.util.HashMap;
import java.util.Map;

/// The environment variables that Lambda sets beside the function's own.
final class LambdaVariables {

    static final String VERSION = "$LATEST";
    static final String LOG_STREAM = "local/[$LATEST]0";

    private LambdaVariables() {}

    /// Everything the function sees but for the address of the runtime API.
    static Map<String, String> of(FunctionDefinition definition) {
        var variables = new HashMap<String, String>();
        variables.put("_HANDLER", definition.handler());
        variables.put("AWS_LAMBDA_FUNCTION_NAME", definition.name());
        variables.put("AWS_LAMBDA_FUNCTION_VERSION", VERSION);
        variables.put(
                "AWS_LAMBDA_FUNCTION_MEMORY_SIZE", Integer.toString(definition.memoryMegabytes()));
        variables.put("AWS_LAMBDA_LOG_GROUP_NAME", logGroup(definition));
        variables.put("AWS_LAMBDA_LOG_STREAM_NAME", LOG_STREAM);
        variables.put("AWS_LAMBDA_INITIALIZATION_TYPE", "on-demand");
        variables.put("AWS_EXECUTION_ENV", "AWS_Lambda_java25");
        variables.put("LAMBDA_TASK_ROOT", definition.taskRoot().toAbsolutePath().toString());
        variables.put("LANG", "en_US.UTF-8");
        variables.put("TZ", ":UTC");
        variables.put("PATH", "/usr/local/bin:/usr/bin:/bin");
        variables.putAll(definition.environment());
        return Map.copyOf(variables);
    }

    static String logGroup(FunctionDefinition definition) {
        return "/aws/lambda/" + definition.name();
    }
}
