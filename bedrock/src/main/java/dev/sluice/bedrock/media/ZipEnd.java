package dev.sluice.bedrock.media;

/// The record at the end of every ZIP, without which it cannot be read.
final class ZipEnd {

    private static final int RECORD = 22;
    private static final int LONGEST_COMMENT = 65_535;

    private ZipEnd() {}

    static boolean isIn(byte[] bytes) {
        int first = Math.max(0, bytes.length - RECORD - LONGEST_COMMENT);
        for (int at = bytes.length - RECORD; at >= first; at--) {
            if (bytes[at] == 'P'
                    && bytes[at + 1] == 'K'
                    && bytes[at + 2] == 5
                    && bytes[at + 3] == 6) {
                return true;
            }
        }
        return false;
    }
}
