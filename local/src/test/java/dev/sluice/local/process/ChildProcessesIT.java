package dev.sluice.local.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChildProcessesIT {

    @ParameterizedTest
    @ValueSource(strings = {"machine", "watch"})
    void killedParent_leavesNoChild(String guard) throws Exception {
        var parent =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty(
                                        "surefire.test.class.path",
                                        System.getProperty("java.class.path")),
                                ParentMain.class.getName(),
                                guard)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (var output = parent.inputReader()) {
            var child = ProcessHandle.of(Long.parseLong(output.readLine())).orElseThrow();
            assertThat(child.isAlive()).isTrue();
            parent.destroyForcibly().waitFor();
            await().atMost(ONE_MINUTE).until(() -> !child.isAlive());
        }
    }

    @Test
    void childStartedFromAShortLivedThread_outlivesThatThread() throws Exception {
        try (var children = new ChildProcesses()) {
            Process child;
            try (var pool = Executors.newSingleThreadExecutor()) {
                child = pool.submit(() -> children.start(new ProcessBuilder("cat"))).get();
            }
            try (var writer = child.outputWriter();
                    var reader = child.inputReader()) {
                writer.write("still here\n");
                writer.flush();
                assertThat(reader.readLine()).isEqualTo("still here");
            }
        }
    }

    @Test
    void exitStatusAndDirectory_areTheChilds() throws Exception {
        try (var children = new ChildProcesses()) {
            var builder = new ProcessBuilder("sh", "-c", "pwd; exit 7");
            builder.directory(Path.of("/").toFile());
            var child = children.start(builder);
            assertThat(child.inputReader().readLine()).isEqualTo("/");
            assertThat(child.waitFor()).isEqualTo(7);
        }
    }

    @Test
    void close_killsWhatStillRuns() throws IOException {
        var children = new ChildProcesses();
        var child = children.start(new ProcessBuilder("sleep", "600"));
        children.close();
        assertThat(child.isAlive()).isFalse();
    }

    @Test
    void directoryThatIsMissing_isAnErrorThatNamesTheCommand() {
        try (var children = new ChildProcesses()) {
            var builder = new ProcessBuilder("sleep", "600");
            builder.directory(Path.of("/does/not/exist").toFile());
            assertThatThrownBy(() -> children.start(builder))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("sleep");
        }
    }
}
