package dev.sluice.local.simulator;

import dev.sluice.bedrock.model.Capability;
import dev.sluice.local.simulator.admission.Admission;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import dev.sluice.local.simulator.admission.Charge;
import dev.sluice.local.simulator.answer.Speaker;
import dev.sluice.local.simulator.check.CheckedInput;
import dev.sluice.local.simulator.check.ModelGate;
import dev.sluice.local.simulator.check.RequestCheck;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.local.simulator.fault.InjectedFault.Shape;
import dev.sluice.local.simulator.fault.Injection;
import dev.sluice.local.simulator.latency.Work;
import dev.sluice.local.simulator.wire.Completion;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.ErrorType;
import dev.sluice.local.simulator.wire.ServiceError;
import dev.sluice.local.simulator.wire.ServiceException;
import java.time.InstantSource;
import java.util.Objects;
import java.util.random.RandomGenerator;

/// Judges a request that has been read: faults that show at once, validation, quota; then lets the
/// model start.
final class Reception {
    private static final ServiceError CANNOT_COUNT =
            ServiceError.validation(
                    "This action doesn't support the model that you provided. Try again with a"
                            + " supported text or chat model.");

    private final ModelGate gate;
    private final RequestCheck check;
    private final Admission admission;
    private final InstantSource clock;

    Reception(ModelGate gate, RequestCheck check, Admission admission, InstantSource clock) {
        this.gate = gate;
        this.check = check;
        this.admission = admission;
        this.clock = clock;
    }

    Start receive(
            CallHead head,
            ConverseBody body,
            Injection injection,
            Settings settings,
            RandomGenerator random) {
        var early = injection.strike().map(FaultRule::fault).flatMap(FaultEffects::atOnce);
        if (early.isPresent()) {
            return new Start.Struck(early.get());
        }
        try {
            check.shape(body);
            var model = gate.enter(head.route(), settings.aliases());
            var input = check.input(body, model);
            return switch (head.operation()) {
                case COUNT_TOKENS -> new Start.Over(count(input));
                case CONVERSE -> {
                    var charge = charge(head, body, input);
                    yield switch (admission.admit(charge, clock.instant())) {
                        case Throttled(var dimension) ->
                                new Start.Over(
                                        new Ending.Refused(
                                                ServiceError.of(
                                                        ErrorType.THROTTLING,
                                                        dimension.message())));
                        case Admitted admitted ->
                                run(body, input, injection, settings, random, charge, admitted);
                    };
                }
            };
        } catch (ServiceException refused) {
            return new Start.Over(new Ending.Refused(refused.error()));
        }
    }

    private static Ending count(CheckedInput input) {
        return input.model().can(Capability.COUNT_TOKENS)
                ? new Ending.Counted(input.tokens())
                : new Ending.Refused(CANNOT_COUNT);
    }

    private static Charge charge(CallHead head, ConverseBody body, CheckedInput input) {
        var model = input.model();
        return new Charge(
                head.route(),
                input.tokens(),
                Objects.requireNonNullElse(
                        body.inference().maxTokens(), (long) model.maxOutputTokens()),
                model.tokens().burndown());
    }

    private static Start run(
            ConverseBody body,
            CheckedInput input,
            Injection injection,
            Settings settings,
            RandomGenerator random,
            Charge charge,
            Admitted admitted) {
        var said = completion(body, input, injection);
        var work = new Work(input.images(), input.pages(), said.outputTokens());
        var profile = settings.latency().profile(charge.route().modelId());
        return new Start.Running(
                said,
                profile.draw(work, injection.slowdown(), random),
                injection.strike().map(FaultRule::fault).flatMap(FaultEffects::late),
                charge,
                admitted);
    }

    private static Completion completion(
            ConverseBody body, CheckedInput input, Injection injection) {
        var speaker = Speaker.to(body, input);
        return injection.strike().map(FaultRule::fault).orElse(null) instanceof Shape(var shape)
                ? speaker.shaped(shape)
                : speaker.plain();
    }
}
