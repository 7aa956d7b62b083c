package dev.sluice.local.function;

/// Starts instances of a function: in this process, or as child JVMs.
public interface InstanceFactory {

    /// Starts one instance and returns when it is ready for its first event. Called from any number
    /// of threads; the caller closes the instance.
    Start start(FunctionDefinition definition);

    /// Whether an instance came up.
    sealed interface Start {

        /// Ready for events.
        record Started(FunctionInstance instance) implements Start {}

        /// Initialization failed, as a handler's constructor that throws does.
        record Failed(String type, String message) implements Start {}
    }
}
