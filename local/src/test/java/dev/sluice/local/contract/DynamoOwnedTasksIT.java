package dev.sluice.local.contract;

import dev.sluice.functions.task.OwnedTasksContract;
import dev.sluice.functions.task.TaskStores;

/// The adapter keeps the contract on the engine.
class DynamoOwnedTasksIT extends OwnedTasksContract {

    private final TaskStores stores = ContractTable.stores();

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
