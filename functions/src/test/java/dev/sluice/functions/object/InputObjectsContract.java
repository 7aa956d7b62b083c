package dev.sluice.functions.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.Samples;
import dev.sluice.model.FileReference;
import java.util.Arrays;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What all [InputObjects] do.
public abstract class InputObjectsContract {

    private static final String BUCKET = "inputs";

    protected abstract InputObjects inputs();

    /// Writes an object into the bucket `inputs`.
    protected abstract void write(String key, byte[] bytes);

    private FileReference stored(String key, byte[] bytes) {
        write(key, bytes);
        var present = (ObjectState.Present) inputs().look(BUCKET, key);
        return new FileReference(BUCKET, key, present.etag(), present.size(), null);
    }

    private static byte[] random(int size) {
        var bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        return bytes;
    }

    private static String key() {
        return "in/" + Samples.id() + "/報告 1.pdf";
    }

    private static void assertBytes(Fetched fetched, byte[] bytes, long objectSize) {
        assertThat(fetched)
                .isInstanceOfSatisfying(
                        Fetched.Bytes.class,
                        found -> {
                            assertThat(found.bytes()).isEqualTo(bytes);
                            assertThat(found.objectSize()).isEqualTo(objectSize);
                        });
    }

    @Test
    void whole_hasAllBytes() {
        var bytes = random(300_000);
        var file = stored(key(), bytes);
        assertBytes(inputs().whole(file, 300_000), bytes, 300_000);
    }

    @Test
    void head_hasTheFirstBytesAndTheWholeSize() {
        var bytes = random(300_000);
        var file = stored(key(), bytes);
        assertBytes(inputs().head(file, 1000), Arrays.copyOf(bytes, 1000), 300_000);
    }

    @Test
    void headOfAShortObject_isAllOfIt() {
        var bytes = random(10);
        assertBytes(inputs().head(stored(key(), bytes), 1000), bytes, 10);
    }

    @Test
    void f26_emptyObject_hasNoBytes() {
        var file = stored(key(), new byte[0]);
        assertBytes(inputs().whole(file, 10), new byte[0], 0);
        assertBytes(inputs().head(file, 10), new byte[0], 0);
    }

    @Test
    void f75_overwrittenObject_isChanged() {
        var file = stored(key(), random(100));
        write(file.key(), random(101));
        assertThat(inputs().whole(file, 1000)).isEqualTo(new Fetched.Changed());
        assertThat(inputs().head(file, 10)).isEqualTo(new Fetched.Changed());
    }

    @Test
    void unpinnedObject_isReadAsItIs() {
        var bytes = random(100);
        var file = stored(key(), bytes);
        assertBytes(inputs().whole(unpinned(file, null), 1000), bytes, 100);
    }

    private static FileReference unpinned(FileReference file, @Nullable String etag) {
        return new FileReference(file.bucket(), file.key(), etag, null, null);
    }

    @Test
    void f74_absentObject_isAbsentAndGone() {
        var file = new FileReference(BUCKET, key(), "\"etag\"", 10L, null);
        assertThat(inputs().look(BUCKET, file.key())).isEqualTo(new ObjectState.Absent());
        assertThat(inputs().whole(file, 1000)).isEqualTo(new Fetched.Gone());
        assertThat(inputs().head(file, 10)).isEqualTo(new Fetched.Gone());
    }

    @Test
    void f76_objectBeyondTheLimit_isNotRead() {
        var file = stored(key(), random(300_000));
        assertThat(inputs().whole(file, 299_999)).isEqualTo(new Fetched.TooLarge(300_000));
    }
}
