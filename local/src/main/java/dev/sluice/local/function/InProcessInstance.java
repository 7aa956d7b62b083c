package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import dev.sluice.local.function.InstanceOutcome.Answered;
import dev.sluice.local.function.InstanceOutcome.Broken;
import dev.sluice.local.function.InstanceOutcome.Raised;

/// A handler in this process. When it is cut off, its clients are closed under it and its virtual
/// thread is interrupted, which also ends a read from a socket; a handler that only computes runs
/// on, but into nothing.
final class InProcessInstance implements FunctionInstance {

    private final FunctionDefinition definition;
    private final HostedHandler hosted;
    private final HandlerCodec codec;
    private final InProcessInstances owner;
    private volatile boolean closed;

    InProcessInstance(
            FunctionDefinition definition, HostedHandler hosted, InProcessInstances owner) {
        this.definition = definition;
        this.hosted = hosted;
        this.codec = HandlerCodec.of(hosted.handler());
        this.owner = owner;
    }

    @Override
    public InstanceOutcome invoke(InvocationRequest request) {
        if (closed) {
            return new Broken("Runtime.Closed", "the instance was closed");
        }
        try {
            return new Answered(handle(request));
        } catch (VirtualMachineError e) {
            return new Broken(e.getClass().getName(), String.valueOf(e.getMessage()));
        } catch (Throwable e) {
            return new Raised(e.getClass().getName(), String.valueOf(e.getMessage()));
        }
    }

    @SuppressWarnings("unchecked")
    private byte[] handle(InvocationRequest request) {
        Context context = new InvocationContext(definition, request, owner.clock(), owner.log());
        var handler = (RequestHandler<Object, Object>) hosted.handler();
        return codec.encode(handler.handleRequest(codec.decode(request.event()), context));
    }

    @Override
    public boolean ended() {
        return closed;
    }

    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            hosted.resources().close();
        } catch (Exception e) {
            owner.log().line(definition.name(), "closing the instance's clients failed: " + e);
        }
    }
}
