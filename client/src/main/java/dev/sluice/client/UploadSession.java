package dev.sluice.client;

import dev.sluice.model.TaskId;
import dev.sluice.model.UploadAnswer;
import dev.sluice.model.UploadRequest;
import dev.sluice.model.UploadSlot;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/// The URLs of one task's files, renewed for all of them at once when they run out.
final class UploadSession {
    private static final Duration TOO_LATE_TO_START = Duration.ofSeconds(10);
    private final Api api;
    private final InstantSource time;
    private final TaskId taskId;
    private final ReentrantLock renewing = new ReentrantLock();
    private final Map<Integer, UploadSlot> slots = new HashMap<>();
    private Instant expiresAt;

    UploadSession(Api api, InstantSource time, UploadAnswer issued) {
        this.api = api;
        this.time = time;
        this.taskId = issued.taskId();
        this.expiresAt = issued.expiresAt();
        issued.files().forEach(slot -> slots.put(slot.index(), slot));
    }

    /// A URL worth trying; empty when the service says that the slot is filled.
    Optional<UploadSlot> slot(int index) throws InterruptedException {
        renewing.lockInterruptibly();
        try {
            if (!time.instant().isBefore(expiresAt.minus(TOO_LATE_TO_START))) {
                renew();
            }
            return Optional.ofNullable(slots.get(index));
        } finally {
            renewing.unlock();
        }
    }

    /// Another URL for a slot whose URL was refused; empty when the slot is filled by now.
    Optional<UploadSlot> insteadOf(UploadSlot refused) throws InterruptedException {
        renewing.lockInterruptibly();
        try {
            if (refused.equals(slots.get(refused.index()))) {
                renew();
            }
            return Optional.ofNullable(slots.get(refused.index()));
        } finally {
            renewing.unlock();
        }
    }

    private void renew() throws InterruptedException {
        var issued = api.upload(new UploadRequest(null, null, taskId));
        slots.clear();
        issued.files().forEach(slot -> slots.put(slot.index(), slot));
        expiresAt = issued.expiresAt();
    }
}
