package dev.sluice.local.simulator.check;

/// How long bytes are in base64.
final class Base64Size {

    private Base64Size() {}

    static long of(long bytes) {
        return 4 * Math.ceilDiv(bytes, 3L);
    }
}
