package dev.sluice.local.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.task.NewTask;
import dev.sluice.functions.task.NewUpload;
import dev.sluice.functions.task.Samples;
import dev.sluice.functions.task.Slot;
import dev.sluice.local.simulator.BedrockSimulator;
import dev.sluice.local.simulator.ObjectReader;
import dev.sluice.local.simulator.Settings;
import dev.sluice.local.simulator.SimulatorConfig;
import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.model.FileReference;
import dev.sluice.model.Json;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.config.ConfigReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.sync.RequestBody;

/// The largest task whose files go as bytes, in a worker of the smallest default lane: 512 MiB less
/// 128 for what is not heap.
class WorkerMemoryIT {

    private static final String MODEL = "us.amazon.nova-2-lite-v1:0";
    private static final int IMAGES = 5;
    private static final String YAML =
            """
            models:
              default: us.amazon.nova-2-lite-v1:0
              us.amazon.nova-2-lite-v1:0: { media: bytes, routes: [{ region: us-east-1 }] }
            lanes:
              image: {}
            """;

    @TempDir Path root;

    @Test
    void filesOf24Megabytes_fitIntoASmallWorker() throws Exception {
        var id = Samples.id();
        var message = submitted(id, noise());
        Files.writeString(root.resolve("sluice.json"), ConfigReader.yamlAsJson(YAML));
        var body = Files.writeString(root.resolve("message.json"), Json.write(message));
        try (var simulator =
                BedrockSimulator.start(
                        SimulatorConfig.onAnyPort()
                                .withSettings(Settings.of(LatencyProfile.constant(Duration.ZERO))),
                        InstantSource.system(),
                        ObjectReader.none(),
                        ModelCatalogue.standard())) {
            var process = worker("http://127.0.0.1:" + simulator.port(), body);
            var output =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(output).contains("failures: 0").doesNotContain("OutOfMemory");
            assertThat(process.waitFor()).isZero();
        }
        var task = ContractTable.stores().owned().find(id).orElseThrow();
        assertThat(task.error()).isNull();
        assertThat(task.status()).isEqualTo(TaskStatus.COMPLETED);
    }

    private Process worker(String bedrock, Path body) throws IOException {
        var builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx384m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WorkerMain.class.getName(),
                        body.toString());
        builder.redirectErrorStream(true);
        builder.environment().putAll(environment(bedrock));
        return builder.start();
    }

    private Map<String, String> environment(String bedrock) {
        var env = new HashMap<String, String>();
        env.put("AWS_REGION", "us-east-1");
        env.put("AWS_ACCESS_KEY_ID", "key");
        env.put("AWS_SECRET_ACCESS_KEY", "secret");
        env.put("LAMBDA_TASK_ROOT", root.toString());
        env.put("AWS_ENDPOINT_URL_S3", ContractBucket.endpoint());
        env.put("AWS_ENDPOINT_URL_DYNAMODB", ContractTable.endpoint());
        env.put("AWS_ENDPOINT_URL_SQS", "http://127.0.0.1:1");
        env.put("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", bedrock + "/{region}");
        env.put("TASKS_TABLE", ContractTable.NAME);
        env.put("CONTROL_TABLE", "control");
        env.put("BUCKET", "bucket");
        env.put("LANE", "image");
        env.put("QUEUE_URLS", "image=http://127.0.0.1:1/q");
        env.put("DEAD_LETTER_QUEUE_URLS", "image=http://127.0.0.1:1/d");
        return env;
    }

    private static TaskMessage submitted(TaskId id, byte[] image) {
        var owner = Samples.owner();
        var slots = new ArrayList<Slot>();
        var files = new ArrayList<FileReference>();
        for (var index = 0; index < IMAGES; index++) {
            var key = ObjectKeys.upload(id, index);
            var etag =
                    ContractBucket.s3()
                            .putObject(
                                    to -> to.bucket("bucket").key(key),
                                    RequestBody.fromBytes(image))
                            .eTag();
            slots.add(new Slot("noise.png", "image/png", image.length, etag));
            files.add(new FileReference("bucket", key, etag, (long) image.length, "noise.png"));
        }
        var now = Clock.systemUTC().instant();
        ContractTable.stores().submissions().open(new NewUpload(id, owner, MODEL, slots, now));
        ContractTable.stores()
                .submissions()
                .attach(new NewTask(id, owner, "hash", "image", MODEL, slots, Map.of(), null, now));
        return message(id, now, files, owner);
    }

    private static TaskMessage message(
            TaskId id, Instant now, List<FileReference> files, Owner owner) {
        return new TaskMessage(
                TaskMessage.VERSION,
                id,
                owner,
                "image",
                MODEL,
                0,
                "hash",
                now,
                null,
                new TaskSpec("What is it?", null, null, null, null, files),
                null);
    }

    /// A PNG of 4.8 MB, which nothing can make smaller.
    private static byte[] noise() throws IOException {
        var side = 1262;
        var image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        var random = new Random(1);
        for (var y = 0; y < side; y++) {
            for (var x = 0; x < side; x++) {
                image.setRGB(x, y, random.nextInt());
            }
        }
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        assertThat(bytes.size() * IMAGES).isBetween(24_000_000 - 200_000, 25_000_000);
        return bytes.toByteArray();
    }
}
