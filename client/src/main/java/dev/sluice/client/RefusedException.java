package dev.sluice.client;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.Problem;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The service understood the call and said no, with a reason.
public final class RefusedException extends SluiceException {
    private static final long serialVersionUID = 1L;
    private final transient Problem problem;

    RefusedException(Problem problem) {
        super(describe(problem));
        this.problem = problem;
    }

    /// All that the service said.
    public Problem problem() {
        return problem;
    }

    /// The stable reason.
    public ErrorCode code() {
        return problem.code();
    }

    /// Every field at fault; empty where the fault is no field's.
    public List<FieldProblem> errors() {
        return Objects.requireNonNullElse(problem.errors(), List.of());
    }

    private static String describe(Problem problem) {
        var said = Objects.requireNonNullElse(problem.detail(), problem.title());
        var fields =
                Objects.requireNonNullElse(problem.errors(), List.<FieldProblem>of()).stream()
                        .filter(error -> !said.contains(error.detail()))
                        .map(error -> error.field() + ": " + error.detail());
        return Stream.concat(Stream.of(problem.code().code() + ": " + said), fields)
                .collect(Collectors.joining("; "));
    }
}
