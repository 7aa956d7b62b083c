package dev.sluice.functions.task;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A record being changed, with the precision that the table has.
final class TaskEdit {

    private static final Duration RETENTION = Duration.ofDays(60);

    private final TaskId id;
    private final Owner owner;
    private final Instant createdAt;
    private TaskStatus status;
    private int generation;
    private String bodyHash;
    private String lane;
    private String model;
    private Instant updatedAt;
    private List<Slot> slots;
    private Tally tally;
    private Map<String, String> metadata;
    private @Nullable Instant deadline;
    private @Nullable Attempt attempt;
    private @Nullable Appointment appointment;
    private @Nullable TaskResult result;
    private @Nullable String resultKey;
    private @Nullable TaskError error;
    private @Nullable DeadLetterMark deadLetter;
    private @Nullable Instant sweepAt;

    private TaskEdit(Task task) {
        id = task.id();
        owner = task.owner();
        createdAt = task.createdAt();
        status = task.status();
        generation = task.generation();
        bodyHash = task.bodyHash();
        lane = task.lane();
        model = task.model();
        updatedAt = task.updatedAt();
        slots = task.slots();
        tally = task.tally();
        metadata = task.metadata();
        deadline = task.deadline();
        attempt = task.attempt();
        appointment = task.appointment();
        result = task.result();
        resultKey = task.resultKey();
        error = task.error();
        deadLetter = task.deadLetter();
        sweepAt = task.sweepAt();
    }

    /// A change of this record at this moment.
    static TaskEdit of(Task task, Instant now) {
        var edit = new TaskEdit(task);
        edit.updatedAt = millis(now);
        return edit;
    }

    /// A record that was never written before.
    static TaskEdit fresh(TaskId id, Owner owner, Instant now) {
        return new TaskEdit(
                new Task(
                        id,
                        owner,
                        TaskStatus.QUEUED,
                        0,
                        "",
                        "",
                        "",
                        millis(now),
                        millis(now),
                        now,
                        List.of(),
                        Tally.NONE,
                        Map.of(),
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null,
                        null));
    }

    TaskEdit status(TaskStatus next) {
        status = next;
        return this;
    }

    TaskEdit buried() {
        generation++;
        deadLetter = DeadLetterMark.PENDING;
        return this;
    }

    TaskEdit request(NewTask task) {
        bodyHash = task.bodyHash();
        lane = task.lane();
        model = task.model();
        slots = List.copyOf(task.slots());
        metadata = Map.copyOf(task.metadata());
        deadline = task.deadline() == null ? null : millis(task.deadline());
        return this;
    }

    TaskEdit upload(NewUpload upload) {
        model = upload.model();
        slots = List.copyOf(upload.slots());
        return this;
    }

    TaskEdit open(Duration life) {
        sweepAt = updatedAt.plus(life).truncatedTo(ChronoUnit.SECONDS);
        return this;
    }

    TaskEdit closed() {
        sweepAt = null;
        return this;
    }

    TaskEdit running(Attempt next, int deliveries) {
        status = TaskStatus.PROCESSING;
        attempt = new Attempt(next.token(), millis(next.leaseUntil()));
        appointment = null;
        tally = new Tally(deliveries, tally.claims() + 1, tally.deferrals(), tally.retries());
        return this;
    }

    TaskEdit deferred(Deferral deferral) {
        var retries = new HashMap<>(tally.retries());
        retries.merge(deferral.reason(), 1, Integer::sum);
        var back =
                switch (deferral.delivery()) {
                    case COUNTS -> 0;
                    case GIVEN_BACK -> 1;
                };
        tally =
                new Tally(
                        tally.deliveries() - back,
                        tally.claims(),
                        tally.deferrals() + 1,
                        Map.copyOf(retries));
        var at = deferral.appointment();
        appointment = at == null ? null : new Appointment(millis(at.at()), at.route());
        return this;
    }

    TaskEdit withoutAppointment() {
        appointment = null;
        return this;
    }

    TaskEdit redriven(int deliveries) {
        tally = new Tally(deliveries, tally.claims(), tally.deferrals(), Map.of());
        deadLetter = null;
        error = null;
        return this;
    }

    TaskEdit answered(TaskResult answer, @Nullable String key) {
        result = answer;
        resultKey = key;
        return this;
    }

    TaskEdit failed(TaskError why) {
        status = TaskStatus.FAILED;
        error = TaskError.of(why.code(), why.detail());
        return this;
    }

    TaskEdit marked(DeadLetterMark mark) {
        deadLetter = mark;
        return this;
    }

    TaskEdit emptied() {
        result = null;
        resultKey = null;
        metadata = Map.of();
        slots = List.of();
        error = null;
        deadLetter = null;
        return this;
    }

    Task done() {
        return new Task(
                id,
                owner,
                status,
                generation,
                bodyHash,
                lane,
                model,
                createdAt,
                updatedAt,
                updatedAt.plus(RETENTION).truncatedTo(ChronoUnit.SECONDS),
                slots,
                tally,
                metadata,
                deadline,
                attempt,
                appointment,
                result,
                resultKey,
                error,
                deadLetter,
                sweepAt);
    }

    private static Instant millis(Instant instant) {
        return instant.truncatedTo(ChronoUnit.MILLIS);
    }
}
