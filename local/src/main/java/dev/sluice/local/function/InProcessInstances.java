package dev.sluice.local.function;

import java.time.InstantSource;

/// Instances in this process, on virtual threads: quick to start and easy to debug. What a cut-off
/// handler can still do is bounded by what its [HostedHandler#resources] close. Unlike on Lambda,
/// instances share the static fields of their classes.
///
/// @param handlers makes the handlers
/// @param clock what the handlers' remaining time is measured by
/// @param log where handlers write through their context's logger
public record InProcessInstances(HandlerFactory handlers, InstantSource clock, FunctionLog log)
        implements InstanceFactory {

    @Override
    public Start start(FunctionDefinition definition) {
        try {
            var hosted = handlers.create(definition, LambdaVariables.of(definition));
            return new Start.Started(new InProcessInstance(definition, hosted, this));
        } catch (Exception | LinkageError e) {
            return new Start.Failed(e.getClass().getName(), String.valueOf(e.getMessage()));
        }
    }
}
