package dev.sluice.local.contract;

import dev.sluice.functions.task.OpenTasksContract;
import dev.sluice.functions.task.TaskStores;

/// The adapter keeps the contract on the engine.
class DynamoOpenTasksIT extends OpenTasksContract {

    private final TaskStores stores = ContractTable.stores();

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
