package dev.sluice.local.simulator;

import dev.sluice.local.simulator.fault.CallFacts;
import dev.sluice.local.simulator.http.WireReply;
import dev.sluice.local.simulator.http.WireRequest;
import dev.sluice.local.simulator.latency.Pause;
import dev.sluice.local.simulator.wire.BodyReader;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.ErrorType;
import dev.sluice.local.simulator.wire.ServiceError;
import dev.sluice.local.simulator.wire.ServiceException;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Answers calls of models: reads, judges, lets time pass, writes the ledger's line, replies.
final class ModelApi {
    private static final long MAX_BODY_BYTES = 64 * 1024 * 1024;
    private static final Duration SILENCE = Duration.ofHours(1);
    private static final String TASK_ID = "taskId";

    private final Desk desk;
    private final Reception reception;
    private final Dice dice;
    private final Pause pause;
    private final InstantSource clock;

    ModelApi(Desk desk, Reception reception, Dice dice, Pause pause, InstantSource clock) {
        this.desk = desk;
        this.reception = reception;
        this.dice = dice;
        this.pause = pause;
        this.clock = clock;
    }

    WireReply call(WireRequest request, Route route, Operation operation)
            throws IOException, InterruptedException {
        var random = dice.next();
        var head = CallHead.of(request, route, operation, clock.instant(), random);
        var call = new Call(desk.traffic().enter(route), random);
        Ending ending;
        try {
            var end = finish(start(call, head, request));
            ending = end.ending();
            desk.record(new CallLine(head, end, call.taskId, call.fault).made());
        } finally {
            desk.traffic().leave(route);
        }
        if (ending instanceof Ending.Mute) {
            pause.hold(SILENCE);
        }
        return CallReply.of(ending, head.id(), call.serviceTier);
    }

    private Start start(Call call, CallHead head, WireRequest request) throws IOException {
        try {
            var body = body(request, head.operation());
            call.taskId = body.metadata().get(TASK_ID);
            call.serviceTier = body.serviceTier();
            var injection =
                    desk.faults()
                            .draw(
                                    new CallFacts(
                                            head.route(),
                                            head.startedAt(),
                                            call.inFlight,
                                            body.documents()),
                                    call.random);
            var start =
                    reception.receive(head, body, injection, desk.settings().get(), call.random);
            call.fault =
                    switch (start) {
                        case Start.Over _ -> null;
                        case Start.Struck _, Start.Running _ -> injection.name().orElse(null);
                    };
            return start;
        } catch (ServiceException unreadable) {
            return new Start.Over(new Ending.Refused(unreadable.error()));
        }
    }

    private static ConverseBody body(WireRequest request, Operation operation)
            throws IOException, ServiceException {
        if (request.length() > MAX_BODY_BYTES) {
            throw new ServiceException(
                    ServiceError.of(ErrorType.TOO_LARGE, "The request body is too large."));
        }
        return switch (operation) {
            case CONVERSE -> BodyReader.converse(request.body());
            case COUNT_TOKENS -> BodyReader.countTokens(request.body());
        };
    }

    private Ended finish(Start start) throws InterruptedException {
        return switch (start) {
            case Start.Over(var ending) -> Ended.unmetered(ending, clock.instant());
            case Start.Struck(var ending) -> Ended.unmetered(ending, clock.instant());
            case Start.Running running -> {
                pause.hold(running.latency());
                yield running.end(clock.instant());
            }
        };
    }

    /// What is learned of one call on its way; on its own thread only.
    private static final class Call {
        private final int inFlight;
        private final RandomGenerator random;
        private @Nullable String taskId;
        private @Nullable String fault;
        private String serviceTier = "";

        Call(int inFlight, RandomGenerator random) {
            this.inFlight = inFlight;
            this.random = random;
        }
    }
}
