package dev.sluice.local;

import dev.sluice.local.engine.Port;
import java.util.List;

/// The ports of local mode, all on the loopback address. They stay the same across restarts, as
/// presigned URLs name them.
public record LocalPorts(Port api, Port objects, Port queues, Port tables, Port bedrock) {

    /// The usual ones.
    public static LocalPorts standard() {
        return of(8080, 9090, 9324, 8000, 4570);
    }

    /// Other ones, in the order of the components.
    public static LocalPorts of(int api, int objects, int queues, int tables, int bedrock) {
        return new LocalPorts(
                new Port("the API", api, "--port"),
                new Port("objects (S3)", objects, "--s3-port"),
                new Port("queues (SQS)", queues, "--sqs-port"),
                new Port("tables (DynamoDB)", tables, "--dynamodb-port"),
                new Port("Bedrock", bedrock, "--bedrock-port"));
    }

    List<Port> all() {
        return List.of(api, objects, queues, tables, bedrock);
    }
}
