package dev.sluice.functions.object;

/// The fake keeps the contract.
class FakeInputObjectsTest extends InputObjectsContract {

    private final BucketMemory memory = new BucketMemory();

    @Override
    protected InputObjects inputs() {
        return new FakeInputObjects(memory);
    }

    @Override
    protected void write(String key, byte[] bytes) {
        memory.put("inputs", key, bytes);
    }
}
