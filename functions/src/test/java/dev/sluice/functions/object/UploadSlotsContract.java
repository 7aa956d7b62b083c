package dev.sluice.functions.object;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.Samples;
import dev.sluice.functions.task.Slot;
import java.net.URI;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// What all [UploadSlots] do.
public abstract class UploadSlotsContract {

    private static final Slot SLOT = new Slot("../../cat.png", "image/png", 3, null);
    private static final Duration TTL = Duration.ofMinutes(15);

    protected abstract UploadSlots slots();

    /// The HTTP status of a PUT with this type and `If-None-Match: *`.
    protected abstract int put(URI url, String contentType, byte[] body);

    @Test
    void filledSlot_isPresentWithItsSize() {
        var id = Samples.id();
        assertThat(put(slots().presignPut(id, 0, SLOT, TTL), "image/png", new byte[3]))
                .isEqualTo(200);
        assertThat(slots().look(id, 0))
                .isInstanceOfSatisfying(
                        ObjectState.Present.class,
                        present -> {
                            assertThat(present.size()).isEqualTo(3);
                            assertThat(present.etag()).isNotBlank();
                        });
        assertThat(slots().look(id, 1)).isEqualTo(new ObjectState.Absent());
    }

    @Test
    void f76_otherSizeOrType_isRefused() {
        var id = Samples.id();
        var url = slots().presignPut(id, 0, SLOT, TTL);
        assertThat(put(url, "image/png", new byte[4])).isEqualTo(403);
        assertThat(put(url, "image/jpeg", new byte[3])).isEqualTo(403);
        assertThat(slots().look(id, 0)).isEqualTo(new ObjectState.Absent());
    }

    @Test
    void f75_secondWrite_isRefused() {
        var id = Samples.id();
        var url = slots().presignPut(id, 0, SLOT, TTL);
        put(url, "image/png", new byte[] {1, 2, 3});
        var first = slots().look(id, 0);
        assertThat(put(url, "image/png", new byte[] {6, 6, 6})).isEqualTo(412);
        assertThat(slots().look(id, 0)).isEqualTo(first);
    }

    @Test
    void f77_key_isMadeOfIdAndIndexOnly() {
        var id = Samples.id();
        var url = slots().presignPut(id, 7, SLOT, TTL);
        assertThat(url.getPath()).endsWith("/uploads/" + id + "/7").doesNotContain("..", "cat");
    }

    @Test
    void f26_emptySlot_isPresentWithNoBytes() {
        var id = Samples.id();
        var url = slots().presignPut(id, 0, new Slot("a", "image/png", 0, null), TTL);
        assertThat(put(url, "image/png", new byte[0])).isEqualTo(200);
        assertThat(slots().look(id, 0))
                .isInstanceOfSatisfying(
                        ObjectState.Present.class, present -> assertThat(present.size()).isZero());
    }
}
