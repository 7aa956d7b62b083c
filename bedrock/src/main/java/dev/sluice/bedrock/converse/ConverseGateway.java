package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.fault.Fault;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.retry.Comeback;
import dev.sluice.bedrock.retry.Tries;
import dev.sluice.bedrock.route.Route;
import dev.sluice.bedrock.route.Routes;
import dev.sluice.model.ErrorCode;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// The gateway over Bedrock's Converse API: one call, a second one where the first did not get
/// through or its route cannot serve, and otherwise a time to come back at.
///
/// Safe for many threads if its collaborators are. Interrupting the thread ends the call in flight.
public final class ConverseGateway implements BedrockGateway {

    private final ConverseCall call;
    private final Routes routes;
    private final Function<String, ModelProfile> profiles;
    private final Comeback comeback;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// Puts the collaborators in place.
    ///
    /// @param profiles the profile of a configured model; its routes must all be of that model
    /// @param random spreads comebacks; any source that threads may share
    public ConverseGateway(
            ConverseClients clients,
            Routes routes,
            Function<String, ModelProfile> profiles,
            GatewaySettings settings,
            InstantSource clock,
            RandomGenerator random) {
        this.call = new ConverseCall(clients, settings, clock);
        this.routes = routes;
        this.profiles = profiles;
        this.comeback = new Comeback(settings.waits());
        this.clock = clock;
        this.random = random;
    }

    @Override
    public Outcome invoke(InferenceRequest request, Deadline deadline) {
        var candidates = routes.of(request.model());
        if (candidates.isEmpty()) {
            return new Outcome.Failed(
                    ErrorCode.CONFIG_FAULT, "no route is configured for " + request.model());
        }
        var work = new Work(request, profiles.apply(request.model()), candidates, deadline);
        return RequestRules.broken(request, work.profile())
                .<Outcome>map(rejected -> rejected)
                .orElseGet(() -> call(work, Tries.first(candidates.size()), noTime()));
    }

    private Outcome call(Work work, Tries tries, Outcome ifTooLate) {
        var route = work.routes().get(tries.moved());
        return switch (call.on(route, work.request(), work.profile(), work.deadline())) {
            case Attempt.Answered(var outcome) -> outcome;
            case Attempt.NotStarted _ -> ifTooLate;
            case Attempt.Faulted(var fault) -> afterFault(work, tries, fault);
        };
    }

    private Outcome afterFault(Work work, Tries tries, Fault fault) {
        var outcome = comeback.after(fault, clock.instant(), random);
        if (Thread.currentThread().isInterrupted()) {
            return outcome;
        }
        return switch (tries.after(fault)) {
            case AGAIN -> call(work, tries.again(), outcome);
            case ELSEWHERE -> call(work, tries.onNextRoute(), outcome);
            case STOP -> outcome;
        };
    }

    private Outcome noTime() {
        return new Outcome.Deferred(clock.instant(), DeferReason.NO_TIME);
    }

    private record Work(
            InferenceRequest request,
            ModelProfile profile,
            List<Route> routes,
            Deadline deadline) {}
}
