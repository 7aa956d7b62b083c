package dev.sluice.local.function;

import java.nio.file.Path;
import java.util.List;

/// The command line of an isolated instance, close to that of Lambda's managed Java runtime.
///
/// The function's own code is not on the class path: the runtime interface client loads it from its
/// working directory and the `lib` folder in it, as on Lambda.
record ChildCommand(RuntimeClient runtime) {

    /// What the runtime itself needs besides the heap.
    private static final int OUTSIDE_HEAP_MEGABYTES = 128;

    ProcessBuilder of(FunctionDefinition definition, String runtimeApiAddress) {
        var builder =
                new ProcessBuilder(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx" + heapMegabytes(definition) + "m",
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Xshare:auto",
                                "--enable-native-access=ALL-UNNAMED",
                                "-D"
                                        + RuntimeClient.NATIVE_LIBRARY_PROPERTY
                                        + "="
                                        + runtime.nativeLibrary(),
                                "-cp",
                                runtime.classPath(),
                                RuntimeClient.MAIN_CLASS,
                                definition.handler()));
        builder.directory(definition.taskRoot().toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(LambdaVariables.of(definition));
        builder.environment().put("AWS_LAMBDA_RUNTIME_API", runtimeApiAddress);
        return builder;
    }

    static int heapMegabytes(FunctionDefinition definition) {
        var memory = definition.memoryMegabytes();
        return Math.max(memory - OUTSIDE_HEAP_MEGABYTES, memory / 2);
    }
}
