package dev.sluice.functions.scenario;

import static dev.sluice.functions.scenario.ScriptedGateway.Reply.ANSWER;
import static dev.sluice.functions.scenario.ScriptedGateway.Reply.THROTTLE;
import static dev.sluice.functions.scenario.Tasks.ID;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.TaskStatus;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// A run that was taken its task away after it had paid for the answer.
class LostRaceTest {

    private final World world = new World();
    private final SteppedWorker slow = new SteppedWorker(world);

    /// A slow run holds a paid answer, its lease has ended, and its message is seen again.
    private void paidAndOvertaken() {
        world.send(Tasks.direct());
        for (var effect = 0; effect < 5; effect++) {
            slow.step();
        }
        assertThat(world.gateway.paid()).isOne();
        world.pass(Duration.ofMinutes(3));
    }

    @Test
    void paidAnswer_isAdoptedAfterTheOtherRunWasDeferred() {
        world.gateway.then(ANSWER).then(THROTTLE);
        paidAndOvertaken();
        world.work(Life.endless());
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.QUEUED);
        slow.finish();
        assertThat(world.queues.all(World.LANE)).as("not acknowledged").hasSize(1);
        world.drain();
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(world.gateway.paid()).isOne();
        assertThat(world.gateway.requests()).hasSize(2);
    }

    @Test
    void paidAnswer_doesNotReplaceTheOneThatWasWritten() {
        paidAndOvertaken();
        world.work(Life.endless());
        var before = world.task(ID);
        assertThat(before.status()).isEqualTo(TaskStatus.COMPLETED);
        slow.finish();
        assertThat(world.task(ID)).isEqualTo(before);
        assertThat(world.queues.all(World.LANE)).isEmpty();
    }

    @Test
    void paidAnswer_ofACancelledTask_isDropped() {
        paidAndOvertaken();
        world.withdraw(Life.endless(), ID);
        slow.finish();
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.CANCELLED);
        assertThat(world.task(ID).result()).isNull();
    }
}
