package dev.sluice.functions.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.Message;

/// [DeadLetterQueue] on SQS. A look hides what it sees for half a minute, so that the next receive
/// sees something else; a long queue is seen in part only.
public final class SqsDeadLetterQueue implements DeadLetterQueue {

    private static final int HIDDEN_SECONDS = 30;
    private static final int PER_RECEIVE = 10;

    private final SqsClient sqs;
    private final Map<String, String> urls;

    /// @param urls of the dead-letter queues by lane
    public SqsDeadLetterQueue(SqsClient sqs, Map<String, String> urls) {
        this.sqs = sqs;
        this.urls = Map.copyOf(urls);
    }

    @Override
    public List<String> movedBodies(String lane, int limit) {
        var bodies = new ArrayList<String>();
        for (var seen = 0; seen < limit; ) {
            var messages = receive(LaneUrls.of(urls, lane), Math.min(PER_RECEIVE, limit - seen));
            if (messages.isEmpty()) {
                break;
            }
            seen += messages.size();
            messages.stream()
                    .filter(SqsDeadLetterQueue::isMoved)
                    .map(Message::body)
                    .forEach(bodies::add);
        }
        return List.copyOf(bodies);
    }

    private List<Message> receive(String url, int most) {
        return sqs.receiveMessage(request ->
                        request.queueUrl(url)
                                .maxNumberOfMessages(most)
                                .visibilityTimeout(HIDDEN_SECONDS)
                                .messageAttributeNames(DeadLetterAttributes.CODE))
                .messages();
    }

    private static boolean isMoved(Message message) {
        return !message.messageAttributes().containsKey(DeadLetterAttributes.CODE);
    }
}
