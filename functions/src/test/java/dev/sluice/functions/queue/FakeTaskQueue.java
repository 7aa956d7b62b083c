package dev.sluice.functions.queue;

import dev.sluice.model.Json;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;

/// [TaskQueue] in memory: queue `lane`, dead letters in `lane-dead`.
public record FakeTaskQueue(QueueMemory memory, InstantSource clock) implements TaskQueue {

    /// The dead-letter queue of a lane.
    public static String deadLettersOf(String lane) {
        return lane + "-dead";
    }

    @Override
    public void send(TaskMessage message) {
        memory.add(message.lane(), Json.write(message), Map.of(), clock.instant());
    }

    @Override
    public void hide(
            String lane, String receiptHandle, Duration delay, Instant receivedAt, Instant now) {
        var seconds = HideTime.seconds(delay, receivedAt, now);
        memory.hide(lane, receiptHandle, now.plusSeconds(seconds));
    }

    @Override
    public void deadLetter(TaskMessage message, TaskError error, Instant now) {
        deadLetterRaw(message.lane(), Json.write(message), error, now);
    }

    @Override
    public void deadLetterRaw(String lane, String body, TaskError error, Instant now) {
        memory.add(
                deadLettersOf(lane),
                body,
                Map.of(
                        DeadLetterAttributes.CODE,
                        error.code().code(),
                        DeadLetterAttributes.FAILED_AT,
                        now.toString(),
                        DeadLetterAttributes.LANE,
                        lane),
                now);
    }
}
