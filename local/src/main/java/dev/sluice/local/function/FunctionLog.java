package dev.sluice.local.function;

/// Where functions write. One call per line, from any thread.
@FunctionalInterface
public interface FunctionLog {

    /// Takes one line, without its line end, that the named function wrote or the host wrote about
    /// it.
    void line(String function, String line);

    /// Each line behind the function's name, on standard output.
    static FunctionLog standardOutput() {
        return (function, line) -> System.out.println("[" + function + "] " + line);
    }
}
