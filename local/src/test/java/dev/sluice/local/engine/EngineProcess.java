package dev.sluice.local.engine;

import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// All engines in a JVM of their own, so that a test can kill it.
final class EngineProcess implements AutoCloseable {
    private static final ChildProcesses CHILDREN = new ChildProcesses();

    private final Process process;
    final Port queues;
    final Port objects;
    final Port tables;

    private EngineProcess(Process process, Port queues, Port objects, Port tables) {
        this.process = process;
        this.queues = queues;
        this.objects = objects;
        this.tables = tables;
    }

    static EngineProcess start(Path data) throws IOException {
        var ports = List.of(FreePorts.next(), FreePorts.next(), FreePorts.next());
        var process =
                CHILDREN.start(
                        new ProcessBuilder(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "-cp",
                                        System.getProperty("java.class.path"),
                                        EngineProcess.class.getName(),
                                        data.toString(),
                                        Integer.toString(ports.get(0).number()),
                                        Integer.toString(ports.get(1).number()),
                                        Integer.toString(ports.get(2).number()))
                                .redirectErrorStream(true));
        var lines = process.inputReader();
        var said = new StringBuilder();
        for (var line = lines.readLine(); !"ready".equals(line); line = lines.readLine()) {
            if (line == null) {
                throw new IOException("the engines did not start: " + said);
            }
            said.append(line).append('\n');
        }
        Thread.startVirtualThread(() -> lines.lines().forEach(_ -> {}));
        return new EngineProcess(process, ports.get(0), ports.get(1), ports.get(2));
    }

    /// Ends the JVM as `kill -9` does.
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    List<ProcessHandle> descendants() {
        return process.descendants().toList();
    }

    @Override
    public void close() {
        kill();
    }

    /// Ends when an engine does not start: the others would keep the JVM alive.
    public static void main(String[] args) throws InterruptedException {
        try {
            run(Path.of(args[0]), port(args[1]), port(args[2]), port(args[3]));
        } catch (RuntimeException failed) {
            failed.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
        System.out.println("ready");
        Thread.currentThread().join();
    }

    private static void run(Path data, Port queues, Port objects, Port tables) {
        Queues.start(data.resolve("queues"), queues);
        Objects.start(data.resolve("objects"), objects, Map.of("key", "secret"), List.of());
        Tables.start(CHILDREN, Projects.withEngines(), data.resolve("tables/db"), tables);
    }

    private static Port port(String number) {
        return new Port("a test", Integer.parseInt(number), "--test-port");
    }
}
