package dev.sluice.functions.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.task.FakeSubmissions;
import dev.sluice.functions.task.NewUpload;
import dev.sluice.functions.task.Slot;
import dev.sluice.model.FileReference;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/// Tasks with files, in a world.
final class Tasks {

    static final String MODEL = "us.amazon.nova-2-lite-v1:0";
    static final TaskId ID = new TaskId("01KJM6X2Q0ZZZZZZZZZZZZZZZZ");

    private Tasks() {}

    /// A picture of 2 x 2 pixels.
    static byte[] png() {
        try (var bytes = new ByteArrayOutputStream()) {
            ImageIO.write(new BufferedImage(2, 2, 1), "png", bytes);
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// Uploads one file.
    static void upload(World world, String name, String type, byte[] bytes) {
        new FakeSubmissions(world.records)
                .open(
                        new NewUpload(
                                ID,
                                World.OWNER,
                                MODEL,
                                List.of(new Slot(name, type, bytes.length, null)),
                                world.clock.instant()));
        world.bucket.put("bucket", ObjectKeys.upload(ID, 0), bytes);
    }

    /// Submits what was uploaded.
    static void submit(World world) {
        submit(world, null);
    }

    static void submit(World world, @Nullable Instant deadline) {
        var request =
                new SubmitRequest(
                        ID, "What?", null, null, null, null, null, null, null, null, deadline);
        assertThat(world.submit(Life.endless(), request, Optional.empty())).isPresent();
    }

    /// A message that a service wrote itself.
    static TaskMessage direct(FileReference... files) {
        return new TaskMessage(
                TaskMessage.VERSION,
                ID,
                World.OWNER,
                World.LANE,
                MODEL,
                0,
                "a-hash-of-its-own",
                Instant.parse("2026-03-01T09:59:00Z"),
                null,
                new TaskSpec("What?", null, null, null, null, List.of(files)),
                null);
    }

    static FileReference file(String bucket, String key) {
        return new FileReference(bucket, key, null, null, "a.txt");
    }
}
