package dev.sluice.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskIdTest {

    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final Owner ALICE = new Owner("1:alice");

    @Test
    void randomIds_sortByTheirMillisecondAndDiffer() {
        var random = new Random(1);
        var ids =
                Stream.iterate(NOW, at -> at.plusMillis(1))
                        .limit(1000)
                        .map(at -> TaskId.random(at, random).value())
                        .toList();

        assertThat(ids).isSorted().doesNotHaveDuplicates();
        assertThat(TaskId.random(NOW, random)).isNotEqualTo(TaskId.random(NOW, random));
    }

    @Test
    void derivedId_isTheSameForOwnerAndKeyAndOnlyFor() {
        assertThat(TaskId.derived(ALICE, "k")).isEqualTo(TaskId.derived(new Owner("1:alice"), "k"));
        assertThat(TaskId.derived(ALICE, "k")).isNotEqualTo(TaskId.derived(ALICE, "l"));
        assertThat(TaskId.derived(ALICE, "k"))
                .isNotEqualTo(TaskId.derived(new Owner("1:bob"), "k"));
    }

    @Test
    void derivedId_isStableAcrossVersions() {
        assertThat(TaskId.derived(ALICE, "k")).hasToString("1DSS9MQ8BBFKYXWSNYDGTC52TF");
    }

    @Test
    void derivedIds_areAllCanonical() {
        for (int key = 0; key < 1000; key++) {
            assertThat(TaskId.parse(TaskId.derived(ALICE, "key" + key).value())).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "01KB8VZQ5XJ0M3N7P9R2T4W6Y",
                "01KB8VZQ5XJ0M3N7P9R2T4W6YAA",
                "01kb8vzq5xj0m3n7p9r2t4w6ya",
                "81KB8VZQ5XJ0M3N7P9R2T4W6YA",
                "01KB8VZQ5XJ0M3N7P9R2T4W6YI",
                "01KB8VZQ5XJ0M3N7P9R2T4W6Y/",
                "../../../../../../../../..",
                "01KB8VZQ5XJ0M3N7P9R2T4W6YA\n"
            })
    void otherTexts_areNoTaskId(String text) {
        assertThat(TaskId.parse(text)).isEmpty();
        assertThatThrownBy(() -> new TaskId(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
