package dev.sluice.functions.api;

import dev.sluice.bedrock.media.ContentTypes;
import dev.sluice.bedrock.media.DeclaredFiles;
import dev.sluice.bedrock.media.MediaKind;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FileDeclaration;
import dev.sluice.model.config.LaneConfig;
import dev.sluice.model.config.ModelConfig;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What can be told about files by their declarations alone.
record FileRules(Models models) {

    /// The most files of one task, whatever the model: a task's record has to hold their names.
    static final int MAX_FILES = 1000;

    /// The longest name in characters.
    static final int MAX_NAME = 255;

    /// UTF-8 bytes of all names and types of a task, which share its record with the answer.
    static final long MAX_LABEL_BYTES = 200_000;

    private static final Pattern MEDIA_TYPE =
            Pattern.compile("[\\w!#$&^.+-]+/[\\w!#$&^.+*-]+(\\s*;[\\x20-\\x7E]*)?");

    /// The form of each declaration.
    void form(List<FileDeclaration> files, Complaints complaints) {
        if (files.isEmpty()) {
            complaints.invalid("files", "must list at least one file");
        }
        if (files.size() > MAX_FILES) {
            complaints.add(
                    ErrorCode.TOO_MANY_FILES,
                    "files",
                    files.size() + " files; a task has at most " + MAX_FILES);
        }
        var labels = files.stream().mapToLong(FileRules::labelBytes).sum();
        if (labels > MAX_LABEL_BYTES) {
            complaints.add(
                    ErrorCode.TOO_LARGE,
                    "files",
                    labels + " bytes of names and types in UTF-8; at most " + MAX_LABEL_BYTES);
        }
        for (int index = 0; index < files.size(); index++) {
            form("files[" + index + "]", files.get(index), complaints);
        }
    }

    private static long labelBytes(FileDeclaration file) {
        return Stream.of(file.name(), file.contentType())
                .filter(Objects::nonNull)
                .mapToLong(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .sum();
    }

    private static void form(String path, FileDeclaration file, Complaints complaints) {
        var name = file.name();
        if (name != null && name.length() > MAX_NAME) {
            complaints.invalid(path + ".name", name.length() + " characters; at most " + MAX_NAME);
        }
        var type = file.contentType();
        if (type == null || type.length() > MAX_NAME || !MEDIA_TYPE.matcher(type).matches()) {
            complaints.invalid(
                    path + ".contentType",
                    (type == null ? "it" : JsonFields.show(type))
                            + " must be a media type, as image/png");
        }
        var size = file.size();
        if (size == null || size < 0) {
            complaints.invalid(
                    path + ".size",
                    (size == null ? "it" : size) + " must be a number of bytes, at least 1");
        } else if (size == 0) {
            complaints.add(ErrorCode.EMPTY_FILE, path + ".size", "0; a file has at least 1 byte");
        }
    }

    /// The model's own limits.
    ///
    /// @param field what a declaration's `files[n]` is called in this request
    void limits(
            ModelConfig model,
            List<FileDeclaration> files,
            UnaryOperator<String> field,
            Complaints complaints) {
        models.profile(model)
                .map(profile ->
                        DeclaredFiles.check(profile, Models.delivery(model, profile), files))
                .orElse(List.of())
                .forEach(finding ->
                        complaints.add(
                                finding.code(),
                                field.apply(finding.problem().field()),
                                finding.problem().detail()));
    }

    /// The lane whose rule takes these files. What is not told by name or type may be slow work,
    /// and counts as a document.
    LaneConfig lane(List<FileDeclaration> files) {
        return models.config()
                .laneFor(
                        count(files, MediaKind.Image.class::isInstance),
                        count(
                                files,
                                kind ->
                                        kind instanceof MediaKind.Document
                                                || kind instanceof MediaKind.Unsettled));
    }

    private static int count(List<FileDeclaration> files, Predicate<MediaKind> counted) {
        return (int)
                files.stream()
                        .map(file -> ContentTypes.declared(file.name(), file.contentType()))
                        .filter(counted)
                        .count();
    }
}
