package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.fault.Doubt;
import dev.sluice.bedrock.fault.Fault;
import dev.sluice.bedrock.fault.Faults;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.route.Route;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import software.amazon.awssdk.core.exception.SdkException;

/// One HTTP request to the service, and never more.
record ConverseCall(ConverseClients clients, GatewaySettings settings, InstantSource clock) {

    private static final Logger LOG = LoggerFactory.getLogger(ConverseCall.class);

    Attempt on(Route route, InferenceRequest request, ModelProfile profile, Deadline deadline) {
        var begun = clock.instant();
        var left = deadline.remaining(begun).minus(settings.reserve());
        if (left.compareTo(settings.shortestAttempt()) < 0) {
            return new Attempt.NotStarted();
        }
        var timeout = left.compareTo(settings.readTimeout()) < 0 ? left : settings.readTimeout();
        try {
            var response =
                    clients.in(route.region())
                            .converse(ConverseRequests.of(request, profile, route, timeout));
            var took = Duration.between(begun, clock.instant());
            return new Attempt.Answered(ConverseAnswers.outcome(response, route, took));
        } catch (SdkException thrown) {
            return new Attempt.Faulted(fault(thrown, route, request));
        }
    }

    /// The service's own text may quote the request, so it is not logged.
    private static Fault fault(SdkException thrown, Route route, InferenceRequest request) {
        var fault = Doubt.of(Faults.classify(thrown), request.content());
        LOG.atWarn()
                .addKeyValue("route", route)
                .addKeyValue("fault", fault)
                .addKeyValue("exception", thrown.getClass().getSimpleName())
                .log("A call to Bedrock failed");
        return fault;
    }
}
