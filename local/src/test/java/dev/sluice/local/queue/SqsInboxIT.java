package dev.sluice.local.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.sqs.model.MessageAttributeValue;
import software.amazon.awssdk.services.sqs.model.MessageSystemAttributeName;

class SqsInboxIT extends InboxContract {

    private LocalQueues queues;
    private SourceQueue queue;

    @BeforeEach
    void open() {
        queues = new LocalQueues();
        queue = queues.create("inbox", 30);
    }

    @AfterEach
    void close() {
        queues.close();
    }

    @Override
    Inbox inbox() {
        return new SqsInbox(queues.sqs, queue.url());
    }

    @Override
    void send(String body) {
        queues.send(queue, body);
    }

    @Test
    void systemAndMessageAttributes_areReceived() {
        queues.sqs.sendMessage(request ->
                request.queueUrl(queue.url())
                        .messageBody("body")
                        .messageGroupId("owner")
                        .messageAttributes(
                                Map.of(
                                        "code",
                                        MessageAttributeValue.builder()
                                                .dataType("String")
                                                .stringValue("model_error")
                                                .build())));
        var message = inbox().receive(1, Duration.ZERO).getFirst();
        assertThat(message.attributes())
                .containsEntry(MessageSystemAttributeName.APPROXIMATE_RECEIVE_COUNT, "1")
                .containsKeys(
                        MessageSystemAttributeName.SENT_TIMESTAMP,
                        MessageSystemAttributeName.APPROXIMATE_FIRST_RECEIVE_TIMESTAMP,
                        MessageSystemAttributeName.MESSAGE_GROUP_ID);
        assertThat(message.messageAttributes().get("code").stringValue()).isEqualTo("model_error");
        assertThat(message.md5OfBody()).isNotBlank();
    }

    @Test
    void queueThatIsMissing_isAQueueFailure() {
        var missing = new SqsInbox(queues.sqs, queue.url() + "-missing");
        assertThatThrownBy(() -> missing.receive(1, Duration.ZERO))
                .isInstanceOf(QueueFailure.class);
    }
}
