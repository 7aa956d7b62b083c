package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.api.client.AWSLambda;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.utilslite.SdkInternalThreadLocal;

/// The Lambda runtime interface client as a child JVM needs it: what Lambda keeps in its own
/// directories, apart from the function's code.
///
/// @param classPath its jars, and nothing of ours
/// @param nativeLibrary its native part, unpacked once: by itself it would unpack into a path that
///   all children share, one overwriting what another is about to load
record RuntimeClient(String classPath, Path nativeLibrary) {

    static final String MAIN_CLASS = AWSLambda.class.getName();

    /// Where the client looks for an unpacked library.
    static final String NATIVE_LIBRARY_PROPERTY =
            "com.amazonaws.services.lambda.runtime.api.client.runtimeapi.NativeClient.JNI";

    static RuntimeClient unpack(Path directory) throws IOException {
        var classPath =
                Stream.of(
                                AWSLambda.class,
                                Context.class,
                                PojoSerializer.class,
                                SdkInternalThreadLocal.class)
                        .map(RuntimeClient::jarOf)
                        .map(Path::toString)
                        .collect(Collectors.joining(File.pathSeparator));
        return new RuntimeClient(classPath, unpackNative(directory));
    }

    private static Path jarOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path unpackNative(Path directory) throws IOException {
        var name = "libaws-lambda-jni.linux" + musl() + "-" + architecture() + ".so";
        Files.createDirectories(directory);
        var target = directory.resolve(name).toAbsolutePath();
        var partial = Files.createTempFile(directory, "jni", ".part");
        try (var library = AWSLambda.class.getResourceAsStream("/jni/" + name)) {
            if (library == null) {
                throw new IOException("the runtime interface client has no " + name);
            }
            Files.copy(library, partial, StandardCopyOption.REPLACE_EXISTING);
        }
        return Files.move(partial, target, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String architecture() {
        return System.getProperty("os.arch").equals("aarch64") ? "aarch_64" : "x86_64";
    }

    private static String musl() throws IOException {
        try (var loaders = Files.newDirectoryStream(Path.of("/lib"), "ld-musl-*")) {
            return loaders.iterator().hasNext() ? "_musl" : "";
        }
    }
}
