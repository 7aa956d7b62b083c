package dev.sluice.functions.object;

import dev.sluice.model.TaskId;
import java.util.List;

/// Where a task's objects lie. Keys are made of ids, positions, hashes and tokens only; no name
/// that a client chose is ever part of one.
public final class ObjectKeys {

    private ObjectKeys() {}

    /// The slot of one uploaded file.
    public static String upload(TaskId id, int index) {
        return "uploads/" + id + "/" + index;
    }

    /// The spec of a request too long for a message.
    public static String spec(TaskId id, String bodyHash) {
        return specs(id) + bodyHash;
    }

    /// The answer of one attempt.
    public static String result(TaskId id, String attemptToken) {
        return results(id) + attemptToken;
    }

    /// Whether a key belongs to the pipeline itself, so that no task may name it as input.
    public static boolean isOwn(String key) {
        return key.startsWith("uploads/") || key.startsWith("specs/") || key.startsWith("results/");
    }

    static String specs(TaskId id) {
        return "specs/" + id + "/";
    }

    static String results(TaskId id) {
        return "results/" + id + "/";
    }

    static List<String> everything(TaskId id) {
        return List.of("uploads/" + id + "/", specs(id), results(id));
    }
}
