package dev.sluice.local.simulator;

import static dev.sluice.local.simulator.Rig.NOVA;
import static dev.sluice.local.simulator.Rig.REGION;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.admission.Limit.Bucket;
import dev.sluice.local.simulator.admission.Quota;
import dev.sluice.local.simulator.admission.QuotaAudit;
import dev.sluice.local.simulator.admission.QuotaRule;
import dev.sluice.local.simulator.admission.QuotaTable;
import dev.sluice.local.simulator.fault.Scope;
import dev.sluice.local.simulator.latency.LatencyProfile;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What the ledger says of 500 callers is never more than their quota, over the real wire and in
/// real time.
class QuotaLedgerIT {
    private static final int RPM = 24_000;
    private static final int TPM = 3_000_000;
    private static final Duration BURST = Duration.ofMillis(500);

    @Test
    void noWindowOfTheLedger_hasMoreThanTheQuota_under500Callers() throws Exception {
        var quota =
                new Quota(
                        Map.of(
                                Dimension.REQUESTS, new Bucket(RPM, BURST),
                                Dimension.TOKENS, new Bucket(TPM, BURST)));
        var settings =
                Settings.of(
                        LatencyProfile.constant(Duration.ofMillis(20)),
                        new QuotaTable(List.of(new QuotaRule(Scope.EVERYWHERE, quota))));
        try (var rig =
                new Rig(
                        SimulatorConfig.onAnyPort().withSettings(settings),
                        ObjectReader.none(),
                        InstantSource.system())) {
            var answers = Crowd.of(500).send(rig.simulator.endpoint(REGION), NOVA, 4);
            assertThat(answers).containsOnlyKeys(200, 429);

            var requests = new QuotaAudit();
            var tokens = new QuotaAudit();
            for (var call : rig.simulator.calls()) {
                if (call.isCompleted()) {
                    var admitted = Objects.requireNonNull(call.admittedAt());
                    assertThat(admitted).isBetween(call.startedAt(), call.endedAt());
                    requests.add(admitted, 1, call.endedAt(), 1);
                    tokens.add(
                            admitted,
                            Objects.requireNonNull(call.reservedTokens()),
                            call.endedAt(),
                            Objects.requireNonNull(call.chargedTokens()));
                }
            }
            assertThat(requests.taken()).isEqualTo((long) answers.get(200));
            assertThat(requests.windowsAbove(RPM, BURST)).isEmpty();
            assertThat(tokens.windowsAbove(TPM, BURST)).isEmpty();
            assertThat(requests.windowsAbove(RPM / 8, BURST)).as("the audit sees").isNotEmpty();
        }
    }
}
