package dev.sluice.functions.task;

import static dev.sluice.functions.task.Samples.NOW;
import static dev.sluice.functions.task.Samples.SOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.functions.task.SubmitOutcome.Accepted;
import dev.sluice.functions.task.SubmitOutcome.Conflict;
import dev.sluice.functions.task.SubmitOutcome.Repeated;
import dev.sluice.functions.task.SubmitOutcome.Unknown;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What every [Submissions] does.
public abstract class SubmissionsContract {

    protected abstract TaskStores stores();

    private Task find(NewTask task) {
        return stores().owned().find(task.id()).orElseThrow();
    }

    @Test
    void created_standsQueuedWithEverythingAsGiven() {
        var task = Samples.text(Samples.id(), Samples.owner());
        assertThat(stores().submissions().create(task)).isEqualTo(new Accepted(find(task)));
        var record = find(task);
        assertThat(record.status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(record.owner()).isEqualTo(task.owner());
        assertThat(record.bodyHash()).isEqualTo(task.bodyHash());
        assertThat(record.lane()).isEqualTo("image");
        assertThat(record.model()).isEqualTo("nova");
        assertThat(record.metadata()).containsExactlyEntriesOf(task.metadata());
        assertThat(record.generation()).isZero();
        assertThat(record.tally()).isEqualTo(Tally.NONE);
        assertThat(record.createdAt()).isEqualTo(NOW);
        assertThat(record.sweepAt()).isEqualTo(NOW.plus(Due.MESSAGE_LIFE).minusMillis(250));
        assertThat(record.deadline()).isNull();
        assertThat(record.attempt()).isNull();
    }

    @Test
    void sameSubmit_isRepeatedAndChangesNothing() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        var before = find(task);
        assertThat(stores().submissions().create(task)).isEqualTo(new Repeated(before));
        assertThat(find(task)).isEqualTo(before);
    }

    @Test
    void anotherBody_isConflict() {
        var owner = Samples.owner();
        var task = Samples.text(Samples.id(), owner);
        stores().submissions().create(task);
        var other =
                new NewTask(
                        task.id(),
                        owner,
                        "other",
                        "image",
                        "nova",
                        List.of(),
                        task.metadata(),
                        null,
                        NOW);
        assertThat(stores().submissions().create(other)).isEqualTo(new Conflict(find(task)));
    }

    @Test
    void foreignRecord_isUnknown() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        assertThat(stores().submissions().create(Samples.text(task.id(), Samples.owner())))
                .isEqualTo(new Unknown());
    }

    @Test
    void expiredRecord_isWrittenOver() {
        var owner = Samples.owner();
        var task = Samples.text(Samples.id(), owner);
        stores().submissions().create(task);
        var later = find(task).expiresAt().plusSeconds(1);
        var again =
                new NewTask(
                        task.id(),
                        owner,
                        "other",
                        "image",
                        "nova",
                        List.of(),
                        task.metadata(),
                        null,
                        later);
        assertThat(stores().submissions().create(again)).isInstanceOf(Accepted.class);
        assertThat(find(task).bodyHash()).isEqualTo("other");
    }

    @Test
    void cancelledTask_isConflictAlsoForTheSameSubmit() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        stores().owned().cancel(task.id(), task.owner(), SOON);
        assertThat(stores().submissions().create(task)).isEqualTo(new Conflict(find(task)));
    }

    @Test
    void opened_awaitsItsFiles() {
        var upload = Samples.upload(Samples.id(), Samples.owner());
        stores().submissions().open(upload);
        var record = stores().owned().find(upload.id()).orElseThrow();
        assertThat(record.status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
        assertThat(record.slots()).isEqualTo(upload.slots());
        assertThat(record.model()).isEqualTo("nova");
        assertThat(record.lane()).isEmpty();
        assertThat(record.bodyHash()).isEmpty();
        assertThat(record.sweepAt()).isEqualTo(NOW.plus(Duration.ofHours(24)).minusMillis(250));
    }

    @Test
    void openedAgainByTheSdk_isTheSame() {
        var upload = Samples.upload(Samples.id(), Samples.owner());
        stores().submissions().open(upload);
        stores().submissions().open(upload);
        assertThatThrownBy(() ->
                        stores().submissions().open(Samples.upload(upload.id(), Samples.owner())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("taken");
    }

    @Test
    void attached_isQueuedWithPinnedSlots() {
        var owner = Samples.owner();
        var id = Samples.id();
        stores().submissions().open(Samples.upload(id, owner));
        var task = Samples.uploaded(id, owner);
        assertThat(stores().submissions().attach(task)).isEqualTo(new Accepted(find(task)));
        var record = find(task);
        assertThat(record.status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(record.slots()).isEqualTo(task.slots());
        assertThat(record.lane()).isEqualTo("document");
        assertThat(record.deadline()).isEqualTo(task.deadline());
        assertThat(record.createdAt()).isEqualTo(NOW);
        assertThat(record.updatedAt()).isEqualTo(SOON);
        assertThat(record.sweepAt()).isEqualTo(SOON.plus(Due.MESSAGE_LIFE).minusMillis(250));
    }

    @Test
    void attachedTwice_isRepeated() {
        var owner = Samples.owner();
        var id = Samples.id();
        stores().submissions().open(Samples.upload(id, owner));
        var task = Samples.uploaded(id, owner);
        stores().submissions().attach(task);
        assertThat(stores().submissions().attach(task)).isEqualTo(new Repeated(find(task)));
    }

    @Test
    void attachWithoutUpload_isUnknown() {
        var owner = Samples.owner();
        assertThat(stores().submissions().attach(Samples.uploaded(Samples.id(), owner)))
                .isEqualTo(new Unknown());
    }

    @Test
    void attachOfAnother_isUnknown() {
        var id = Samples.id();
        stores().submissions().open(Samples.upload(id, Samples.owner()));
        assertThat(stores().submissions().attach(Samples.uploaded(id, Samples.owner())))
                .isEqualTo(new Unknown());
    }

    @Test
    void attachAfterADay_isUnknown() {
        var owner = Samples.owner();
        var id = Samples.id();
        stores().submissions().open(Samples.upload(id, owner));
        var task = Samples.uploaded(id, owner);
        var late =
                new NewTask(
                        id,
                        owner,
                        task.bodyHash(),
                        task.lane(),
                        task.model(),
                        task.slots(),
                        task.metadata(),
                        null,
                        NOW.plus(Duration.ofDays(1)));
        assertThat(stores().submissions().attach(late)).isEqualTo(new Unknown());
    }
}
