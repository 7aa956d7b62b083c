package dev.sluice.functions.upkeep;

import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.functions.task.DeadLetters;
import dev.sluice.functions.task.RedriveOutcome;
import dev.sluice.model.TaskMessage;
import java.time.InstantSource;

/// Sends one dead letter back to its lane. Record, then message, then the dead letter: whatever a
/// crash leaves undone, the same redrive does when it meets the letter again. Thread-safe.
public final class Redrive {

    private final DeadLetters deadLetters;
    private final TaskQueue queue;
    private final InstantSource clock;

    /// Puts the collaborators in place.
    public Redrive(DeadLetters deadLetters, TaskQueue queue, InstantSource clock) {
        this.deadLetters = deadLetters;
        this.queue = queue;
        this.clock = clock;
    }

    /// Redrives.
    ///
    /// @param message the letter's body
    /// @param delete takes the letter out of its queue; called last
    public Redriven redrive(TaskMessage message, Runnable delete) {
        var redriven =
                switch (deadLetters.redrive(message, clock.instant())) {
                    case RedriveOutcome.Send _, RedriveOutcome.SendUnregistered _ -> {
                        queue.send(message);
                        yield new Redriven.Sent();
                    }
                    case RedriveOutcome.Drop _ -> new Redriven.Dropped();
                };
        delete.run();
        return redriven;
    }
}
