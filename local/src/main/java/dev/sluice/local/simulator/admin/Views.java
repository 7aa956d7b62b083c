package dev.sluice.local.simulator.admin;

import dev.sluice.local.simulator.Settings;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.local.simulator.latency.LatencyProfile;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Shows what holds now, in the shape in which it is set.
final class Views {

    private Views() {}

    static Map<String, Object> config(Settings settings, List<FaultRule> faults) {
        var models = new LinkedHashMap<String, Object>();
        settings.latency().models().forEach((id, profile) -> models.put(id, profile(profile)));
        return Map.of(
                "latency",
                Map.of("default", profile(settings.latency().standard()), "models", models),
                "aliases",
                settings.aliases(),
                "quotas",
                QuotaView.of(settings.quotas()),
                "faults",
                faults(faults));
    }

    static List<Map<String, Object>> faults(List<FaultRule> rules) {
        return rules.stream().map(Views::fault).toList();
    }

    private static Map<String, Object> fault(FaultRule rule) {
        var view = new LinkedHashMap<String, Object>();
        view.put("kind", rule.kind().wireName());
        view.put("regions", rule.scope().regions());
        view.put("models", rule.scope().models());
        view.put("since", rule.window().from().toString());
        view.put("until", rule.window().until().toString());
        view.put("probability", rule.chance().probability());
        view.put("firstCalls", rule.chance().firstCalls());
        return view;
    }

    private static Map<String, Object> profile(LatencyProfile profile) {
        var view = new LinkedHashMap<String, Object>();
        view.put("base", profile.base().toString());
        view.put("perImage", profile.perImage().toString());
        view.put("perPage", profile.perPage().toString());
        view.put("perOutputToken", profile.perOutputToken().toString());
        view.put("sigma", profile.sigma());
        return view;
    }
}
