package dev.sluice.functions.runtime;

import dev.sluice.bedrock.converse.ConverseClients;
import dev.sluice.functions.object.InputObjects;
import dev.sluice.functions.object.S3InputObjects;
import dev.sluice.functions.object.S3TaskObjects;
import dev.sluice.functions.object.S3UploadSlots;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.object.UploadSlots;
import dev.sluice.functions.queue.DeadLetterQueue;
import dev.sluice.functions.queue.SqsDeadLetterQueue;
import dev.sluice.functions.queue.SqsTaskQueue;
import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.DeadLetters;
import dev.sluice.functions.task.DynamoAttempts;
import dev.sluice.functions.task.DynamoDeadLetters;
import dev.sluice.functions.task.DynamoOpenTasks;
import dev.sluice.functions.task.DynamoOwnedTasks;
import dev.sluice.functions.task.DynamoSubmissions;
import dev.sluice.functions.task.OpenTasks;
import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Submissions;
import dev.sluice.functions.task.TasksTable;
import dev.sluice.model.EnvKey;
import dev.sluice.model.config.SluiceConfig;
import java.util.Map;

/// The stores and services of one function, each made when it is asked for, over clients that are
/// shared.
public final class Ports {

    private final FunctionConfig config;
    private final Clients clients;

    Ports(FunctionConfig config, Clients clients) {
        this.config = config;
        this.clients = clients;
    }

    /// What the function knows of itself.
    public FunctionConfig config() {
        return config;
    }

    /// The deployment's `sluice.yaml`.
    public SluiceConfig sluice() {
        return config.sluice();
    }

    public Submissions submissions() {
        return new DynamoSubmissions(table());
    }

    public OwnedTasks ownedTasks() {
        return new DynamoOwnedTasks(table());
    }

    public Attempts attempts() {
        return new DynamoAttempts(table());
    }

    public DeadLetters deadLetters() {
        return new DynamoDeadLetters(table());
    }

    public OpenTasks openTasks() {
        return new DynamoOpenTasks(table());
    }

    public UploadSlots uploadSlots() {
        return new S3UploadSlots(clients.s3(), clients.presigner(), config.bucket());
    }

    public InputObjects inputObjects() {
        return new S3InputObjects(clients.s3());
    }

    public TaskObjects taskObjects() {
        return new S3TaskObjects(clients.s3(), clients.presigner(), config.bucket());
    }

    /// The lanes' queues; dead letters can be sent where the function's role has their queues.
    public TaskQueue taskQueue() {
        var deadLetterQueues = config.urls().getOrDefault(EnvKey.DEAD_LETTER_QUEUE_URLS, Map.of());
        return new SqsTaskQueue(clients.sqs(), config.queueUrls(), deadLetterQueues);
    }

    public DeadLetterQueue deadLetterQueue() {
        return new SqsDeadLetterQueue(clients.sqs(), config.deadLetterQueueUrls());
    }

    /// Bedrock in every region, with the lane's read timeout.
    public ConverseClients bedrock() {
        return clients.bedrock(config.lane().readTimeout());
    }

    private TasksTable table() {
        return new TasksTable(
                clients.dynamoDb(), config.tasksTable(), config.sluice().tasks().retention());
    }
}
