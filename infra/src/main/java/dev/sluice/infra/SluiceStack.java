package dev.sluice.infra;

import dev.sluice.infra.api.Api;
import dev.sluice.infra.api.ApiProps;
import dev.sluice.infra.lane.Lane;
import dev.sluice.infra.lane.LaneProps;
import dev.sluice.infra.lane.Lanes;
import dev.sluice.infra.store.AllowedInputs;
import dev.sluice.infra.store.ControlTable;
import dev.sluice.infra.store.Stores;
import dev.sluice.infra.store.TaskBucket;
import dev.sluice.infra.store.TaskTable;
import dev.sluice.infra.upkeep.Sweep;
import dev.sluice.model.config.LaneWidths;
import dev.sluice.model.config.ModelArns;
import dev.sluice.model.config.SluiceConfig;
import dev.sluice.model.config.TasksConfig;
import java.util.List;
import software.amazon.awscdk.Aws;
import software.amazon.awscdk.Stack;
import software.amazon.awscdk.StackProps;
import software.amazon.awscdk.services.lambda.Code;
import software.constructs.Construct;

/// Everything Sluice owns in an account and region: the stores, a lane for each in `sluice.yaml`,
/// the API in front of them, and the sweep.
public final class SluiceStack extends Stack {

    /// @param code the functions asset with `sluice.json` in it
    public SluiceStack(Construct scope, SluiceConfig config, Code code) {
        super(
                scope,
                config.name(),
                StackProps.builder()
                        .description("Asynchronous, quota-aware inference in front of Bedrock")
                        .build());
        var stores =
                new Stores(
                        new TaskTable(this, "Tasks"),
                        new ControlTable(this, "Control"),
                        new TaskBucket(
                                this,
                                "Objects",
                                config.tasks()
                                        .retention()
                                        .plus(TasksConfig.INPUTS_OUTLIVE_RECORDS)));
        var inputs = new AllowedInputs(config.inputs());
        var lanes = lanes(config, code, stores, inputs);
        var api =
                new Api(
                        this,
                        "Api",
                        new ApiProps(config.api().auth(), code, stores, lanes, inputs));
        new Sweep(this, "Sweep", code, stores, lanes);
        Outputs.addTo(this, api, stores, lanes);
    }

    private Lanes lanes(SluiceConfig config, Code code, Stores stores, AllowedInputs inputs) {
        var widths = LaneWidths.of(config);
        var arns = modelArns(config);
        return new Lanes(
                config.lanes().stream()
                        .map(lane ->
                                new Lane(
                                        this,
                                        LogicalName.of(lane.name()) + "Lane",
                                        new LaneProps(
                                                lane,
                                                widths.get(lane.name()),
                                                code,
                                                stores,
                                                arns,
                                                inputs)))
                        .toList());
    }

    private static List<String> modelArns(SluiceConfig config) {
        return config.models().values().stream()
                .flatMap(model -> model.routes().stream())
                .flatMap(route -> ModelArns.of(route, Aws.PARTITION, Aws.ACCOUNT_ID).stream())
                .distinct()
                .sorted()
                .toList();
    }
}
