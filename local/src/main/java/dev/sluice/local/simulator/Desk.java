package dev.sluice.local.simulator;

import dev.sluice.local.simulator.fault.FaultBoard;
import dev.sluice.local.simulator.ledger.CallLedger;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.local.simulator.ledger.Traffic;
import java.util.concurrent.atomic.AtomicReference;

/// What calls and admin share. Thread-safe.
///
/// @param defaults the settings that a reset returns to
/// @param settings those of now
/// @param faults what is switched on
/// @param ledger every call that has ended
/// @param traffic the figures
public record Desk(
        Settings defaults,
        AtomicReference<Settings> settings,
        FaultBoard faults,
        CallLedger ledger,
        Traffic traffic) {

    /// Continues a ledger: its calls count in the figures.
    public static Desk open(Settings settings, CallLedger ledger) {
        var traffic = new Traffic();
        ledger.forEach(traffic::count);
        return new Desk(
                settings, new AtomicReference<>(settings), new FaultBoard(), ledger, traffic);
    }

    /// Writes down an ended call; to be done before its caller hears of it.
    public void record(CallRecord call) {
        ledger.append(call);
        traffic.count(call);
    }

    /// Forgets all calls and switches all faults off.
    public void reset() {
        settings.set(defaults);
        faults.clear();
        ledger.clear();
        traffic.clear();
    }
}
