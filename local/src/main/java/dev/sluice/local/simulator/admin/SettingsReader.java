package dev.sluice.local.simulator.admin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.Settings;
import dev.sluice.local.simulator.admission.QuotaTable;
import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.local.simulator.latency.LatencyTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// Reads settings; what is not named stays as it is.
///
/// @param current what is changed
record SettingsReader(Settings current, Problems problems) {
    private static final Set<String> FIELDS = Set.of("latency", "aliases", "quotas", "faults");
    private static final Set<String> LATENCY = Set.of("default", "models");
    private static final Set<String> PROFILE =
            Set.of("base", "perImage", "perPage", "perOutputToken", "sigma");
    private static final double MAX_SIGMA = 3;

    Settings read(JsonNode body) {
        var fields = Fields.of(body, "", problems, FIELDS);
        return new Settings(
                fields.get("latency").map(this::latency).orElse(current.latency()),
                fields.get("aliases").map(this::aliases).orElse(current.aliases()),
                fields.get("quotas").map(this::quotas).orElse(current.quotas()));
    }

    private QuotaTable quotas(JsonNode node) {
        return new QuotaReader(problems).read(node);
    }

    private LatencyTable latency(JsonNode node) {
        var fields = Fields.of(node, "latency", problems, LATENCY);
        var standard = current.latency().standard();
        var changed =
                fields.get("default")
                        .map(profile -> profile(profile, "latency.default", standard))
                        .orElse(standard);
        var models = new HashMap<String, LatencyProfile>();
        fields.get("models")
                .ifPresent(all ->
                        Fields.any(all, "latency.models", problems)
                                .each((id, profile) ->
                                        models.put(
                                                id,
                                                profile(
                                                        profile,
                                                        "latency.models." + id,
                                                        changed))));
        return new LatencyTable(
                changed, fields.get("models").isPresent() ? models : current.latency().models());
    }

    private LatencyProfile profile(JsonNode node, String path, LatencyProfile from) {
        var fields = Fields.of(node, path, problems, PROFILE);
        return new LatencyProfile(
                fields.duration("base", from.base()),
                fields.duration("perImage", from.perImage()),
                fields.duration("perPage", from.perPage()),
                fields.duration("perOutputToken", from.perOutputToken()),
                fields.number("sigma", from.sigma(), 0, MAX_SIGMA));
    }

    private Map<String, String> aliases(JsonNode node) {
        var aliases = new HashMap<String, String>();
        var fields = Fields.any(node, "aliases", problems);
        fields.each((id, model) -> fields.text(id).ifPresent(text -> aliases.put(id, text)));
        return aliases;
    }
}
