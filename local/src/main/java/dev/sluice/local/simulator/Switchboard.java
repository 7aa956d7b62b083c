package dev.sluice.local.simulator;

import dev.sluice.local.simulator.admin.AdminApi;
import dev.sluice.local.simulator.http.Exchange;
import dev.sluice.local.simulator.http.WireReply;
import dev.sluice.local.simulator.http.WireRequest;
import dev.sluice.local.simulator.wire.ErrorType;
import dev.sluice.local.simulator.wire.ServiceError;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Leads requests by their path: `/_sim/…` to the admin API, `/{region}/model/{modelId}/…` to the
/// models.
final class Switchboard implements Exchange {
    private final ModelApi models;
    private final AdminApi admin;

    Switchboard(ModelApi models, AdminApi admin) {
        this.models = models;
        this.admin = admin;
    }

    @Override
    public WireReply handle(WireRequest request) throws IOException, InterruptedException {
        var path = request.segments();
        if (!path.isEmpty() && path.getFirst().equals("_sim")) {
            return admin.handle(request);
        }
        var operation = operation(request.method(), path);
        return operation.isPresent()
                ? models.call(request, new Route(path.get(0), path.get(2)), operation.get())
                : CallReply.refused(
                        ServiceError.of(
                                ErrorType.UNKNOWN_OPERATION,
                                "The simulator serves POST /{region}/model/{modelId}/converse and"
                                        + " …/count-tokens."),
                        "unknown-operation");
    }

    private static Optional<Operation> operation(String method, List<String> path) {
        return method.equals("POST") && path.size() == 4 && path.get(1).equals("model")
                ? Operation.of(path.get(3))
                : Optional.empty();
    }
}
