package dev.sluice.infra.api;

/// What the API does, each by a function of its own.
enum Operation {
    UPLOAD("POST", "/upload", "api.UploadHandler", "Opens a task and hands out upload URLs"),
    SUBMIT("POST", "/submit", "api.SubmitHandler", "Takes a task and queues it"),
    RESULT("GET", "/result/{id}", "api.ResultHandler", "Answers how a task stands"),
    CANCEL("DELETE", "/result/{id}", "api.CancelHandler", "Cancels or erases a task");

    private final String method;
    private final String path;
    private final String handler;
    private final String description;

    Operation(String method, String path, String handler, String description) {
        this.method = method;
        this.path = path;
        this.handler = handler;
        this.description = description;
    }

    String method() {
        return method;
    }

    String path() {
        return path;
    }

    /// Class below `dev.sluice.functions`.
    String handler() {
        return handler;
    }

    String description() {
        return description;
    }

    /// Part of the logical id, as `Upload`.
    String id() {
        return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }
}
