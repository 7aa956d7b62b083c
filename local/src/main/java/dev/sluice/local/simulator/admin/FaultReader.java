package dev.sluice.local.simulator.admin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.fault.Chance;
import dev.sluice.local.simulator.fault.FaultKind;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.local.simulator.fault.InjectedFault;
import dev.sluice.local.simulator.fault.InjectedFault.Fail;
import dev.sluice.local.simulator.fault.InjectedFault.Hangup;
import dev.sluice.local.simulator.fault.InjectedFault.Refuse;
import dev.sluice.local.simulator.fault.InjectedFault.RejectDocument;
import dev.sluice.local.simulator.fault.InjectedFault.Reset;
import dev.sluice.local.simulator.fault.InjectedFault.Shape;
import dev.sluice.local.simulator.fault.InjectedFault.Silence;
import dev.sluice.local.simulator.fault.InjectedFault.Slow;
import dev.sluice.local.simulator.fault.Scope;
import dev.sluice.local.simulator.fault.Window;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reads faults: one object, a list, or either under `faults`.
///
/// @param now what the windows are relative to
record FaultReader(Instant now, Problems problems) {
    private static final Duration FOR_GOOD = Duration.ofDays(3_650);
    private static final Set<String> FIELDS =
            Set.of(
                    "kind",
                    "regions",
                    "models",
                    "from",
                    "for",
                    "probability",
                    "firstCalls",
                    "perCallInFlight",
                    "factor",
                    "retryAfter");

    List<FaultRule> read(JsonNode body) {
        var list = body.has("faults") ? body.get("faults") : body;
        var path = body.has("faults") ? "faults" : "";
        if (!list.isArray()) {
            return rule(list, path).map(List::of).orElse(List.of());
        }
        var rules = new ArrayList<FaultRule>();
        for (int i = 0; i < list.size(); i++) {
            rule(list.get(i), path + "[" + i + "]").ifPresent(rules::add);
        }
        return rules;
    }

    private Optional<FaultRule> rule(JsonNode node, String path) {
        var fields = Fields.of(node, path, problems, FIELDS);
        var kind = kind(fields);
        var scope = new Scope(fields.texts("regions"), fields.texts("models"));
        var window =
                Window.after(
                        now,
                        fields.duration("from", Duration.ZERO),
                        fields.duration("for", FOR_GOOD));
        var chance =
                new Chance(
                        fields.number("probability", 1, 0, 1),
                        fields.number("perCallInFlight", 0, 0, 1),
                        fields.count("firstCalls", Integer.MAX_VALUE));
        return kind.map(k -> new FaultRule(k, figures(k.fault(), fields), scope, window, chance));
    }

    private Optional<FaultKind> kind(Fields fields) {
        var name = fields.text("kind");
        var kind =
                Arrays.stream(FaultKind.values())
                        .filter(k -> k.wireName().equals(name.orElse("")))
                        .findFirst();
        if (kind.isEmpty()) {
            problems.add(
                    fields.path("kind"),
                    name.orElse("nothing"),
                    "one of "
                            + Arrays.stream(FaultKind.values()).map(FaultKind::wireName).toList());
        }
        return kind;
    }

    private static InjectedFault figures(InjectedFault fault, Fields fields) {
        return switch (fault) {
            case Slow(var factor) -> new Slow(fields.number("factor", factor, 0, 10_000));
            case Refuse(var error) -> {
                var retryAfter = fields.duration("retryAfter", Duration.ZERO);
                yield new Refuse(retryAfter.isZero() ? error : error.retryAfter(retryAfter));
            }
            case Hangup _, Reset _, Silence _, Fail _, RejectDocument _, Shape _ -> fault;
        };
    }
}
