package dev.sluice.infra.lane;

import dev.sluice.model.config.TasksConfig;
import java.util.List;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.sqs.DeadLetterQueue;
import software.amazon.awscdk.services.sqs.Queue;
import software.constructs.Construct;

/// A lane's queue and its dead-letter queue. Both keep messages as long as SQS can: a deferral is a
/// receive, so the limit of receives is SQS's own as well, and `maxDeliveries` the real one.
public final class LaneQueues extends Construct {

    private final Queue queue;
    private final Queue deadLetterQueue;

    LaneQueues(Construct scope, String id, java.time.Duration visibilityTimeout) {
        super(scope, id);
        var retention = Duration.seconds(TasksConfig.QUEUE_RETENTION.toSeconds());
        deadLetterQueue =
                Queue.Builder.create(this, "DeadLetters")
                        .retentionPeriod(retention)
                        .enforceSsl(true)
                        .build();
        queue =
                Queue.Builder.create(this, "Tasks")
                        .retentionPeriod(retention)
                        .visibilityTimeout(Duration.seconds(visibilityTimeout.toSeconds()))
                        .enforceSsl(true)
                        .deadLetterQueue(
                                DeadLetterQueue.builder()
                                        .queue(deadLetterQueue)
                                        .maxReceiveCount(TasksConfig.MAX_RECEIVE_COUNT)
                                        .build())
                        .build();
    }

    /// Where tasks wait.
    public String url() {
        return queue.getQueueUrl();
    }

    /// Where dead letters wait.
    public String deadLetterUrl() {
        return deadLetterQueue.getQueueUrl();
    }

    /// The queue an event source mapping polls.
    String arn() {
        return queue.getQueueArn();
    }

    /// Leave to do these things with the queue of tasks.
    public PolicyStatement allow(String... actions) {
        return statement(queue, actions);
    }

    /// Leave to do these things with the dead-letter queue.
    public PolicyStatement allowOnDeadLetters(String... actions) {
        return statement(deadLetterQueue, actions);
    }

    private static PolicyStatement statement(Queue queue, String... actions) {
        return PolicyStatement.Builder.create()
                .actions(List.of(actions))
                .resources(List.of(queue.getQueueArn()))
                .build();
    }
}
