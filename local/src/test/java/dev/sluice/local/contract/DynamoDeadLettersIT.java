package dev.sluice.local.contract;

import dev.sluice.functions.task.DeadLettersContract;
import dev.sluice.functions.task.TaskStores;

/// The adapter keeps the contract on the engine.
class DynamoDeadLettersIT extends DeadLettersContract {

    private final TaskStores stores = ContractTable.stores();

    @Override
    protected TaskStores stores() {
        return stores;
    }
}
