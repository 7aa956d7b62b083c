package dev.sluice.infra;

import dev.sluice.infra.api.Api;
import dev.sluice.infra.lane.Lanes;
import dev.sluice.infra.store.Stores;
import software.amazon.awscdk.CfnOutput;

/// What the stack tells: where to call it and where its things are.
final class Outputs {

    private Outputs() {}

    static void addTo(SluiceStack stack, Api api, Stores stores, Lanes lanes) {
        output(stack, "ApiUrl", api.url());
        output(stack, "TasksTable", stores.tasks().name());
        output(stack, "ControlTable", stores.control().name());
        output(stack, "Bucket", stores.bucket().name());
        for (var lane : lanes.all()) {
            var name = LogicalName.of(lane.name());
            output(stack, name + "QueueUrl", lane.queues().url());
            output(stack, name + "DeadLetterQueueUrl", lane.queues().deadLetterUrl());
        }
    }

    private static void output(SluiceStack stack, String name, String value) {
        CfnOutput.Builder.create(stack, name).value(value).build();
    }
}
