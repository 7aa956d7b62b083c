package dev.sluice.functions.api;

import dev.sluice.functions.task.Task;
import dev.sluice.model.Owner;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import java.util.Optional;

/// Calls the API's use cases from scenarios, as its handlers do.
public final class ApiDriver {

    private ApiDriver() {}

    /// Submits; the accepted task.
    public static Optional<Task> submit(
            SubmitTask useCase, Owner owner, SubmitRequest request, Optional<String> key) {
        return switch (useCase.submit(owner, new Parsed<>(request, new Complaints()), key)) {
            case SubmitResult.Accepted(var task) -> Optional.of(task);
            case SubmitResult.Refused _ -> Optional.empty();
        };
    }

    /// Cancels or erases.
    public static WithdrawResult withdraw(WithdrawTask useCase, Owner owner, TaskId id) {
        return useCase.withdraw(owner, id);
    }
}
