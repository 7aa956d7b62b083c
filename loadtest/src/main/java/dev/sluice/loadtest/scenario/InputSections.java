package dev.sluice.loadtest.scenario;

import java.util.List;

/// Reads what requests consist of.
final class InputSections {
    private static final int MEGABYTE = 1 << 20;

    private InputSections() {}

    /// A short text alone, when the file says nothing.
    static List<InputShape> inputs(ScenarioNode root) {
        var inputs = root.elements("inputs").stream().map(InputSections::input).toList();
        return inputs.isEmpty() ? List.of(InputShape.TEXT) : inputs;
    }

    private static InputShape input(ScenarioNode node) {
        node.only("weight", "lane", "textBytes", "images", "documents");
        return new InputShape(
                node.count("weight", 1, 1000, 1),
                node.text("lane"),
                node.bytes("textBytes", MEGABYTE, 200),
                node.section("images", InputSections::images),
                node.section("documents", InputSections::documents));
    }

    private static ImageShape images(ScenarioNode node) {
        node.only("count", "format", "width", "height", "bytes");
        return new ImageShape(
                node.count("count", 1, 1000, 1),
                node.oneOf("format", ImageShape.Format.class, ImageShape.Format.JPEG),
                node.count("width", 1, 8000, 512),
                node.count("height", 1, 8000, 512),
                node.bytes("bytes", 25 * MEGABYTE, 0));
    }

    private static DocumentShape documents(ScenarioNode node) {
        node.only("count", "pages", "bytes");
        return new DocumentShape(
                node.count("count", 1, 5, 1),
                node.count("pages", 1, 1000, 1),
                node.bytes("bytes", 25 * MEGABYTE, 0));
    }
}
