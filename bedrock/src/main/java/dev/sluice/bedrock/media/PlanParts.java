package dev.sluice.bedrock.media;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.ContentPart.DocumentPart;
import dev.sluice.bedrock.ContentPart.ImagePart;
import dev.sluice.bedrock.ContentPart.TextPart;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.bedrock.media.FileInspection.Paper;
import dev.sluice.bedrock.media.FileInspection.Partial;
import dev.sluice.bedrock.media.FileInspection.Picture;
import dev.sluice.bedrock.media.FileInspection.Unfit;
import dev.sluice.bedrock.media.FileInspection.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Turns inspected files into parts.
final class PlanParts {

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\"<>]+");
    private static final int LONGEST_LABEL = 200;

    private PlanParts() {}

    static List<ContentPart> of(List<FileInspection> files, String prompt) {
        var names = documentNames(files).iterator();
        var parts = new ArrayList<ContentPart>(files.size() + 1);
        for (var file : files) {
            switch (file) {
                case Picture picture ->
                        parts.add(new ImagePart(picture.format(), source(picture.file())));
                case Paper paper ->
                        parts.add(
                                new DocumentPart(
                                        names.next(), paper.format(), source(paper.file())));
                case Writing writing -> parts.add(labelled(writing));
                case Unfit _, Partial _ ->
                        throw new IllegalArgumentException("not a file to be sent: " + file);
            }
        }
        parts.add(new TextPart(prompt));
        return parts;
    }

    private static List<String> documentNames(List<FileInspection> files) {
        return DocumentNames.unique(
                files.stream()
                        .filter(Paper.class::isInstance)
                        .map(file -> ((Paper) file).file().name())
                        .toList());
    }

    private static TextPart labelled(Writing writing) {
        var name = UNPRINTABLE.matcher(writing.file().name()).replaceAll(" ").strip();
        var label = name.substring(0, Math.min(name.length(), LONGEST_LABEL));
        return new TextPart(
                "<file index=\"%d\" name=\"%s\">\n%s\n</file>"
                        .formatted(writing.index(), label, writing.text()));
    }

    private static MediaSource source(InputFile file) {
        return switch (file.content()) {
            case InputContent.Whole whole -> new MediaSource.Bytes(whole.bytes());
            case InputContent.Referenced referenced -> new MediaSource.S3(referenced.uri());
        };
    }
}
