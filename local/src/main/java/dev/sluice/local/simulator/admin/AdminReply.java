package dev.sluice.local.simulator.admin;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.sluice.local.simulator.http.WireReply;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Replies of the admin API.
final class AdminReply {
    private static final String JSON = "application/json";

    private AdminReply() {}

    static WireReply ok(Object view) {
        return reply(200, JSON, view);
    }

    static WireReply done() {
        return new WireReply.Whole(204, Map.of(), new byte[0]);
    }

    static WireReply invalid(List<FieldProblem> problems) {
        return reply(
                400,
                Problem.MEDIA_TYPE,
                new Problem("Bad Request", 400, ErrorCode.INVALID_REQUEST, null, problems));
    }

    static WireReply invalid(String detail) {
        return problem(400, "Bad Request", ErrorCode.INVALID_REQUEST, detail);
    }

    static WireReply notFound(String detail) {
        return problem(404, "Not Found", ErrorCode.NOT_FOUND, detail);
    }

    private static WireReply problem(
            int status, String title, ErrorCode code, @Nullable String detail) {
        return reply(status, Problem.MEDIA_TYPE, new Problem(title, status, code, detail, null));
    }

    private static WireReply reply(int status, String type, Object body) {
        return new WireReply.Whole(
                status, Map.of("Content-Type", type), Json.write(body).getBytes(UTF_8));
    }
}
