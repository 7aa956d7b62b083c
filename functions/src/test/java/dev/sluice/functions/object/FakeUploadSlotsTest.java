package dev.sluice.functions.object;

import java.net.URI;

/// The fake keeps the contract.
class FakeUploadSlotsTest extends UploadSlotsContract {

    private final BucketMemory memory = new BucketMemory();

    @Override
    protected UploadSlots slots() {
        return new FakeUploadSlots(memory, "bucket");
    }

    @Override
    protected int put(URI url, String contentType, byte[] body) {
        return memory.put(url, contentType, body);
    }
}
