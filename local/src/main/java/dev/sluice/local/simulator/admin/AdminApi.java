package dev.sluice.local.simulator.admin;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.Desk;
import dev.sluice.local.simulator.http.Exchange;
import dev.sluice.local.simulator.http.WireReply;
import dev.sluice.local.simulator.http.WireRequest;
import dev.sluice.model.Json;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Map;

/// The admin API under `/_sim`.
public final class AdminApi implements Exchange {
    private final Desk desk;
    private final InstantSource clock;

    /// Looks at and changes what is on `desk`.
    public AdminApi(Desk desk, InstantSource clock) {
        this.desk = desk;
        this.clock = clock;
    }

    @Override
    public WireReply handle(WireRequest request) throws IOException {
        var call = request.method() + " /" + String.join("/", request.segments());
        return switch (call) {
            case "GET /_sim/calls" ->
                    new WireReply.Streamed(
                            Map.of("Content-Type", "application/x-ndjson"), desk.ledger().ndjson());
            case "GET /_sim/stats" -> AdminReply.ok(desk.stats(clock.instant()));
            case "GET /_sim/config" -> config();
            case "PUT /_sim/config" -> changed(request, this::configure);
            case "GET /_sim/faults" -> faults();
            case "POST /_sim/faults" -> changed(request, this::addFaults);
            case "DELETE /_sim/faults" -> {
                desk.faults().clear();
                yield AdminReply.done();
            }
            case "POST /_sim/reset" -> {
                desk.reset();
                yield AdminReply.done();
            }
            default ->
                    AdminReply.notFound(
                            call
                                    + " is unknown; known are GET calls, stats, config, faults, PUT"
                                    + " config, POST faults, reset, DELETE faults");
        };
    }

    private WireReply changed(WireRequest request, Change change) throws IOException {
        try {
            var body = Json.mapper().readTree(request.body());
            var problems = new Problems();
            var reply = change.apply(body, problems);
            return problems.found().isEmpty() ? reply.run() : AdminReply.invalid(problems.found());
        } catch (JacksonException noJson) {
            return AdminReply.invalid("the body is not JSON: " + noJson.getOriginalMessage());
        }
    }

    private Effect configure(JsonNode body, Problems problems) {
        var settings = new SettingsReader(desk.settings().get(), problems).read(body);
        if (!body.has("faults")) {
            return () -> {
                desk.settings().set(settings);
                return config();
            };
        }
        var faults = new FaultReader(clock.instant(), problems).read(body);
        return () -> {
            desk.settings().set(settings);
            desk.faults().clear();
            desk.faults().add(faults);
            return config();
        };
    }

    private Effect addFaults(JsonNode body, Problems problems) {
        var faults = new FaultReader(clock.instant(), problems).read(body);
        return () -> {
            desk.faults().add(faults);
            return faults();
        };
    }

    private WireReply config() {
        return AdminReply.ok(Views.config(desk.settings().get(), desk.faults().rules()));
    }

    private WireReply faults() {
        return AdminReply.ok(Map.of("faults", Views.faults(desk.faults().rules())));
    }

    /// Reads a body and tells what it would do; nothing is done while there are problems.
    @FunctionalInterface
    private interface Change {
        Effect apply(JsonNode body, Problems problems);
    }

    /// Does it, and shows what holds then.
    @FunctionalInterface
    private interface Effect {
        WireReply run();
    }
}
