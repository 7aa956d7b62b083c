package dev.sluice.local.simulator.admin;

import dev.sluice.model.FieldProblem;
import java.util.ArrayList;
import java.util.List;

/// Collects what is wrong with an admin request, all of it.
final class Problems {
    private final List<FieldProblem> found = new ArrayList<>();

    /// @param rule what the value should have been, as in "a number from 0 to 1"
    void add(String field, Object value, String rule) {
        found.add(new FieldProblem(field, value + " is not " + rule));
    }

    List<FieldProblem> found() {
        return List.copyOf(found);
    }
}
