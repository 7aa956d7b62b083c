package dev.sluice.bedrock.media;

import dev.sluice.bedrock.model.PixelSize;

/// Walks a JPEG's segments up to its frame header.
final class JpegHeader {

    private static final int START_OF_SCAN = 0xDA;

    private JpegHeader() {}

    static PixelSize size(Prefix bytes) {
        int at = 2;
        while (bytes.u8(at) == 0xFF) {
            int marker = bytes.u8(at + 1);
            if (marker == 0xFF) {
                at++;
            } else if (isFrame(marker)) {
                return new PixelSize(bytes.u16be(at + 7), bytes.u16be(at + 5));
            } else if (marker == START_OF_SCAN) {
                return PixelSize.NONE;
            } else if (standsAlone(marker)) {
                at += 2;
            } else {
                int length = bytes.u16be(at + 2);
                if (length < 2) {
                    return PixelSize.NONE;
                }
                at += 2 + length;
            }
        }
        return PixelSize.NONE;
    }

    /// SOF0 to SOF15, but for the three codes among them that mean tables.
    private static boolean isFrame(int marker) {
        return marker >= 0xC0
                && marker <= 0xCF
                && marker != 0xC4
                && marker != 0xC8
                && marker != 0xCC;
    }

    private static boolean standsAlone(int marker) {
        return marker == 0x01 || marker >= 0xD0 && marker <= 0xD8;
    }
}
