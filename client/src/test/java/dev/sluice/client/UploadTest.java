package dev.sluice.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.sluice.client.stub.StubFault;
import dev.sluice.model.TaskView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UploadTest extends ClientFixture {
    @TempDir Path folder;

    @Test
    void filesAndBytes_arriveWhole_inTheirOrder() throws Exception {
        var big = new byte[300_000];
        Arrays.fill(big, (byte) 7);
        var file = Files.write(folder.resolve("photo.JPG"), big);
        var request =
                TaskRequest.of("p")
                        .file(file)
                        .input(Input.bytes("note.txt", "hello".getBytes()))
                        .build();

        var answer = client.submit(request);

        var task = api.task(answer.taskId());
        assertThat(task.stored(0)).isEqualTo(big);
        assertThat(task.stored(1)).isEqualTo("hello".getBytes());
        assertThat(task.request().taskId()).isEqualTo(answer.taskId());
        assertThat(api.calls())
                .startsWith("POST /v1/upload")
                .endsWith("POST /v1/submit")
                .hasSize(4);
    }

    @Test
    void uploadWhoseAnswerWasLost_isFoundToBeThere() throws Exception {
        api.fail("PUT /slots", new StubFault.BreaksAfter());

        var answer = client.submit(one("a.txt", "text"));

        assertThat(api.calls("PUT /slots")).isEqualTo(2);
        assertThat(api.task(answer.taskId()).stored(0)).isEqualTo("text".getBytes());
    }

    @Test
    void refusedUrl_isReplacedByAFreshOne() throws Exception {
        api.fail("PUT /slots", new StubFault.Refuses(403, Map.of()));

        client.submit(one("a.txt", "text"));

        assertThat(api.calls())
                .containsExactly(
                        "POST /v1/upload",
                        api.calls().get(1),
                        "POST /v1/upload",
                        api.calls().get(1),
                        "POST /v1/submit");
    }

    @Test
    void f73_urlThatDiesBeforeItsExpiry_isReissuedOnceForAllFiles() throws Exception {
        var files = IntStream.range(0, 8).mapToObj(i -> Input.bytes(i + ".txt", new byte[] {1}));
        var request = TaskRequest.of("p");
        files.forEach(request::input);
        var expireAfterFirst =
                new ProgressListener() {
                    boolean expired;

                    @Override
                    public synchronized void uploaded(FileInTask file) {
                        if (!expired) {
                            expired = true;
                            api.expireUrls();
                        }
                    }
                };

        var answer = client.submit(request.build(), expireAfterFirst);

        assertThat(api.calls("POST /v1/upload")).isEqualTo(2);
        assertThat(IntStream.range(0, 8).mapToObj(api.task(answer.taskId())::stored))
                .doesNotContainNull();
    }

    @Test
    void urlsNearTheirEnd_areRenewedBeforeTheyAreTried() throws Exception {
        var slow =
                new ProgressListener() {
                    @Override
                    public void uploaded(FileInTask file) {
                        clock.pass(Duration.ofMinutes(15));
                    }
                };
        var oneAtATime =
                SluiceClient.builder()
                        .endpoint(api.endpoint())
                        .region("us-east-1")
                        .credentials(provider("local", "local-secret"))
                        .time(clock)
                        .uploadsAtOnce(1)
                        .build();

        oneAtATime.submit(
                TaskRequest.of("p")
                        .input(Input.bytes("a.txt", new byte[] {1}))
                        .input(Input.bytes("b.txt", new byte[] {2}))
                        .build(),
                slow);

        assertThat(api.calls("POST /v1/upload")).isEqualTo(2);
        assertThat(api.calls("PUT /slots")).isEqualTo(2);
    }

    @Test
    void slotThatRefusesEveryUrl_failsNamingTheFile() {
        var no = new StubFault.Refuses(403, Map.of());
        api.fail("PUT /slots", no, no, no);

        assertThatThrownBy(() -> client.submit(one("a.txt", "text")))
                .hasMessageContaining("a.txt (file 0)")
                .asInstanceOf(type(UploadFailedException.class))
                .returns(403, UploadFailedException::status);
        assertThat(api.calls("POST /v1/submit")).isZero();
    }

    @Test
    void missingFile_failsBeforeAnyCall() {
        var request = TaskRequest.of("p").file(folder.resolve("none.png")).build();
        assertThatThrownBy(() -> client.submit(request))
                .isInstanceOf(UnreadableInputException.class)
                .hasMessageContaining("none.png");
        assertThat(api.calls()).isEmpty();
    }

    @Test
    void fileThatChangesMeanwhile_isNotSent() throws Exception {
        var file = Files.writeString(folder.resolve("a.txt"), "first");
        api.fail("PUT /slots", new StubFault.BreaksBefore());
        var changing =
                SluiceClient.builder()
                        .endpoint(api.endpoint())
                        .region("us-east-1")
                        .credentials(provider("local", "local-secret"))
                        .time(clock)
                        .pause(_ -> grow(file))
                        .build();

        assertThatThrownBy(() -> changing.submit(TaskRequest.of("p").file(file).build()))
                .isInstanceOf(UnreadableInputException.class)
                .hasMessageContaining("changed");
    }

    @Test
    void progress_tellsBytesUpToTheWhole() throws Exception {
        var seen = new CopyOnWriteArrayList<Long>();
        var done = new CopyOnWriteArrayList<String>();
        var listener =
                new ProgressListener() {
                    @Override
                    public void uploading(FileInTask file, long sentBytes) {
                        seen.add(sentBytes);
                    }

                    @Override
                    public void uploaded(FileInTask file) {
                        done.add(file.name() + " " + file.sizeBytes() + "/" + file.count());
                    }

                    @Override
                    public void waiting(TaskView view) {}
                };
        var file = Files.write(folder.resolve("big.bin"), new byte[200_000]);

        client.submit(TaskRequest.of("p").file(file).build(), listener);

        assertThat(seen).isSorted().endsWith(200_000L);
        assertThat(done).isEqualTo(List.of("big.bin 200000/1"));
    }

    private static TaskRequest one(String name, String text) {
        return TaskRequest.of("p").input(Input.bytes(name, text.getBytes())).build();
    }

    private static void grow(Path file) {
        try {
            Files.writeString(file, "second, longer");
        } catch (java.io.IOException impossible) {
            throw new java.io.UncheckedIOException(impossible);
        }
    }
}
