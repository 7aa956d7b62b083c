package dev.sluice.local.queue;

import java.util.List;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.sqs.model.Message;

/// Messages for tests.
final class Messages {

    static final SourceQueue QUEUE =
            new SourceQueue(
                    "http://127.0.0.1:9324/000000000000/image",
                    "arn:aws:sqs:us-east-1:000000000000:image");

    private Messages() {}

    static Message of(String id) {
        return Message.builder()
                .messageId(id)
                .receiptHandle("handle-of-" + id)
                .body("body of " + id)
                .md5OfBody("00")
                .build();
    }

    static List<Message> many(int count) {
        return IntStream.range(0, count).mapToObj(i -> of("m-" + i)).toList();
    }
}
