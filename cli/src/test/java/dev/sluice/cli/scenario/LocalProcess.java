package dev.sluice.cli.scenario;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.client.SluiceClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

/// `./sluice local` in a process of its own, which can be killed at any moment.
final class LocalProcess implements AutoCloseable {

    private final LocalPorts ports;
    private final Process process;
    private final List<String> printed;

    private LocalProcess(LocalPorts ports, Process process, List<String> printed) {
        this.ports = ports;
        this.process = process;
        this.printed = printed;
    }

    /// Returns once everything answers.
    static LocalProcess start(Path assembly, Path data, LocalPorts ports, String... more)
            throws IOException {
        var command = new ArrayList<>(command(assembly));
        command.addAll(
                List.of(
                        "local",
                        "--data=" + data,
                        "--port=" + ports.api(),
                        "--s3-port=" + ports.s3(),
                        "--sqs-port=" + ports.sqs(),
                        "--dynamodb-port=" + ports.dynamoDb(),
                        "--bedrock-port=" + ports.bedrock()));
        command.addAll(List.of(more));
        var process =
                new ProcessBuilder(command)
                        .redirectError(data.resolveSibling("local.err").toFile())
                        .start();
        return new LocalProcess(ports, process, untilReady(process.inputReader(), data));
    }

    private static List<String> command(Path assembly) {
        return List.of(
                Project.java(),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dsluice.home=" + Project.ROOT,
                "-Dsluice.assembly=" + assembly,
                "-cp",
                System.getProperty("java.class.path"),
                "dev.sluice.cli.Sluice");
    }

    private static List<String> untilReady(BufferedReader output, Path data) throws IOException {
        var printed = new ArrayList<String>();
        for (var line = output.readLine(); line != null; line = output.readLine()) {
            printed.add(line);
            if (line.startsWith("Ready")) {
                return List.copyOf(printed);
            }
        }
        throw new IOException(
                "local mode ended early: " + Files.readString(data.resolveSibling("local.err")));
    }

    /// All that it printed until it was ready.
    List<String> printed() {
        return printed;
    }

    /// An output of the stack, as printed.
    String output(String name) {
        return printed.stream()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> line.substring(name.length()).strip())
                .findFirst()
                .orElseThrow();
    }

    /// The address of an API path.
    URI api(String path) {
        return URI.create("http://127.0.0.1:" + ports.api() + "/v1" + path);
    }

    /// A client of this process, as the local user.
    SluiceClient client() {
        return client(LocalUser.LOCAL);
    }

    SluiceClient client(LocalUser user) {
        return SluiceClient.builder()
                .endpoint(api(""))
                .region("us-east-1")
                .credentials(StaticCredentialsProvider.create(user.credentials()))
                .tasksAtOnce(64)
                .build();
    }

    /// What the simulator wrote down.
    Calls calls() throws IOException, InterruptedException {
        return Calls.read(URI.create("http://127.0.0.1:" + ports.bedrock()));
    }

    /// kill -9; returns the children it had, which must not outlive it.
    List<ProcessHandle> kill() throws InterruptedException {
        List<ProcessHandle> children;
        try (Stream<ProcessHandle> descendants = process.descendants()) {
            children = descendants.toList();
        }
        process.destroyForcibly().waitFor();
        return children;
    }

    @Override
    public void close() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }
}
