package dev.sluice.local.function;

import java.util.Map;

/// Makes the handlers that run in this process, one per instance.
@FunctionalInterface
public interface HandlerFactory {

    /// A new handler for the function. What it throws is an initialization error of the function.
    ///
    /// @param environment all variables that the function would see on Lambda
    HostedHandler create(FunctionDefinition definition, Map<String, String> environment)
            throws Exception;
}
