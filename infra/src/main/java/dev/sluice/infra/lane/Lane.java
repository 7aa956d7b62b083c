package dev.sluice.infra.lane;

import dev.sluice.infra.function.FunctionProps;
import dev.sluice.infra.function.SluiceFunction;
import dev.sluice.model.EnvKey;
import java.util.Map;
import software.amazon.awscdk.services.lambda.EventSourceMapping;
import software.constructs.Construct;

/// One queue with its dead-letter queue, and the worker that an event source mapping feeds from it,
/// never more than the lane's width at once.
public final class Lane extends Construct {

    private final String name;
    private final LaneQueues queues;

    public Lane(Construct scope, String id, LaneProps props) {
        super(scope, id);
        name = props.config().name();
        queues = new LaneQueues(this, "Queues", props.config().visibilityTimeout());
        var worker = new SluiceFunction(this, "Worker", worker(props));
        EventSourceMapping.Builder.create(this, "Mapping")
                .target(worker.live())
                .eventSourceArn(queues.arn())
                .batchSize(props.config().batchSize())
                .maxConcurrency(props.width())
                .reportBatchItemFailures(true)
                .build();
    }

    /// Its name in `sluice.yaml`.
    public String name() {
        return name;
    }

    /// Its queue and dead-letter queue.
    public LaneQueues queues() {
        return queues;
    }

    private FunctionProps worker(LaneProps props) {
        var lane = props.config();
        return new FunctionProps(
                "worker.WorkerHandler",
                "Worker of the lane " + name,
                props.code(),
                lane.functionTimeout(),
                lane.memoryMiB(),
                environment(props),
                WorkerPermissions.of(props, queues));
    }

    private Map<EnvKey, String> environment(LaneProps props) {
        var environment = props.stores().environment();
        environment.put(EnvKey.LANE, name);
        environment.put(EnvKey.QUEUE_URLS, name + "=" + queues.url());
        environment.put(EnvKey.DEAD_LETTER_QUEUE_URLS, name + "=" + queues.deadLetterUrl());
        return environment;
    }
}
