package dev.sluice.functions.task;

/// The fake keeps the contract.
class FakeSubmissionsTest extends SubmissionsContract {

    private final TaskStores stores = TaskStores.in(new TaskMemory());

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
