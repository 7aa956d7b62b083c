package dev.sluice.local.simulator.admin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.admission.Limit;
import dev.sluice.local.simulator.admission.Quota;
import dev.sluice.local.simulator.admission.QuotaRule;
import dev.sluice.local.simulator.admission.QuotaTable;
import dev.sluice.local.simulator.fault.Scope;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Optional;
import java.util.Set;

/// Reads the list of quotas, which replaces the one before.
///
/// Each has `regions` and `models` as faults have, any of `rpm`, `tpm`, `itpm`, `otpm` and `tpd`,
/// `window` (`bucket` or `fixed`) and, for buckets, `burst`. A dimension is a number, or `{limit,
/// burst}` for a bucket of another size.
record QuotaReader(Problems problems) {
    private static final Duration BURST = Duration.ofMinutes(1);
    private static final Set<String> FIELDS =
            Set.of("regions", "models", "rpm", "tpm", "itpm", "otpm", "tpd", "window", "burst");
    private static final Set<String> DIMENSION = Set.of("limit", "burst");
    private static final Set<String> NO_BURST = Set.of("limit");

    QuotaTable read(JsonNode list) {
        var rules = new ArrayList<QuotaRule>();
        if (!list.isArray()) {
            problems.add("quotas", list, "a list");
            return QuotaTable.NONE;
        }
        for (int i = 0; i < list.size(); i++) {
            rules.add(rule(list.get(i), "quotas[" + i + "]"));
        }
        return new QuotaTable(rules);
    }

    private QuotaRule rule(JsonNode node, String path) {
        var fields = Fields.of(node, path, problems, FIELDS);
        var counting = counting(fields);
        var burst = burst(fields, BURST, counting);
        var limits = new EnumMap<Dimension, Limit>(Dimension.class);
        for (var dimension : Dimension.values()) {
            fields.get(dimension.setting())
                    .flatMap(value -> limit(fields, value, dimension, counting, burst))
                    .ifPresent(limit -> limits.put(dimension, limit));
        }
        return new QuotaRule(
                new Scope(fields.texts("regions"), fields.texts("models")), new Quota(limits));
    }

    private Optional<Limit> limit(
            Fields rule, JsonNode value, Dimension dimension, Counting counting, Duration burst) {
        var name = dimension.setting();
        var most =
                dimension == Dimension.TOKENS_PER_DAY ? Limit.MOST_PER_DAY : Limit.MOST_PER_MINUTE;
        var known = counting.of(dimension) == Counting.BUCKET ? DIMENSION : NO_BURST;
        if (!value.isObject()) {
            return rule.whole(name, 1, most).map(n -> counting.limit(dimension, n, burst));
        }
        var fields = Fields.of(value, rule.path(name), problems, known);
        if (fields.get("limit").isEmpty()) {
            problems.add(fields.path("limit"), "nothing", Fields.wholeFrom(1, most));
        }
        var own = fields.duration("burst", burst);
        require(fields, own);
        return fields.whole("limit", 1, most).map(n -> counting.limit(dimension, n, own));
    }

    private Duration burst(Fields fields, Duration fallback, Counting counting) {
        var burst = fields.duration("burst", fallback);
        require(fields, burst);
        if (counting == Counting.FIXED) {
            fields.get("burst")
                    .ifPresent(value ->
                            problems.add(
                                    fields.path("burst"), value, "for a window that is fixed"));
        }
        return burst;
    }

    private void require(Fields fields, Duration burst) {
        if (burst.isZero() || burst.compareTo(Limit.LONGEST_BURST) > 0) {
            problems.add(fields.path("burst"), burst, "longer than 0 and at most 1h");
        }
    }

    private Counting counting(Fields fields) {
        return fields.text("window")
                .flatMap(word -> {
                    var found = Counting.of(word);
                    if (found.isEmpty()) {
                        problems.add(fields.path("window"), word, "one of " + Counting.words());
                    }
                    return found;
                })
                .orElse(Counting.BUCKET);
    }
}
