package dev.sluice.cli.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.client.Input;
import dev.sluice.client.TaskOutcome;
import dev.sluice.client.TaskRequest;
import dev.sluice.local.simulator.check.Digest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The largest task whose files go as bytes, in a worker of its own JVM with 512 MB.
final class LargeTaskIT {

    private static final int IMAGES = 5;

    @TempDir Path directory;

    @Test
    void filesOf24Megabytes_reachTheModelByteForByte() throws Exception {
        var images = images();
        var assembly = Assembly.of("bytes.yaml", directory);
        try (var local =
                LocalProcess.start(
                        assembly, directory.resolve("data"), LocalPorts.free(), "--isolate")) {
            var request = TaskRequest.of("What is it?");
            for (var index = 0; index < IMAGES; index++) {
                request.input(Input.bytes("noise-" + index + ".png", images.get(index)));
            }
            var id = local.client().submit(request.build()).taskId();
            var outcome = local.client().await(id, Instant.now().plus(Duration.ofMinutes(1)));

            assertThat(outcome).isInstanceOf(TaskOutcome.Completed.class);
            var result = ((TaskOutcome.Completed) outcome).result();
            assertThat(result.text())
                    .contains(images.stream().map(LargeTaskIT::asAnswered).toList());
            assertThat(local.calls().completedByTask()).containsEntry(id.value(), 1L);
        }
    }

    private static List<byte[]> images() throws Exception {
        var images = new ArrayList<byte[]>();
        for (var index = 0; index < IMAGES; index++) {
            images.add(NoisyPng.of(index));
        }
        var size = images.stream().mapToLong(image -> image.length).sum();
        assertThat(size).isBetween(23_800_000L, 25_000_000L);
        return images;
    }

    private static String asAnswered(byte[] image) {
        return "image png sha256=%s size=%d".formatted(Digest.of(image), image.length);
    }
}
