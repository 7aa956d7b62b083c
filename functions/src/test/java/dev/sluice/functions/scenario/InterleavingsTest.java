package dev.sluice.functions.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.Task;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;

/// Two workers, step by step in any order, while messages are duplicated, leases lapse, a process
/// dies, dead letters are redriven and moved, the sweep runs and the owner erases. Whatever
/// happens, no task is lost and a completed one stays as it is.
class InterleavingsTest {

    private static final Optional<String> KEY = Optional.of("order-17");
    private static final TaskId ID = TaskId.derived(World.OWNER, "order-17");
    private static final SubmitRequest REQUEST =
            new SubmitRequest(
                    null, "Why?", null, null, null, null, null, null, null, Map.of(), null);

    /// What may happen next.
    enum Event {
        A,
        B,
        A_DIES,
        SECONDS,
        LEASE_ENDS,
        HOURS,
        DUPLICATE,
        SUBMIT_AGAIN,
        GIVE_UP,
        SWEEP,
        REDRIVE,
        REDRIVE_CUT_SHORT,
        CONSOLE,
        WITHDRAW
    }

    @Property(tries = 4000, shrinking = ShrinkingMode.BOUNDED)
    void noTaskIsLost_andCompletedIsStable(
            @ForAll @Size(max = 60) List<Event> events,
            @ForAll @Size(max = 4) List<ScriptedGateway.Reply> replies) {
        new Story(replies).tell(events).end();
    }

    @Property(tries = 2000, shrinking = ShrinkingMode.BOUNDED)
    void withoutAnOwnerWhoWithdraws_everyTaskEnds(
            @ForAll @Size(max = 80) List<Step> steps,
            @ForAll @Size(max = 3) List<ScriptedGateway.Reply> replies) {
        new Story(replies).tell(steps.stream().map(step -> step.event).toList()).end();
    }

    /// The events that make two runs meet, more often than chance would.
    enum Step {
        A1(Event.A),
        A2(Event.A),
        A3(Event.A),
        B1(Event.B),
        B2(Event.B),
        B3(Event.B),
        LEASE(Event.LEASE_ENDS),
        TWICE(Event.DUPLICATE),
        DIES(Event.A_DIES),
        REDRIVE(Event.REDRIVE),
        CONSOLE(Event.CONSOLE);

        private final Event event;

        Step(Event event) {
            this.event = event;
        }
    }

    /// One run of the world.
    private static final class Story {

        private final World world = new World();
        private final SteppedWorker a = new SteppedWorker(world);
        private final SteppedWorker b = new SteppedWorker(world);
        private @Nullable TaskResult answer;
        private boolean withdrawn;

        Story(List<ScriptedGateway.Reply> replies) {
            replies.forEach(world.gateway::then);
            assertThat(world.submit(Life.endless(), REQUEST, KEY)).isPresent();
        }

        Story tell(List<Event> events) {
            for (var event : events) {
                happen(event);
                assertCompletedIsStable();
            }
            return this;
        }

        private void happen(Event event) {
            switch (event) {
                case A -> a.step();
                case B -> b.step();
                case A_DIES -> a.kill();
                case SECONDS -> world.pass(Duration.ofSeconds(30));
                case LEASE_ENDS -> world.pass(Duration.ofSeconds(125));
                case HOURS -> world.pass(Duration.ofHours(3));
                case DUPLICATE -> world.duplicate();
                case SUBMIT_AGAIN -> world.submit(Life.endless(), REQUEST, KEY);
                case GIVE_UP -> world.giveUp();
                case SWEEP -> world.sweep(Life.endless());
                case REDRIVE -> world.redrive(Life.endless());
                case REDRIVE_CUT_SHORT -> world.redrive(new Life(2));
                case CONSOLE -> world.moveAll();
                case WITHDRAW -> {
                    withdrawn = true;
                    world.withdraw(Life.endless(), ID);
                }
            }
        }

        private void assertCompletedIsStable() {
            var task = world.task(ID);
            if (answer != null) {
                assertThat(task.status()).isIn(TaskStatus.COMPLETED, TaskStatus.ERASED);
                assertThat(task.status() == TaskStatus.ERASED || answer.equals(task.result()))
                        .isTrue();
            } else if (task.status() == TaskStatus.COMPLETED) {
                answer = task.result();
            }
        }

        /// Everybody finishes, operators redrive what is left, and the queues run empty.
        void end() {
            a.finish();
            b.finish();
            assertCompletedIsStable();
            for (var round = 0; round < 8; round++) {
                world.drain();
                assertNotStranded(world.task(ID));
                world.sweep(Life.endless());
                while (!world.queues.all(World.DEAD).isEmpty()) {
                    world.redrive(Life.endless());
                }
            }
            world.drain();
            assertCompletedIsStable();
            assertEnded(world.task(ID));
        }

        /// With an empty queue an open task has no message any more, but perhaps a dead letter.
        private void assertNotStranded(Task task) {
            assertThat(task.status().isOpen() && world.queues.all(World.DEAD).isEmpty())
                    .as("%s without any message", task)
                    .isFalse();
        }

        private void assertEnded(Task task) {
            assertThat(task.status().isOpen()).as("%s", task).isFalse();
            if (task.status() == TaskStatus.FAILED) {
                assertThat(task.deadLetter()).as("only what its owner did wrong stays").isNull();
            }
            if (task.status() == TaskStatus.CANCELLED || task.status() == TaskStatus.ERASED) {
                assertThat(withdrawn).isTrue();
            }
        }
    }
}
