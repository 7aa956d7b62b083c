package dev.sluice.local.function;

import java.time.Instant;
import java.util.UUID;
import java.util.random.RandomGenerator;

/// Makes the ids that come with an invocation.
record RequestIds(RandomGenerator random) {

    String requestId() {
        return new UUID(
                        (random.nextLong() & ~0xF000L) | 0x4000L,
                        (random.nextLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L)
                .toString();
    }

    String traceId(Instant now) {
        return "Root=1-%08x-%016x%08x;Parent=%016x;Sampled=0"
                .formatted(
                        now.getEpochSecond(),
                        random.nextLong(),
                        random.nextInt(),
                        random.nextLong());
    }
}
