package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the operator is told when an engine cannot start, and what remains when local mode dies.
class EngineFailureIT {
    private static final ChildProcesses CHILDREN = new ChildProcesses();

    @TempDir Path data;

    @Test
    void aPortInUse_isNamedWithItsOption() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var port = new Port("queues (SQS)", taken.getLocalPort(), "--sqs-port");
            assertThatThrownBy(() -> Queues.start(data, port))
                    .isInstanceOf(StartFailure.class)
                    .hasMessage(
                            "port %d for queues (SQS) is in use; free it or choose another with --sqs-port",
                            taken.getLocalPort());
            assertThatThrownBy(() -> Objects.start(data, port, Map.of("a", "b"), List.of()))
                    .isInstanceOf(StartFailure.class);
            assertThatThrownBy(() -> Tables.start(CHILDREN, data, data.resolve("db"), port))
                    .isInstanceOf(StartFailure.class);
        }
    }

    @Test
    void aMissingTableEngine_saysWhatToRun() throws IOException {
        var port = FreePorts.next();
        assertThatThrownBy(() -> Tables.start(CHILDREN, data, data.resolve("db"), port))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("npm ci")
                .hasMessageContaining("--dynamodb URL");
    }

    @Test
    void aDataDirectoryInUse_namesItsHolder() {
        try (var held = ClaimedDirectory.claim(data.resolve("d"))) {
            assertThat(held.resolve("x")).isEqualTo(data.resolve("d/x"));
            assertThatThrownBy(() -> ClaimedDirectory.claim(data.resolve("d")))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageContaining("process " + ProcessHandle.current().pid());
        }
        ClaimedDirectory.claim(data.resolve("d")).close();
    }

    @Test
    void queuesOfTwoDirectories_doNotMix() throws IOException {
        var port = FreePorts.next();
        var found = new ArrayList<List<String>>();
        for (var directory : List.of("a", "b", "a")) {
            try (var queues = Queues.start(data.resolve(directory), port);
                    var sqs = Clients.sqs(port)) {
                found.add(List.copyOf(sqs.listQueues().queueUrls()));
                sqs.createQueue(create -> create.queueName("of-" + directory));
                sqs.sendMessage(
                        send -> send.queueUrl(queues.url("of-" + directory)).messageBody("x"));
            }
        }
        assertThat(found)
                .containsExactly(List.of(), List.of(), List.of(port.url() + "/000000000000/of-a"));
    }

    @Test
    void credentials_staySecretAndTheSame() throws IOException {
        var file = data.resolve("role");
        var made = RoleCredentials.in(file, RandomGenerator.getDefault());
        assertThat(RoleCredentials.in(file, RandomGenerator.getDefault())).isEqualTo(made);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void aKilledLocalMode_leavesNoChildBehind() throws IOException {
        try (var engines = EngineProcess.start(data)) {
            var children = engines.descendants();
            assertThat(children).isNotEmpty();
            engines.kill();
            Awaitility.await().until(() -> children.stream().noneMatch(ProcessHandle::isAlive));
        }
    }
}
