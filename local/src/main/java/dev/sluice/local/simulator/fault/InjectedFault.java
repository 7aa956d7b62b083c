package dev.sluice.local.simulator.fault;

import dev.sluice.local.simulator.wire.ServiceError;

/// What goes wrong with a call, by the stage at which it shows.
public sealed interface InjectedFault {

    /// Refused at once, before validation and quota.
    record Refuse(ServiceError error) implements InjectedFault {}

    /// The connection is reset as soon as the request's head has arrived, the nearest thing to a
    /// refused connection that one route of a shared port can show.
    record Hangup() implements InjectedFault {}

    /// The connection is reset in place of the answer, after the usual time.
    record Reset() implements InjectedFault {}

    /// The request is taken and no answer ever comes.
    record Silence() implements InjectedFault {}

    /// The model fails with this, after the usual time.
    record Fail(ServiceError error) implements InjectedFault {}

    /// The model cannot read a document that is sound; only calls with documents are hit.
    record RejectDocument() implements InjectedFault {}

    /// A noisy neighbour: the call takes `factor` times as long. Goes with any other fault.
    record Slow(double factor) implements InjectedFault {}

    /// The call succeeds with an answer of an unusual shape.
    record Shape(AnswerShape shape) implements InjectedFault {}
}
