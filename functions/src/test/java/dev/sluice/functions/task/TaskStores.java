package dev.sluice.functions.task;

/// All ports on one and the same set of records.
public record TaskStores(
        Submissions submissions,
        Attempts attempts,
        DeadLetters deadLetters,
        OwnedTasks owned,
        OpenTasks open) {

    /// In memory.
    public static TaskStores in(TaskMemory memory) {
        return new TaskStores(
                new FakeSubmissions(memory),
                new FakeAttempts(memory),
                new FakeDeadLetters(memory),
                new FakeOwnedTasks(memory),
                new FakeOpenTasks(memory));
    }

    /// On a table with the indexes `open` and `openByOwner`.
    public static TaskStores on(TasksTable table) {
        return new TaskStores(
                new DynamoSubmissions(table),
                new DynamoAttempts(table),
                new DynamoDeadLetters(table),
                new DynamoOwnedTasks(table),
                new DynamoOpenTasks(table));
    }
}
