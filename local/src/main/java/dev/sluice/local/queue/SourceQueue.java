package dev.sluice.local.queue;

/// The queue behind a mapping.
///
/// @param url where it is on this machine
/// @param arn what the function is told
public record SourceQueue(String url, String arn) {

    String name() {
        return arn.substring(arn.lastIndexOf(':') + 1);
    }

    String region() {
        return arn.split(":", -1)[3];
    }
}
