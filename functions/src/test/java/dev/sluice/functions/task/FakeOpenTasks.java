package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// [OpenTasks] in memory.
public record FakeOpenTasks(TaskMemory memory) implements OpenTasks {

    @Override
    public List<Due> due(int shard, Instant now, int limit) {
        return memory.all()
                .filter(task -> TaskItem.shard(task.id()).equals(TaskItem.shard(shard)))
                .flatMap(FakeOpenTasks::due)
                .filter(due -> !due.sweepAt().isAfter(now))
                .sorted(Comparator.comparing(Due::sweepAt))
                .limit(limit)
                .toList();
    }

    private static Stream<Due> due(Task task) {
        return Optional.ofNullable(task.sweepAt()).map(at -> new Due(task.id(), at)).stream();
    }

    @Override
    public void close(Due due, TaskError error, Instant now) {
        memory.update(
                due.id(),
                FakeConditions.withdrawable(now).and(task -> due.sweepAt().equals(task.sweepAt())),
                task -> TaskEdit.of(task, now).failed(error).withoutAppointment().closed().done());
    }
}
