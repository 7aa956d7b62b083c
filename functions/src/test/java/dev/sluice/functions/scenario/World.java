package dev.sluice.functions.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.functions.api.ApiDriver;
import dev.sluice.functions.api.Dispatch;
import dev.sluice.functions.api.Models;
import dev.sluice.functions.api.Pinning;
import dev.sluice.functions.api.SubmitTask;
import dev.sluice.functions.api.WithdrawTask;
import dev.sluice.functions.object.BucketMemory;
import dev.sluice.functions.object.FakeInputObjects;
import dev.sluice.functions.object.FakeTaskObjects;
import dev.sluice.functions.object.FakeUploadSlots;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.queue.FakeDeadLetterQueue;
import dev.sluice.functions.queue.FakeTaskQueue;
import dev.sluice.functions.queue.QueueMemory;
import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.DeadLetters;
import dev.sluice.functions.task.OpenTasks;
import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Submissions;
import dev.sluice.functions.task.Task;
import dev.sluice.functions.task.TaskMemory;
import dev.sluice.functions.task.TaskStores;
import dev.sluice.functions.upkeep.Redrive;
import dev.sluice.functions.upkeep.SweepTasks;
import dev.sluice.functions.worker.WorkerDriver;
import dev.sluice.functions.worker.WorkerPorts;
import dev.sluice.functions.worker.WorkerSettings;
import dev.sluice.model.Json;
import dev.sluice.model.Owner;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.config.ConfigReader;
import dev.sluice.model.config.SluiceConfig;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;

/// A whole deployment in memory, on a clock that only the test moves. Each action is one process
/// with a life of its own.
final class World {

    static final String LANE = "image";
    static final String DEAD = FakeTaskQueue.deadLettersOf(LANE);
    static final Owner OWNER = new Owner("111122223333|AIDAX");

    private static final Duration FUNCTION = Duration.ofSeconds(60);
    private static final Duration VISIBILITY = Duration.ofSeconds(120);
    private static final String BUCKET = "bucket";

    private static final String YAML =
            """
            models:
              default: us.amazon.nova-2-lite-v1:0
              us.amazon.nova-2-lite-v1:0: { media: %s, system: "Be brief.", routes: [{ region: us-east-1 }] }
            lanes:
              image: { when: { maxImages: 4, documents: false } }
              document: {}
            inputs: { allow: ["s3://shared/in/"] }
            """;

    private final SluiceConfig config;
    private Instant now = Instant.parse("2026-03-01T10:00:00Z");
    final InstantSource clock = () -> now;
    final TaskMemory records = new TaskMemory();
    final BucketMemory bucket = new BucketMemory();
    final QueueMemory queues = new QueueMemory();
    final ScriptedGateway gateway = new ScriptedGateway(clock);
    private final Random random = new Random(7);
    private final TaskStores stores = TaskStores.in(records);

    /// Lets a port fail; set by tests of failing stores.
    UnaryOperator<Attempts> attemptsFilter = UnaryOperator.identity();

    World() {
        this("auto");
    }

    /// @param media how files reach the model
    World(String media) {
        config = ConfigReader.yaml(YAML.formatted(media)).orThrow();
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    private Submissions submissions(Life life) {
        return life.share(Submissions.class, stores.submissions());
    }

    private OwnedTasks owned(Life life) {
        return life.share(OwnedTasks.class, stores.owned());
    }

    private DeadLetters deadLetters(Life life) {
        return life.share(DeadLetters.class, stores.deadLetters());
    }

    private TaskObjects objects(Life life) {
        return life.share(TaskObjects.class, new FakeTaskObjects(bucket, BUCKET));
    }

    private TaskQueue queue(Life life) {
        return life.share(TaskQueue.class, new FakeTaskQueue(queues, clock));
    }

    /// What a client does; empty when the process ended before it answered.
    Optional<Task> submit(Life life, SubmitRequest request, Optional<String> key) {
        var useCase =
                new SubmitTask(
                        new Models(config, ModelCatalogue.standard()),
                        submissions(life),
                        owned(life),
                        new Pinning(
                                new FakeUploadSlots(bucket, BUCKET),
                                new FakeInputObjects(bucket),
                                BUCKET),
                        new Dispatch(queue(life), objects(life)),
                        clock,
                        random);
        try {
            return ApiDriver.submit(useCase, OWNER, request, key);
        } catch (ProcessEnded _) {
            return Optional.empty();
        }
    }

    /// Cancels or erases.
    void withdraw(Life life, TaskId id) {
        try {
            ApiDriver.withdraw(new WithdrawTask(owned(life), objects(life), clock), OWNER, id);
        } catch (ProcessEnded _) {
            return;
        }
    }

    /// A visible message, hidden by this.
    Optional<QueueMemory.Delivery> receive() {
        return queues.receive(LANE, VISIBILITY, now);
    }

    /// One invocation of the worker with one message, if there is one.
    void work(Life life) {
        receive().ifPresent(delivery -> work(life, delivery));
    }

    void work(Life life, QueueMemory.Delivery delivery) {
        var deadline = new Deadline(now.plus(FUNCTION));
        try {
            switch (worker(life).settle(delivery, now, deadline)) {
                case ACKNOWLEDGED -> {
                    if (!life.isOver()) {
                        queues.delete(LANE, delivery.receipt());
                    }
                }
                case RETURNED -> {}
            }
        } catch (ProcessEnded _) {
            return;
        }
    }

    private WorkerDriver worker(Life life) {
        var lane = config.lane(LANE).orElseThrow();
        return new WorkerDriver(
                new WorkerPorts(
                        submissions(life),
                        life.share(Attempts.class, attemptsFilter.apply(stores.attempts())),
                        deadLetters(life),
                        new FakeInputObjects(bucket),
                        objects(life),
                        life.share(BedrockGateway.class, gateway)),
                new WorkerSettings(config, lane, BUCKET, ModelCatalogue.standard()),
                queue(life),
                clock,
                random);
    }

    /// The scheduled upkeep.
    void sweep(Life life) {
        try {
            new SweepTasks(
                            life.share(OpenTasks.class, stores.open()),
                            owned(life),
                            deadLetters(life),
                            new FakeDeadLetterQueue(queues),
                            List.of(LANE),
                            clock,
                            random)
                    .sweep(now.plus(FUNCTION));
        } catch (ProcessEnded _) {
            return;
        }
    }

    /// An operator redrives the first dead letter.
    void redrive(Life life) {
        var letter = queues.all(DEAD).stream().findFirst();
        letter.ifPresent(found -> redrive(life, found));
    }

    private void redrive(Life life, QueueMemory.Delivery letter) {
        Runnable delete = () -> queues.delete(DEAD, letter.receipt());
        try {
            new Redrive(deadLetters(life), queue(life), clock)
                    .redrive(parse(letter.body()), life.share(Runnable.class, delete));
        } catch (ProcessEnded _) {
            return;
        }
    }

    /// An operator moves all dead letters in the console.
    void moveAll() {
        queues.move(DEAD, LANE, now);
    }

    /// SQS delivers a message a second time: what is hidden is seen again.
    void duplicate() {
        queues.all(LANE).stream()
                .findFirst()
                .ifPresent(message -> queues.hide(LANE, message.receipt(), now));
    }

    /// SQS gives a message up and moves it by itself.
    void giveUp() {
        queues.all(LANE).stream()
                .findFirst()
                .ifPresent(message -> {
                    queues.add(DEAD, message.body(), message.attributes(), now);
                    queues.delete(LANE, message.receipt());
                });
    }

    /// Workers that do not die, until the queue is empty.
    void drain() {
        drainFor(200);
    }

    void drainFor(int turns) {
        for (var turn = 0; !queues.all(LANE).isEmpty(); turn++) {
            if (turn > turns) {
                throw new IllegalStateException("the queue never empties: " + queues.all(LANE));
            }
            var next = queues.nextVisible(LANE).orElseThrow();
            now = next.isAfter(now) ? next : now;
            work(Life.endless());
        }
    }

    /// A service that may send to the queue does so.
    void send(TaskMessage message) {
        new FakeTaskQueue(queues, clock).send(message);
    }

    Task task(TaskId id) {
        return records.find(id).orElseThrow();
    }

    /// Reads what lies in a queue.
    static TaskMessage parse(String body) {
        try {
            return Json.mapper().readValue(body, TaskMessage.class);
        } catch (JsonProcessingException broken) {
            throw new IllegalArgumentException(broken);
        }
    }
}
