package dev.sluice.local.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.sqs.model.Message;

class BatchesTest {

    private static List<List<String>> cut(int size, int limit, int messages) {
        return new Batches(size, message -> 10, limit)
                .of(Messages.many(messages)).stream()
                        .map(batch -> batch.stream().map(Message::messageId).toList())
                        .toList();
    }

    @Test
    void batches_areNoLongerThanTheirSize() {
        assertThat(cut(2, 1000, 5))
                .containsExactly(List.of("m-0", "m-1"), List.of("m-2", "m-3"), List.of("m-4"));
    }

    @Test
    void batches_areNoHeavierThanAnEvent() {
        assertThat(cut(10, 25, 3)).containsExactly(List.of("m-0", "m-1"), List.of("m-2"));
    }

    @Test
    void singleMessage_alwaysFits() {
        assertThat(cut(10, 5, 2)).containsExactly(List.of("m-0"), List.of("m-1"));
    }

    @Test
    void nothing_isNoBatch() {
        assertThat(cut(10, 5, 0)).isEmpty();
    }
}
