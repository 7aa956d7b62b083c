package dev.sluice.cli.local;

import java.net.URI;
import java.util.Map;

/// Local mode that is up. Closing it stops everything that it started, and returns when that has
/// ended.
public interface RunningLocal extends AutoCloseable {

    /// The HTTP API with its stage.
    URI api();

    /// The object store.
    URI s3();

    /// The queues.
    URI sqs();

    /// The tables.
    URI dynamoDb();

    /// The Bedrock simulator, or the service's regional endpoint.
    URI bedrock();

    /// The stack's outputs, as `TasksTable` or `ImageQueueUrl`.
    Map<String, String> outputs();

    @Override
    void close();
}
