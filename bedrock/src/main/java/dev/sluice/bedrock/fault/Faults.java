package dev.sluice.bedrock.fault;

import java.net.SocketTimeoutException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;

/// Classifies whatever a call threw, through the whole cause chain: what a service says comes
/// first, then what the network says. Total: something unknown is [Fault.Internal].
public final class Faults {

    /// Longer chains are cycles or accidents.
    private static final int DEEPEST = 32;

    private static final List<Function<Throwable, Optional<Fault>>> VIEWS =
            List.of(Faults::service, Faults::timeout, Faults::network, Faults::client);

    private Faults() {}

    /// The fault behind an exception.
    public static Fault classify(Throwable thrown) {
        var chain =
                Stream.iterate(thrown, t -> t != null, Throwable::getCause).limit(DEEPEST).toList();
        return VIEWS.stream()
                .flatMap(view -> chain.stream().map(view).flatMap(Optional::stream))
                .findFirst()
                .orElseGet(Fault.Internal::new);
    }

    private static Optional<Fault> service(Throwable link) {
        return link instanceof AwsServiceException refused
                ? Optional.of(ServiceFaults.classify(refused))
                : Optional.empty();
    }

    /// A connect timeout is a read timeout by inheritance, in the JDK as in Apache's client; the
    /// request was never sent, so it is none.
    private static Optional<Fault> timeout(Throwable link) {
        return switch (link) {
            case ApiCallAttemptTimeoutException _, ApiCallTimeoutException _ ->
                    Optional.of(new Fault.ClientTimeout());
            case SocketTimeoutException silent when !isConnecting(silent) ->
                    Optional.of(new Fault.ClientTimeout());
            default -> Optional.empty();
        };
    }

    private static boolean isConnecting(SocketTimeoutException timeout) {
        return timeout.getClass() != SocketTimeoutException.class
                || String.valueOf(timeout.getMessage()).startsWith("Connect");
    }

    private static Optional<Fault> network(Throwable link) {
        return switch (link) {
            case AbortedException _, InterruptedException _ ->
                    Optional.of(new Fault.Transport("interrupted"));
            case java.io.IOException broken ->
                    Optional.of(new Fault.Transport(broken.getClass().getSimpleName()));
            default -> Optional.empty();
        };
    }

    /// No credentials, no such endpoint, a request that cannot be built.
    private static Optional<Fault> client(Throwable link) {
        return link instanceof SdkClientException
                ? Optional.of(new Fault.Config("the SDK could not make the call"))
                : Optional.empty();
    }
}
