package dev.sluice.cli.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Draws the sample files anew: `MakeSamples DIR`. How to run it stands in `samples/README.md`.
final class MakeSamples {
    private MakeSamples() {}

    public static void main(String[] args) throws IOException {
        System.setProperty("java.awt.headless", "true");
        var folder = Files.createDirectories(Path.of(args[0]));
        LakeScene.draw().jpeg(folder.resolve("lake-cabin.jpg"), 0.82f);
        MugShot.front().jpeg(folder.resolve("mug-front.jpg"), 0.85f);
        MugShot.handleSide().jpeg(folder.resolve("mug-handle.jpg"), 0.85f);
        MugShot.above().jpeg(folder.resolve("mug-above.jpg"), 0.85f);
        ShopPage.draw().png(folder.resolve("shop-page.png"));
        Poster.draw().png(folder.resolve("flea-market.png"));
        InvoicePdf.write(folder.resolve("invoice.pdf"));
        ContractDocx.write(folder.resolve("lease.docx"));
    }
}
