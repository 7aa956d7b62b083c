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
        for (var line = lines.readLine(); !"ready".equals(line); line = lines.readLine()) {
            if (line == null) {
                throw new IOException("the engines did not start");
            }
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

    public static void main(String[] args) throws InterruptedException {
        var data = Path.of(args[0]);
        Queues.start(data.resolve("queues"), port(args[1]));
        Objects.start(data.resolve("objects"), port(args[2]), Map.of("key", "secret"), List.of());
        Tables.start(CHILDREN, Projects.withEngines(), data.resolve("tables/db"), port(args[3]));
        System.out.println("ready");
        Thread.currentThread().join();
    }

    private static Port port(String number) {
        return new Port("a test", Integer.parseInt(number), "--test-port");
    }
}
