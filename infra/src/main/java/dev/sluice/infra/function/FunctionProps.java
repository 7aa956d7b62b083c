package dev.sluice.infra.function;

import dev.sluice.model.EnvKey;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.lambda.Code;

/// What differs from function to function.
///
/// @param handler class below `dev.sluice.functions`, as `api.SubmitHandler`
/// @param description one line for the console
/// @param code the functions asset
/// @param timeout after which Lambda ends an invocation
/// @param memoryMiB which also sets its share of a CPU
/// @param environment every key it needs, none besides
/// @param permissions everything its role may do but write its own log
public record FunctionProps(
        String handler,
        String description,
        Code code,
        Duration timeout,
        int memoryMiB,
        Map<EnvKey, String> environment,
        List<PolicyStatement> permissions) {}
