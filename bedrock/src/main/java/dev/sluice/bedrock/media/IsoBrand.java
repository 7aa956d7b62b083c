package dev.sluice.bedrock.media;

/// Names the ISO base media files that turn up among pictures, by their brands.
final class IsoBrand {

    private IsoBrand() {}

    static String of(Prefix bytes) {
        long box = bytes.u32be(0);
        var brands = bytes.latin1(8, (int) Math.clamp(box, 12, 256));
        if (brands.startsWith("avi") || brands.contains("avif") || brands.contains("avis")) {
            return "AVIF";
        }
        if (brands.startsWith("hei")
                || brands.startsWith("hev")
                || brands.startsWith("mif1")
                || brands.startsWith("msf1")) {
            return "HEIC";
        }
        return "MP4 or QuickTime";
    }
}
