package dev.sluice.functions.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/// DynamoDB refuses what an expression does not use, and reserved words outside of names.
class TaskUpdateTest {

    private static TaskUpdate update(String condition, String effect) {
        return new TaskUpdate(Samples.id(), condition, effect, Samples.NOW);
    }

    @Test
    void onlyWhatTheExpressionsUse_isSent() {
        var update =
                update("#taskStatus = :queued", "SET #retries.#model_error = :one REMOVE #result")
                        .with("unused", AttributeValue.fromS("x"));
        assertThat(update.names())
                .containsOnlyKeys("#taskStatus", "#retries", "#model_error", "#result")
                .containsEntry("#result", "result");
        assertThat(update.values())
                .containsOnlyKeys(":queued", ":one")
                .containsEntry(":queued", AttributeValue.fromS("QUEUED"));
    }

    @Test
    void valueThatNobodyGave_isAMistakeOfOurs() {
        assertThatThrownBy(() -> update("#ownerId = :owner", "").values())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(":owner");
    }

    @Test
    void shards_areAllUsedAndNamedByTwoDigits() {
        assertThat(TaskItem.shard(3)).isEqualTo("03");
        var used = new TreeSet<String>();
        for (var count = 0; count < 500; count++) {
            used.add(TaskItem.shard(Samples.id()));
        }
        assertThat(used).hasSize(OpenTasks.SHARDS).contains("00", "15");
    }
}
