package dev.sluice.functions.object;

import java.net.URI;

/// The fake keeps the contract.
class FakeTaskObjectsTest extends TaskObjectsContract {

    private final BucketMemory memory = new BucketMemory();

    @Override
    protected TaskObjects objects() {
        return new FakeTaskObjects(memory, "bucket");
    }

    @Override
    protected String get(URI url) {
        var body = new StringBuilder();
        memory.get(url, body);
        return body.toString();
    }
}
