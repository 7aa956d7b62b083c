package dev.sluice.infra.store;

/// The folders of the bucket, as the functions name keys.
public enum KeyPrefix {
    /// Files of clients: `uploads/{taskId}/{index}`.
    UPLOADS("uploads/"),
    /// Specs too long for a message.
    SPECS("specs/"),
    /// Answers too long for a record, or left by a lost attempt: `results/{taskId}/{token}`.
    RESULTS("results/");

    private final String prefix;

    KeyPrefix(String prefix) {
        this.prefix = prefix;
    }

    /// Everything under it, as IAM and S3 conditions write it.
    String everything() {
        return prefix + "*";
    }
}
