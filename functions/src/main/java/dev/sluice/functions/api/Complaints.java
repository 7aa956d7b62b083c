package dev.sluice.functions.api;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Collects everything that is wrong with one request, so that its sender hears it all at once.
/// Belongs to one request and one thread.
final class Complaints {

    private final List<Complaint> list = new ArrayList<>();

    /// Notes a value of the wrong form or against a rule.
    void invalid(String field, String detail) {
        add(ErrorCode.INVALID_REQUEST, field, detail);
    }

    /// Notes a problem of its own kind. A field is told about once: what could not be read is not
    /// called missing as well.
    void add(ErrorCode code, String field, String detail) {
        if (!has(field)) {
            list.add(new Complaint(code, field, detail));
        }
    }

    /// Whether a field, or something inside it, is at fault already.
    boolean has(String field) {
        return list.stream()
                .map(Complaint::field)
                .anyMatch(known ->
                        known.equals(field)
                                || known.startsWith(field + ".")
                                || known.startsWith(field + "["));
    }

    boolean isEmpty() {
        return list.isEmpty();
    }

    /// All of them as one answer, or nothing. Problems of one kind have its code, mixed ones are an
    /// invalid request.
    Optional<Refusal> refusal() {
        if (list.isEmpty()) {
            return Optional.empty();
        }
        var codes = list.stream().map(Complaint::code).distinct().toList();
        var code = codes.size() == 1 ? codes.getFirst() : ErrorCode.INVALID_REQUEST;
        var problems =
                list.stream()
                        .map(complaint -> new FieldProblem(complaint.field(), complaint.detail()))
                        .toList();
        return Optional.of(new Refusal(code, summary(problems), problems, Optional.empty()));
    }

    private static String summary(List<FieldProblem> problems) {
        var first = problems.getFirst();
        var more = problems.size() - 1;
        var text = first.field().isEmpty() ? first.detail() : first.field() + ": " + first.detail();
        return more == 0 ? text : text + " (and " + more + " more)";
    }
}
