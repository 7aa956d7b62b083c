package dev.sluice.functions.task;

/// The fake keeps the contract.
class FakeAttemptsTest extends AttemptsContract {

    private final TaskStores stores = TaskStores.in(new TaskMemory());

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
