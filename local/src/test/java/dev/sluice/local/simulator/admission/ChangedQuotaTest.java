package dev.sluice.local.simulator.admission;

import static dev.sluice.local.simulator.admission.Dimension.REQUESTS;
import static dev.sluice.local.simulator.admission.Dimension.TOKENS;
import static dev.sluice.local.simulator.admission.QuotaRig.NOON;
import static dev.sluice.local.simulator.admission.QuotaRig.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import dev.sluice.local.simulator.admission.Limit.Bucket;
import dev.sluice.local.simulator.admission.Limit.Window;
import dev.sluice.local.simulator.fault.Scope;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChangedQuotaTest {

    @Test
    void whatIsInUse_staysInUse() {
        var rig = new QuotaRig(REQUESTS, Window.minute(10));
        assertThat(rig.admitted(10, 1, NOON)).isEqualTo(10);
        rig.change(Map.of(REQUESTS, new Bucket(60, Duration.ofSeconds(12))));
        assertThat(rig.admitted(10, 1, NOON)).isEqualTo(2);
        rig.change(Map.of(REQUESTS, new Bucket(60, Duration.ofSeconds(5))));
        assertThat(rig.admitted(10, 1, after("7s"))).isZero();
        assertThat(rig.admitted(10, 1, after("8s"))).isEqualTo(1);
    }

    @Test
    void callOfANewDimension_neitherPaysNorIsPaidThere() {
        var rig = new QuotaRig(Map.of());
        var early = rig.start(100, 900, 1, NOON);
        rig.change(Map.of(TOKENS, Window.minute(1_000)));
        rig.start(0, 600, 1, NOON);
        early.settle(Usage.of(100, 0), NOON);
        assertThat(rig.used(TOKENS, NOON)).isEqualTo(600);
    }

    @Test
    void firstRuleThatCoversARoute_holds_andRoutesShareNothing() {
        var table =
                new QuotaTable(
                        List.of(
                                rule(new Scope(List.of("eu-west-3"), List.of()), 1),
                                rule(new Scope(List.of(), List.of("us.*")), 2)));
        var quotas = new Quotas();
        assertThat(calls(quotas, table, "eu-west-3", "us.a")).isEqualTo(1);
        assertThat(calls(quotas, table, "us-east-1", "us.a")).isEqualTo(2);
        assertThat(calls(quotas, table, "us-east-1", "us.b")).isEqualTo(2);
        assertThat(calls(quotas, table, "us-east-1", "amazon.a")).isEqualTo(9);
        quotas.clear();
        assertThat(calls(quotas, table, "us-east-1", "us.a")).isEqualTo(2);
    }

    private static QuotaRule rule(Scope scope, long rpm) {
        return new QuotaRule(scope, new Quota(Map.of(REQUESTS, Window.minute(rpm))));
    }

    private static int calls(Quotas quotas, QuotaTable table, String region, String model) {
        var charge = new Charge(new Route(region, model), 1, 1, 1);
        var admitted = 0;
        for (int i = 0; i < 9; i++) {
            admitted +=
                    switch (quotas.admit(charge, table, NOON)) {
                        case Admitted _ -> 1;
                        case Throttled _ -> 0;
                    };
        }
        return admitted;
    }
}
