package dev.sluice.bedrock.media;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The first bytes of a file and how long the file is.
@SuppressWarnings("ArrayRecordComponent")
record Prefix(byte[] head, long size) {

    boolean whole() {
        return head.length >= size;
    }

    boolean startsWith(int... expected) {
        if (head.length < expected.length) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if ((head[i] & 0xFF) != expected[i]) {
                return false;
            }
        }
        return true;
    }

    boolean startsWith(String ascii) {
        return hasAt(0, ascii);
    }

    boolean hasAt(int offset, String ascii) {
        var expected = ascii.getBytes(StandardCharsets.ISO_8859_1);
        int end = offset + expected.length;
        return offset >= 0
                && end <= head.length
                && Arrays.equals(head, offset, end, expected, 0, expected.length);
    }

    boolean contains(String ascii, int within) {
        int last = Math.min(within, head.length) - ascii.length();
        for (int i = 0; i <= last; i++) {
            if (hasAt(i, ascii)) {
                return true;
            }
        }
        return false;
    }

    String latin1(int from, int to) {
        int end = Math.min(to, head.length);
        return from >= end ? "" : new String(head, from, end - from, StandardCharsets.ISO_8859_1);
    }

    int u8(long at) {
        return at >= 0 && at < head.length ? head[(int) at] & 0xFF : -1;
    }

    int u16le(long at) {
        return at >= 0 && at + 2 <= head.length ? u8(at) | u8(at + 1) << 8 : -1;
    }

    long u32le(long at) {
        return at >= 0 && at + 4 <= head.length
                ? (u16le(at) | (long) u16le(at + 2) << 16) & 0xFFFFFFFFL
                : -1;
    }

    int u16be(long at) {
        return at >= 0 && at + 2 <= head.length ? u8(at) << 8 | u8(at + 1) : -1;
    }

    long u32be(long at) {
        return at >= 0 && at + 4 <= head.length ? (long) u16be(at) << 16 | u16be(at + 2) : -1;
    }
}
