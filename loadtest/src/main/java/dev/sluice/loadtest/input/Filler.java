package dev.sluice.loadtest.input;

/// Bytes that only fill: letters, so that no format's end can stand among them.
final class Filler {

    private Filler() {}

    static byte[] of(int length) {
        var filler = new byte[Math.max(0, length)];
        int state = 1;
        for (int index = 0; index < filler.length; index++) {
            state = state * 1_103_515_245 + 12_345;
            filler[index] = (byte) ('a' + (state >>> 16) % 16);
        }
        return filler;
    }
}
