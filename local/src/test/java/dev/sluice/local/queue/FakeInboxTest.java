package dev.sluice.local.queue;

import software.amazon.awssdk.services.sqs.model.Message;

class FakeInboxTest extends InboxContract {

    private final FakeInbox inbox = new FakeInbox();

    @Override
    Inbox inbox() {
        return inbox;
    }

    @Override
    void send(String body) {
        inbox.add(Message.builder().messageId(body).receiptHandle(body).body(body).build());
    }
}
