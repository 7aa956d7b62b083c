package dev.sluice.loadtest.input;

import dev.sluice.loadtest.scenario.DocumentShape;
import dev.sluice.loadtest.scenario.ImageShape;
import dev.sluice.loadtest.scenario.InputShape;
import dev.sluice.loadtest.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/// The inputs of a scenario's requests: the same for the same seed, each unlike the others.
/// Thread-safe.
public final class Inputs {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final String SENTENCE = " Describe what you see, in plain words.";

    private final Scenario scenario;
    private final ConcurrentHashMap<Record, FileMould> moulds = new ConcurrentHashMap<>();

    /// Makes nothing yet.
    public Inputs(Scenario scenario) {
        this.scenario = scenario;
    }

    /// Which kind a request is.
    public InputShape shape(int request) {
        var shapes = scenario.inputs();
        var all = shapes.stream().mapToInt(InputShape::weight).sum();
        var pick = new SplittableRandom(scenario.seed() + GOLDEN * request).nextInt(all);
        for (var shape : shapes) {
            pick -= shape.weight();
            if (pick < 0) {
                return shape;
            }
        }
        return shapes.getLast();
    }

    /// A request's content, made now.
    public Payload payload(int request) {
        var shape = shape(request);
        var files = new ArrayList<GeneratedFile>();
        shape.images().ifPresent(images -> addImages(files, images, request));
        shape.documents().ifPresent(documents -> addDocuments(files, documents, request));
        return new Payload(request, shape, prompt(shape, request), files);
    }

    private void addImages(List<GeneratedFile> files, ImageShape shape, int request) {
        var kind =
                switch (shape.format()) {
                    case PNG -> GeneratedFile.Kind.PNG;
                    case JPEG -> GeneratedFile.Kind.JPEG;
                };
        var mould = moulds.computeIfAbsent(shape, _ -> mould(shape));
        add(files, kind, mould, shape.count(), request);
    }

    private void addDocuments(List<GeneratedFile> files, DocumentShape shape, int request) {
        var mould = moulds.computeIfAbsent(shape, _ -> new PdfMould(shape.pages(), shape.bytes()));
        add(files, GeneratedFile.Kind.PDF, mould, shape.count(), request);
    }

    private void add(
            List<GeneratedFile> files,
            GeneratedFile.Kind kind,
            FileMould mould,
            int count,
            int request) {
        for (int index = 0; index < count; index++) {
            var stamp = new Stamp(scenario.seed(), request, files.size());
            files.add(new GeneratedFile(kind, mould.cast(stamp)));
        }
    }

    private static FileMould mould(ImageShape shape) {
        return switch (shape.format()) {
            case PNG -> new PngMould(shape.width(), shape.height(), shape.bytes());
            case JPEG -> new JpegMould(shape.width(), shape.height(), shape.bytes());
        };
    }

    private String prompt(InputShape shape, int request) {
        var text = new StringBuilder("Request " + scenario.seed() + "/" + request + ".");
        while (text.length() < shape.textBytes()) {
            text.append(SENTENCE);
        }
        return text.toString();
    }
}
