package dev.sluice.local.contract;

import dev.sluice.functions.task.SubmissionsContract;
import dev.sluice.functions.task.TaskStores;

/// The adapter keeps the contract on the engine.
class DynamoSubmissionsIT extends SubmissionsContract {

    private final TaskStores stores = ContractTable.stores();

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
