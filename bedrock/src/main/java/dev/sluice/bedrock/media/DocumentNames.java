package dev.sluice.bedrock.media;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Names for document blocks that the service accepts: ASCII letters and digits, single spaces,
/// hyphens, round and square brackets, 1 to 200 characters, each once in a request.
///
/// The same files in the same order always get the same names.
public final class DocumentNames {

    private static final int LONGEST = 200;
    private static final String NAMELESS = "document";
    private static final Pattern FOLDERS =
            Pattern.compile("\\A.*[/\\\\](?=[^/\\\\])", Pattern.DOTALL);
    private static final Pattern EXTENSION = Pattern.compile("(?<=.)\\.[A-Za-z0-9]{1,8}\\z");
    private static final Pattern REFUSED = Pattern.compile("[^A-Za-z0-9()\\[\\]-]+");

    private DocumentNames() {}

    /// One name per file, in order. Names that differ in case only count as the same.
    public static List<String> unique(List<String> fileNames) {
        var taken = new HashSet<String>();
        var names = new ArrayList<String>(fileNames.size());
        for (var fileName : fileNames) {
            names.add(free(sanitised(fileName), taken));
        }
        return names;
    }

    /// The acceptable name nearest to a file's.
    public static String sanitised(String fileName) {
        var base = EXTENSION.matcher(FOLDERS.matcher(fileName).replaceFirst("")).replaceFirst("");
        var clean = cut(REFUSED.matcher(base).replaceAll(" ").strip(), LONGEST);
        return clean.isEmpty() ? NAMELESS : clean;
    }

    private static String free(String name, HashSet<String> taken) {
        var candidate = name;
        for (int copy = 2; !taken.add(candidate.toLowerCase(Locale.ROOT)); copy++) {
            var suffix = " (" + copy + ")";
            candidate = cut(name, LONGEST - suffix.length()) + suffix;
        }
        return candidate;
    }

    private static String cut(String name, int length) {
        return name.length() <= length ? name : name.substring(0, length).strip();
    }
}
