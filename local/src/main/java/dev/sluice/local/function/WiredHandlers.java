package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.RequestHandler;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.function.Function;

/// Makes a function's handler class through its constructor that takes the collaborators, which are
/// built from the function's environment and closed with the instance.
///
/// @param wiring the type of the constructor's only parameter
/// @param fromEnvironment builds the collaborators
public record WiredHandlers<W extends AutoCloseable>(
        Class<W> wiring, Function<Map<String, String>, W> fromEnvironment)
        implements HandlerFactory {

    @Override
    public HostedHandler create(FunctionDefinition definition, Map<String, String> environment)
            throws Exception {
        var constructor =
                Class.forName(definition.handlerClass())
                        .asSubclass(RequestHandler.class)
                        .getDeclaredConstructor(wiring);
        constructor.setAccessible(true);
        var wired = fromEnvironment.apply(environment);
        try {
            return new HostedHandler(constructor.newInstance(wired), wired);
        } catch (InvocationTargetException e) {
            wired.close();
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }
}
