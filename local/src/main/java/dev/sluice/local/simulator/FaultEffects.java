package dev.sluice.local.simulator;

import dev.sluice.local.simulator.fault.InjectedFault;
import dev.sluice.local.simulator.fault.InjectedFault.Fail;
import dev.sluice.local.simulator.fault.InjectedFault.Hangup;
import dev.sluice.local.simulator.fault.InjectedFault.Refuse;
import dev.sluice.local.simulator.fault.InjectedFault.RejectDocument;
import dev.sluice.local.simulator.fault.InjectedFault.Reset;
import dev.sluice.local.simulator.fault.InjectedFault.Shape;
import dev.sluice.local.simulator.fault.InjectedFault.Silence;
import dev.sluice.local.simulator.fault.InjectedFault.Slow;
import dev.sluice.local.simulator.wire.ServiceError;
import java.util.Optional;

/// What a fault does to a call, and at which stage.
final class FaultEffects {
    private static final ServiceError UNREADABLE =
            ServiceError.fromModel(
                    "messages.0.content.0.document.source.bytes: Could not process document");

    private FaultEffects() {}

    /// The ending that comes before the request is even judged.
    static Optional<Ending> atOnce(InjectedFault fault) {
        return switch (fault) {
            case Refuse(var error) -> Optional.of(new Ending.Refused(error));
            case Hangup() -> Optional.of(new Ending.Broken(Ending.Break.CONNECTION_REFUSED));
            case Silence() -> Optional.of(new Ending.Mute());
            case Reset _, Fail _, RejectDocument _, Slow _, Shape _ -> Optional.empty();
        };
    }

    /// The ending that comes in place of the answer, after the model's time.
    static Optional<Ending> late(InjectedFault fault) {
        return switch (fault) {
            case Fail(var error) -> Optional.of(new Ending.Refused(error));
            case RejectDocument() -> Optional.of(new Ending.Refused(UNREADABLE));
            case Reset() -> Optional.of(new Ending.Broken(Ending.Break.CONNECTION_RESET));
            case Refuse _, Hangup _, Silence _, Slow _, Shape _ -> Optional.empty();
        };
    }
}
