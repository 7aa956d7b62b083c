package dev.sluice.functions.scenario;

import dev.sluice.functions.queue.QueueMemory;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/// A worker that moves from one effect to the next only when told to, so that a test decides how
/// two of them interleave. At any moment either the test runs or one worker.
final class SteppedWorker {

    private final World world;
    private @Nullable SteppedLife life;

    SteppedWorker(World world) {
        this.world = world;
    }

    /// Lets it have its next effect; an idle one takes a message first, if there is one.
    void step() {
        var running = life;
        if (running == null || running.isDone()) {
            world.receive().ifPresent(this::begin);
        } else {
            running.grant();
        }
    }

    private void begin(QueueMemory.Delivery delivery) {
        var fresh = new SteppedLife();
        life = fresh;
        Thread.ofVirtual()
                .start(() -> {
                    try {
                        world.work(fresh, delivery);
                    } finally {
                        fresh.finish();
                    }
                });
        fresh.awaitRest();
    }

    /// The process ends where it stands.
    void kill() {
        Optional.ofNullable(life)
                .filter(running -> !running.isDone())
                .ifPresent(running -> {
                    running.end();
                    running.grant();
                });
    }

    /// Lets it finish what it has begun.
    void finish() {
        while (life != null && !life.isDone()) {
            life.grant();
        }
    }

    /// A life that waits before each effect.
    private static final class SteppedLife extends Life {

        private final Semaphore granted = new Semaphore(0);
        private final Semaphore atRest = new Semaphore(0);
        private volatile boolean done;

        SteppedLife() {
            super(Integer.MAX_VALUE);
        }

        @Override
        void beforeEffect() {
            atRest.release();
            granted.acquireUninterruptibly();
        }

        void grant() {
            granted.release();
            awaitRest();
        }

        void awaitRest() {
            atRest.acquireUninterruptibly();
        }

        void finish() {
            done = true;
            atRest.release();
        }

        boolean isDone() {
            return done;
        }
    }
}
