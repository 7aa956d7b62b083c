package dev.sluice.functions.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.Samples;
import dev.sluice.model.Json;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every [TaskQueue] and [DeadLetterQueue] does, on a lane `image` whose queues are empty.
public abstract class TaskQueueContract {

    private static final String LANE = "image";

    protected abstract TaskQueue queue();

    protected abstract DeadLetterQueue deadLetterQueue();

    /// Empties both queues.
    protected abstract void clear();

    /// A visible message of the lane's queue, which is hidden for a minute by this.
    protected abstract Optional<QueueMemory.Delivery> receive(String lane);

    /// A visible message of the lane's dead-letter queue, which is hidden for a minute by this.
    protected abstract Optional<QueueMemory.Delivery> receiveDeadLetter(String lane);

    /// Puts a body into the lane's dead-letter queue, as SQS itself does.
    protected abstract void move(String lane, String body);

    /// The time that the queue goes by.
    protected abstract Instant now();

    @BeforeEach
    void begin() {
        clear();
    }

    @Test
    void sentMessage_isReceivedAsItWas() {
        var message = Samples.message(Samples.text(Samples.id(), Samples.owner()));
        queue().send(message);
        var received = receive(LANE).orElseThrow();
        assertThat(received.body()).isEqualTo(Json.write(message));
        assertThat(received.receives()).isOne();
        assertThat(receive(LANE)).isEmpty();
    }

    @Test
    void hiddenForNoTime_isVisibleAtOnce() {
        queue().send(Samples.message(Samples.text(Samples.id(), Samples.owner())));
        var received = receive(LANE).orElseThrow();
        queue().hide(LANE, received.receipt(), Duration.ZERO, now(), now());
        assertThat(receive(LANE).orElseThrow().receives()).isEqualTo(2);
    }

    @Test
    void hiddenForLongerThanAllowed_isHiddenAsLongAsPossible() {
        queue().send(Samples.message(Samples.text(Samples.id(), Samples.owner())));
        var received = receive(LANE).orElseThrow();
        queue().hide(LANE, received.receipt(), Duration.ofDays(2), now(), now());
        assertThat(receive(LANE)).isEmpty();
    }

    @Test
    void deadLetter_carriesItsReason() {
        var message = Samples.message(Samples.text(Samples.id(), Samples.owner()));
        queue().deadLetter(message.withGeneration(1), Samples.CONFIG_FAULT, Samples.NOW);
        var letter = receiveDeadLetter(LANE).orElseThrow();
        assertThat(letter.body()).isEqualTo(Json.write(message.withGeneration(1)));
        assertThat(letter.attributes())
                .containsEntry("code", "config_fault")
                .containsEntry("failedAt", Samples.NOW.toString())
                .containsEntry("lane", LANE);
    }

    @Test
    void rawDeadLetter_isTheBodyAsItCame() {
        queue().deadLetterRaw(LANE, "{not json", Samples.CONFIG_FAULT, Samples.NOW);
        var letter = receiveDeadLetter(LANE).orElseThrow();
        assertThat(letter.body()).isEqualTo("{not json");
        assertThat(letter.attributes()).containsEntry("code", "config_fault");
    }

    @Test
    void f61_onlyWhatTheQueueMovedItself_isSeenAsMoved() {
        queue().deadLetterRaw(LANE, "ours", Samples.CONFIG_FAULT, Samples.NOW);
        move(LANE, "moved by the queue");
        assertThat(deadLetterQueue().movedBodies(LANE, 10)).containsExactly("moved by the queue");
    }

    @Test
    void emptyDeadLetterQueue_hasNothingMoved() {
        assertThat(deadLetterQueue().movedBodies(LANE, 10)).isEmpty();
    }
}
