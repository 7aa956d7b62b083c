package dev.sluice.functions.task;

/// The fake keeps the contract.
class FakeDeadLettersTest extends DeadLettersContract {

    private final TaskStores stores = TaskStores.in(new TaskMemory());

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
