package dev.sluice.functions.scenario;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Set;

/// The life of one process: every port it is given goes through it. After a given number of effects
/// the process ends, and from then on nothing it does reaches the outside.
class Life {

    private static final Set<String> EFFECTS =
            Set.of(
                    "open",
                    "create",
                    "attach",
                    "claim",
                    "defer",
                    "complete",
                    "fail",
                    "bury",
                    "markSent",
                    "markMoved",
                    "redrive",
                    "cancel",
                    "close",
                    "putSpec",
                    "putResult",
                    "erase",
                    "send",
                    "hide",
                    "deadLetter",
                    "deadLetterRaw",
                    "invoke",
                    "run");

    private final int most;
    private int effects;
    private boolean ended;

    Life(int most) {
        this.most = most;
    }

    /// Never ends by itself.
    static Life endless() {
        return new Life(Integer.MAX_VALUE);
    }

    /// A port as this process sees it.
    <T> T share(Class<T> port, T real) {
        return port.cast(
                Proxy.newProxyInstance(
                        port.getClassLoader(),
                        new Class<?>[] {port},
                        (_, method, arguments) -> call(real, method, arguments)));
    }

    /// How many effects it had.
    int effects() {
        return effects;
    }

    /// Whether it ended.
    boolean isOver() {
        return ended;
    }

    /// Ends it.
    void end() {
        ended = true;
    }

    /// Called before each effect.
    void beforeEffect() {}

    private Object call(Object real, Method method, Object[] arguments) throws Throwable {
        requireAlive();
        if (!EFFECTS.contains(method.getName())) {
            return invoke(real, method, arguments);
        }
        beforeEffect();
        requireAlive();
        var result = invoke(real, method, arguments);
        if (++effects == most) {
            ended = true;
            throw new ProcessEnded();
        }
        return result;
    }

    private void requireAlive() {
        if (ended) {
            throw new ProcessEnded();
        }
    }

    private static Object invoke(Object real, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(real, arguments);
        } catch (InvocationTargetException failed) {
            throw failed.getCause();
        }
    }
}
