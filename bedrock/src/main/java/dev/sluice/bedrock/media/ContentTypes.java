package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a file is said to be, before its bytes are there. Enough to choose a lane and to refuse
/// what is plainly not taken; in doubt [MediaKind.Unsettled], and the bytes decide later.
public final class ContentTypes {

    private static final Pattern REFUSED_TYPES =
            Pattern.compile(
                    "zip|compressed|x-tar|x-7z|rar|powerpoint|presentation|opendocument"
                            + "|x-msdownload|java-archive|wasm");
    private static final Pattern TEXT_TYPES =
            Pattern.compile(
                    "^text/|[/+](json|xml|yaml|x-yaml|csv|javascript|x-ndjson|sql|toml|rtf|x-sh)$");

    private ContentTypes() {}

    /// Weighs a declared type and a name. Browsers call a `.csv` Excel and a `.ts` a video, so a
    /// known extension counts for more; only a picture, sound or film type that no model takes is
    /// believed against it.
    public static MediaKind declared(@Nullable String name, @Nullable String contentType) {
        var type = contentType == null ? "" : normalised(contentType);
        var byType = ofType(type);
        var byName = name == null ? Optional.<MediaKind>empty() : ofName(name);
        if (isRefused(byType) && isMedia(type)) {
            return byType.get();
        }
        if (isRefused(byName) && byType.isPresent() && !isRefused(byType)) {
            return new MediaKind.Unsettled();
        }
        return byName.or(() -> byType).orElseGet(MediaKind.Unsettled::new);
    }

    private static boolean isRefused(Optional<MediaKind> kind) {
        return kind.isPresent() && kind.get() instanceof MediaKind.Unsupported;
    }

    /// `video/mp2t` is what most systems say of TypeScript.
    private static boolean isMedia(String type) {
        return (type.startsWith("image/") || type.startsWith("audio/") || type.startsWith("video/"))
                && !type.equals("video/mp2t");
    }

    private static String normalised(String contentType) {
        return contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    }

    private static Optional<MediaKind> ofType(String type) {
        var kind =
                switch (type) {
                    case "image/png", "image/x-png", "image/apng" -> image(ImageFormat.PNG);
                    case "image/jpeg", "image/jpg", "image/pjpeg", "image/jfif" ->
                            image(ImageFormat.JPEG);
                    case "image/gif" -> image(ImageFormat.GIF);
                    case "image/webp" -> image(ImageFormat.WEBP);
                    case "application/pdf", "application/x-pdf" -> document(DocumentFormat.PDF);
                    case "application/msword" -> document(DocumentFormat.DOC);
                    case "application/vnd.ms-excel" -> document(DocumentFormat.XLS);
                    case "application/vnd.openxmlformats-officedocument.wordprocessingml.document" ->
                            document(DocumentFormat.DOCX);
                    case "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" ->
                            document(DocumentFormat.XLSX);
                    case "", "application/octet-stream", "binary/octet-stream", "image/*" -> null;
                    default -> textOrRefused(type);
                };
        return Optional.ofNullable(kind);
    }

    private static @Nullable MediaKind textOrRefused(String type) {
        if (type.startsWith("image/") || type.startsWith("video/") || type.startsWith("audio/")) {
            return new MediaKind.Unsupported(type);
        }
        if (type.startsWith("font/") || REFUSED_TYPES.matcher(type).find()) {
            return new MediaKind.Unsupported(type);
        }
        return TEXT_TYPES.matcher(type).find() ? new MediaKind.Text() : null;
    }

    private static Optional<MediaKind> ofName(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0
                ? Optional.empty()
                : Optional.ofNullable(
                        ofExtension(name.substring(dot + 1).strip().toLowerCase(Locale.ROOT)));
    }

    private static @Nullable MediaKind ofExtension(String extension) {
        return switch (extension) {
            case "png" -> image(ImageFormat.PNG);
            case "jpg", "jpeg", "jpe", "jfif", "pjpeg", "pjp" -> image(ImageFormat.JPEG);
            case "gif" -> image(ImageFormat.GIF);
            case "webp" -> image(ImageFormat.WEBP);
            case "pdf" -> document(DocumentFormat.PDF);
            case "docx" -> document(DocumentFormat.DOCX);
            case "xlsx" -> document(DocumentFormat.XLSX);
            case "doc" -> document(DocumentFormat.DOC);
            case "xls" -> document(DocumentFormat.XLS);
            case "txt",
                    "csv",
                    "tsv",
                    "md",
                    "html",
                    "htm",
                    "xml",
                    "json",
                    "ndjson",
                    "yaml",
                    "yml",
                    "log",
                    "ini",
                    "toml",
                    "sql",
                    "java",
                    "py",
                    "js",
                    "ts",
                    "rtf" ->
                    new MediaKind.Text();
            case "heic",
                    "heif",
                    "avif",
                    "tif",
                    "tiff",
                    "bmp",
                    "svg",
                    "ico",
                    "psd",
                    "jxl",
                    "jp2",
                    "pptx",
                    "ppt",
                    "odt",
                    "ods",
                    "odp",
                    "epub",
                    "zip",
                    "gz",
                    "7z",
                    "rar",
                    "tar",
                    "mp3",
                    "mp4",
                    "mov",
                    "avi",
                    "mkv",
                    "webm",
                    "wav",
                    "ogg",
                    "m4a",
                    "flac",
                    "exe",
                    "dll",
                    "jar" ->
                    new MediaKind.Unsupported(extension);
            default -> null;
        };
    }

    private static MediaKind image(ImageFormat format) {
        return new MediaKind.Image(format);
    }

    private static MediaKind document(DocumentFormat format) {
        return new MediaKind.Document(format);
    }
}
