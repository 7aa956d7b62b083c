package dev.sluice.local.simulator.ledger;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// The first bytes of a file that may still grow.
final class FirstBytes extends FilterInputStream {
    private long left;

    FirstBytes(InputStream in, long length) {
        super(in);
        this.left = length;
    }

    @Override
    public int read() throws IOException {
        var one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (left <= 0) {
            return -1;
        }
        var count = in.read(buffer, offset, (int) Math.min(length, left));
        left -= Math.max(count, 0);
        return count;
    }
}
