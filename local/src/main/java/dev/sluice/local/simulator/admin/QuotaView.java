package dev.sluice.local.simulator.admin;

import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.admission.Limit;
import dev.sluice.local.simulator.admission.QuotaRule;
import dev.sluice.local.simulator.admission.QuotaTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Shows quotas in the shape in which they are set.
final class QuotaView {

    private QuotaView() {}

    static List<Map<String, Object>> of(QuotaTable table) {
        return table.rules().stream().map(QuotaView::rule).toList();
    }

    private static Map<String, Object> rule(QuotaRule rule) {
        var view = new LinkedHashMap<String, Object>();
        view.put("regions", rule.scope().regions());
        view.put("models", rule.scope().models());
        rule.quota().limits().entrySet().stream()
                .filter(limit -> limit.getKey() != Dimension.TOKENS_PER_DAY)
                .findFirst()
                .ifPresent(limit -> view.put("window", Counting.of(limit.getValue()).word()));
        rule.quota().limits().forEach((dimension, l) -> view.put(dimension.setting(), limit(l)));
        return view;
    }

    private static Map<String, Object> limit(Limit limit) {
        return switch (limit) {
            case Limit.Bucket(var amount, var burst) -> {
                var view = new LinkedHashMap<String, Object>();
                view.put("limit", amount);
                view.put("burst", burst.toString());
                yield view;
            }
            case Limit.Window(var amount, _) -> Map.of("limit", amount);
        };
    }
}
