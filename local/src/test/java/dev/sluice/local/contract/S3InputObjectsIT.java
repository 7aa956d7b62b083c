package dev.sluice.local.contract;

import dev.sluice.functions.object.InputObjects;
import dev.sluice.functions.object.InputObjectsContract;
import dev.sluice.functions.object.S3InputObjects;
import software.amazon.awssdk.core.sync.RequestBody;

/// The adapter keeps the contract on the engine.
class S3InputObjectsIT extends InputObjectsContract {

    @Override
    protected InputObjects inputs() {
        return new S3InputObjects(ContractBucket.s3());
    }

    @Override
    protected void write(String key, byte[] bytes) {
        ContractBucket.s3()
                .putObject(to -> to.bucket("inputs").key(key), RequestBody.fromBytes(bytes));
    }
}
