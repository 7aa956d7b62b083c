package dev.sluice.client.stub;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// What the stub says.
record StubAnswer(int status, Map<String, String> headers, byte[] body) {

    static StubAnswer json(int status, Object wire) {
        return new StubAnswer(
                status,
                Map.of("content-type", "application/json"),
                Json.write(wire).getBytes(StandardCharsets.UTF_8));
    }

    static StubAnswer of(Problem problem) {
        return new StubAnswer(
                problem.status(),
                Map.of("content-type", Problem.MEDIA_TYPE),
                Json.write(problem).getBytes(StandardCharsets.UTF_8));
    }

    static StubAnswer refusal(ErrorCode code, String detail, FieldProblem... errors) {
        return of(
                new Problem(
                        "Refused",
                        code.httpStatus(),
                        code,
                        detail,
                        errors.length == 0 ? null : List.of(errors)));
    }

    StubAnswer with(String header, String value) {
        var more = new java.util.HashMap<>(headers);
        more.put(header, value);
        return new StubAnswer(status, more, body);
    }
}
