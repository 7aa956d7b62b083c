package dev.sluice.local.simulator;

import dev.sluice.local.simulator.admission.AdmissionVerdict;
import dev.sluice.local.simulator.admission.Charge;
import dev.sluice.local.simulator.admission.Quotas;
import dev.sluice.local.simulator.fault.FaultBoard;
import dev.sluice.local.simulator.ledger.CallLedger;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.local.simulator.ledger.Stats;
import dev.sluice.local.simulator.ledger.Traffic;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/// What calls and admin share. Thread-safe.
///
/// @param defaults the settings that a reset returns to
/// @param settings those of now
/// @param faults what is switched on
/// @param ledger every call that has ended
/// @param traffic the figures
/// @param quotas what is in use of the routes' quotas; starts empty, also with a kept ledger
public record Desk(
        Settings defaults,
        AtomicReference<Settings> settings,
        FaultBoard faults,
        CallLedger ledger,
        Traffic traffic,
        Quotas quotas) {

    /// Continues a ledger: its calls count in the figures.
    public static Desk open(Settings settings, CallLedger ledger) {
        var traffic = new Traffic();
        ledger.forEach(traffic::count);
        return new Desk(
                settings,
                new AtomicReference<>(settings),
                new FaultBoard(),
                ledger,
                traffic,
                new Quotas());
    }

    /// Lets a call in or throttles it, by the quotas of now.
    public AdmissionVerdict admit(Charge charge, Instant now) {
        return quotas.admit(charge, settings.get().quotas(), now);
    }

    /// The figures at this time.
    public Stats stats(Instant now) {
        var table = settings.get().quotas();
        return traffic.stats().with(route -> quotas.use(route, table, now));
    }

    /// Writes down an ended call; to be done before its caller hears of it.
    public void record(CallRecord call) {
        ledger.append(call);
        traffic.count(call);
    }

    /// Forgets all calls and what they used of quotas, and switches all faults off.
    public void reset() {
        settings.set(defaults);
        faults.clear();
        ledger.clear();
        traffic.clear();
        quotas.clear();
    }
}
