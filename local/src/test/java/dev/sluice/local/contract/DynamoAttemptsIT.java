package dev.sluice.local.contract;

import dev.sluice.functions.task.AttemptsContract;
import dev.sluice.functions.task.TaskStores;

/// The adapter keeps the contract on the engine.
class DynamoAttemptsIT extends AttemptsContract {

    private final TaskStores stores = ContractTable.stores();

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
