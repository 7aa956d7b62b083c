package dev.sluice.local.function;

import static dev.sluice.local.function.TestHost.json;
import static dev.sluice.local.function.TestHost.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.sluice.local.function.InstanceFactory.Start;
import dev.sluice.local.function.Invocation.FunctionError;
import dev.sluice.local.function.Invocation.TimedOut;
import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real child JVMs under the real runtime interface client.
class ChildInstancesIT {

    private final List<String> log = new CopyOnWriteArrayList<>();
    private final FunctionLog sink = (function, line) -> log.add(function + ": " + line);
    private ChildProcesses processes;
    private ChildInstances instances;

    @TempDir private Path directory;

    @BeforeEach
    void open() throws IOException {
        processes = new ChildProcesses();
        instances =
                new ChildInstances(
                        processes, directory, sink, ChildInstances.DEFAULT_INITIALIZATION_LIMIT);
    }

    @AfterEach
    void close() {
        instances.close();
        processes.close();
    }

    private FunctionHost host(FunctionDefinition definition) {
        var settings =
                new HostSettings(
                        new AccountConcurrency(AccountConcurrency.DEFAULT_LIMIT),
                        InstantSource.system(),
                        new Random(7),
                        sink,
                        HostSettings.DEFAULT_IDLE_LIMIT);
        return new FunctionHost(definition, instances, settings);
    }

    private static FunctionDefinition probe() {
        return Probe.definition(Map.of("GREETING", "hello"), Duration.ofSeconds(30));
    }

    private static JsonNode describe(FunctionHost host) throws IOException {
        return new ObjectMapper().readTree(text(host.invoke(json("{\"do\":\"describe\"}"))));
    }

    @Test
    void child_seesTheFunctionsEnvironmentAndNothingOfOurs() throws IOException {
        try (var host = host(probe())) {
            var seen = describe(host);
            assertThat(seen.path("GREETING").asText()).isEqualTo("hello");
            assertThat(seen.path("AWS_LAMBDA_FUNCTION_NAME").asText()).isEqualTo("probe");
            assertThat(seen.path("AWS_LAMBDA_FUNCTION_MEMORY_SIZE").asText()).isEqualTo("256");
            assertThat(seen.path("_HANDLER").asText()).endsWith("Probe::handleRequest");
            assertThat(seen.path("LAMBDA_TASK_ROOT").asText())
                    .isEqualTo(probe().taskRoot().toString());
            assertThat(seen.has("HOME")).isFalse();
            assertThat(seen.path("arn").asText()).isEqualTo(probe().arn());
            assertThat(seen.path("requestId").asText()).matches("[0-9a-f-]{36}");
            assertThat(seen.path("remaining").asInt()).isBetween(20_000, 30_000);
            assertThat(seen.path("heap").asLong())
                    .isBetween(100L * 1024 * 1024, 128L * 1024 * 1024);
        }
    }

    @Test
    void oneAfterAnother_reuseTheChild_atTheSameTimeTheyDoNot() throws Exception {
        try (var host = host(probe())) {
            var first = describe(host).path("pid").asLong();
            assertThat(describe(host).path("pid").asLong()).isEqualTo(first);
            var file = directory.resolve("stalled");
            var stalled = CompletableFuture.supplyAsync(() -> host.invoke(json(stallEvent(file))));
            await().atMost(ONE_MINUTE).until(() -> Files.exists(file) && Files.size(file) > 0);
            assertThat(Long.parseLong(Files.readString(file))).isEqualTo(first);
            assertThat(describe(host).path("pid").asLong()).isNotEqualTo(first);
            ProcessHandle.of(first).orElseThrow().destroyForcibly();
            assertThat(stalled.get())
                    .isEqualTo(
                            new FunctionError(
                                    "Runtime.ExitError", "Runtime exited with error: signal: 9"));
        }
    }

    @Test
    void childOverItsTimeout_isGoneWhenTheInvokerHearsOfIt() throws IOException {
        var file = directory.resolve("stalled");
        try (var host = host(Probe.definition(Map.of(), Duration.ofSeconds(2)))) {
            assertThat(host.invoke(json(stallEvent(file)))).isEqualTo(new TimedOut());
            assertThat(ProcessHandle.of(Long.parseLong(Files.readString(file)))).isEmpty();
            assertThat(text(host.invoke(json("{\"do\":\"again\"}"))))
                    .isEqualTo("{\"echo\":\"again\"}");
        }
    }

    @Test
    void childThatExits_isARuntimeExitError() {
        try (var host = host(probe())) {
            assertThat(host.invoke(json("{\"do\":\"exit\"}")))
                    .isEqualTo(
                            new FunctionError(
                                    "Runtime.ExitError",
                                    "Runtime exited with error: exit status 3"));
            assertThat(text(host.invoke(json("{\"do\":\"again\"}"))))
                    .isEqualTo("{\"echo\":\"again\"}");
        }
    }

    @Test
    void handlerThatThrows_isAFunctionError_andTheChildLivesOn() throws IOException {
        try (var host = host(probe())) {
            var pid = describe(host).path("pid").asLong();
            assertThat(host.invoke(json("{\"do\":\"throw\"}")))
                    .isEqualTo(
                            new FunctionError(
                                    "java.lang.IllegalArgumentException", "no such thing"));
            assertThat(describe(host).path("pid").asLong()).isEqualTo(pid);
        }
    }

    @Test
    void constructorThatThrows_isAnInitializationError() {
        try (var host =
                host(Probe.definition(Map.of("FAIL_INIT", "yes"), Duration.ofSeconds(30)))) {
            assertThat(host.invoke(json("{}")))
                    .isInstanceOfSatisfying(
                            FunctionError.class,
                            error ->
                                    assertThat(error.type() + " " + error.message())
                                            .contains("IllegalStateException")
                                            .contains("TASKS_TABLE is missing"));
        }
    }

    @Test
    void childThatIsNotReadyInTime_isKilled() throws IOException {
        // Engines that other tests share are children of this process, too.
        var before = ProcessHandle.current().children().toList();
        try (var hasty = new ChildInstances(processes, directory, sink, Duration.ofMillis(1))) {
            var probe = Probe.definition(Map.of(), Duration.ofSeconds(30));
            assertThat(hasty.start(probe))
                    .isEqualTo(new Start.Failed("Sandbox.Timedout", "init took over PT0.001S"));
            await().atMost(ONE_MINUTE)
                    .untilAsserted(() ->
                            assertThat(ProcessHandle.current().children().toList())
                                    .isSubsetOf(before));
        }
    }

    @Test
    void whatTheHandlerPrints_isLoggedUnderTheFunctionsName() {
        try (var host = host(probe())) {
            host.invoke(json("{\"do\":\"print\"}"));
            await().atMost(ONE_MINUTE)
                    .untilAsserted(
                            () -> assertThat(log).contains("probe: a line from the handler"));
        }
    }

    @Test
    void largeEvent_passes() {
        try (var host = host(probe())) {
            var large = "x".repeat(5_000_000);
            assertThat(text(host.invoke(json("{\"do\":\"" + large + "\"}"))))
                    .hasSize(large.length() + 11);
        }
    }

    @Test
    void closedHost_leavesNoChild() throws IOException {
        long pid;
        try (var host = host(probe())) {
            pid = describe(host).path("pid").asLong();
        }
        assertThat(ProcessHandle.of(pid)).isEmpty();
    }

    @Test
    void killedParent_leavesNoChildJvm() throws Exception {
        var file = directory.resolve("stalled");
        var parent =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty(
                                        "surefire.test.class.path",
                                        System.getProperty("java.class.path")),
                                IsolatedParentMain.class.getName(),
                                directory.toString(),
                                file.toString())
                        .inheritIO()
                        .start();
        await().atMost(ONE_MINUTE).until(() -> Files.exists(file) && Files.size(file) > 0);
        var child = ProcessHandle.of(Long.parseLong(Files.readString(file))).orElseThrow();
        assertThat(child.isAlive()).isTrue();
        parent.destroyForcibly().waitFor();
        await().atMost(ONE_MINUTE).until(() -> !child.isAlive());
    }

    private static String stallEvent(Path file) {
        return "{\"do\":\"stall\",\"file\":\"" + file + "\"}";
    }
}
