package dev.sluice.infra.upkeep;

import dev.sluice.infra.function.FunctionProps;
import dev.sluice.infra.function.SluiceFunction;
import dev.sluice.infra.lane.Lanes;
import dev.sluice.infra.store.Stores;
import dev.sluice.model.EnvKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import software.amazon.awscdk.services.events.Rule;
import software.amazon.awscdk.services.events.Schedule;
import software.amazon.awscdk.services.events.targets.LambdaFunction;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.lambda.Code;
import software.constructs.Construct;

/// Closes what nobody else will ever close, every few minutes. It sees dead letters but takes none
/// out.
public final class Sweep extends Construct {

    private static final int EVERY_MINUTES = 5;
    private static final int MEMORY_MIB = 512;

    public Sweep(Construct scope, String id, Code code, Stores stores, Lanes lanes) {
        super(scope, id);
        var environment = stores.environment();
        environment.putAll(lanes.environment());
        environment.keySet().retainAll(Set.of(EnvKey.TASKS_TABLE, EnvKey.DEAD_LETTER_QUEUE_URLS));
        var function =
                new SluiceFunction(
                        this,
                        "Handler",
                        new FunctionProps(
                                "upkeep.SweepHandler",
                                "Closes what nobody else will ever close",
                                code,
                                Duration.ofMinutes(EVERY_MINUTES).minusSeconds(30),
                                MEMORY_MIB,
                                environment,
                                permissions(stores, lanes)));
        Rule.Builder.create(this, "Schedule")
                .schedule(Schedule.rate(software.amazon.awscdk.Duration.minutes(EVERY_MINUTES)))
                .targets(List.of(new LambdaFunction(function.live())))
                .build();
    }

    private static List<PolicyStatement> permissions(Stores stores, Lanes lanes) {
        var permissions = new ArrayList<PolicyStatement>();
        permissions.add(stores.tasks().allow("dynamodb:GetItem", "dynamodb:UpdateItem"));
        permissions.add(stores.tasks().allowQueryOfOpenTasks());
        for (var lane : lanes.all()) {
            permissions.add(lane.queues().allowOnDeadLetters("sqs:ReceiveMessage"));
        }
        return List.copyOf(permissions);
    }
}
