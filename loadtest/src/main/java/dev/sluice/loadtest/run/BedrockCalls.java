package dev.sluice.loadtest.run;

import dev.sluice.bedrock.converse.Connection;
import dev.sluice.bedrock.converse.RegionalClients;
import dev.sluice.bedrock.fault.Fault;
import dev.sluice.bedrock.fault.Faults;
import dev.sluice.loadtest.input.Payload;
import dev.sluice.loadtest.scenario.Target;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkException;

/// Calls Bedrock, or what stands at an address, in the target's first region: one HTTP request a
/// call, since the SDK's own retries are off.
public final class BedrockCalls implements ModelCalls, AutoCloseable {
    private static final Duration CONNECT = Duration.ofSeconds(30);

    private final RegionalClients clients;
    private final Target target;

    /// @param endpoint to which the region is added as a path; the service's own when empty
    /// @param readTimeout how long an answer may take
    /// @param connections the most calls at once
    public BedrockCalls(
            Target target,
            Optional<URI> endpoint,
            AwsCredentialsProvider credentials,
            Duration readTimeout,
            int connections) {
        this.target = target;
        this.clients =
                new RegionalClients(
                        new Connection(
                                credentials,
                                region -> endpoint.map(at -> URI.create(at + "/" + region)),
                                CONNECT,
                                readTimeout,
                                connections));
    }

    @Override
    public CallOutcome call(Payload payload) {
        try {
            var answer =
                    clients.in(target.regions().getFirst())
                            .converse(ConverseRequestOf.payload(payload, target));
            var usage = answer.usage();
            return new CallOutcome.Answered(usage.inputTokens(), usage.outputTokens());
        } catch (SdkException failed) {
            return outcome(Faults.classify(failed));
        }
    }

    private static CallOutcome outcome(Fault fault) {
        var kind = fault.getClass().getSimpleName();
        return switch (fault) {
            case Fault.Throttled _ -> new CallOutcome.Throttled();
            case Fault.NotReady _,
                    Fault.Unavailable _,
                    Fault.Internal _,
                    Fault.ModelTimeout _,
                    Fault.ClientTimeout _,
                    Fault.Transport _,
                    Fault.ModelError _ ->
                    new CallOutcome.Disturbed(kind);
            case Fault.Rejected _, Fault.Config _, Fault.Doubtful _ ->
                    new CallOutcome.Refused(kind);
        };
    }

    @Override
    public void close() {
        clients.close();
    }
}
