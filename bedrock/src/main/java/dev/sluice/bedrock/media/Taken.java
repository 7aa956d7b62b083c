package dev.sluice.bedrock.media;

/// What is taken, in words.
final class Taken {

    private static final String LIST =
            "png, jpeg, gif, webp, pdf, docx, xlsx, doc, xls, and text of any kind";

    private Taken() {}

    static String insteadOf(String found) {
        return "is " + found + "; taken are " + LIST;
    }
}
