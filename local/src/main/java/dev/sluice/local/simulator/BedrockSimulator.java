package dev.sluice.local.simulator;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.local.simulator.admin.AdminApi;
import dev.sluice.local.simulator.check.ModelGate;
import dev.sluice.local.simulator.check.RequestCheck;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.local.simulator.http.HttpEdge;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.local.simulator.ledger.Stats;
import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;

/// A stand-in for the Bedrock runtime on the loopback address. Every region is one path:
/// `http://127.0.0.1:4570/{region}` as the SDK's endpoint.
///
/// It speaks Converse and CountTokens as the service does, validates as the service does, takes a
/// model's time, and keeps a ledger of every call. It checks no signatures. It proves nothing about
/// models: its answers are made up, but carry a digest of each input.
public final class BedrockSimulator implements AutoCloseable {
    private final Desk desk;
    private final HttpEdge edge;
    private final LedgerFile file;
    private final ClosablePause pause;
    private final InstantSource clock;

    private BedrockSimulator(
            Desk desk, HttpEdge edge, LedgerFile file, ClosablePause pause, InstantSource clock) {
        this.desk = desk;
        this.edge = edge;
        this.file = file;
        this.pause = pause;
        this.clock = clock;
    }

    /// Starts one that can read no bucket.
    ///
    /// @throws PortInUseException if the port is taken
    /// @throws IOException if the ledger cannot be opened
    public static BedrockSimulator start(SimulatorConfig config, InstantSource clock)
            throws IOException {
        return start(config, clock, ObjectReader.none(), ModelCatalogue.standard());
    }

    /// Starts one that reads media named by location through `objects`.
    ///
    /// @throws PortInUseException if the port is taken
    /// @throws IOException if the ledger cannot be opened
    public static BedrockSimulator start(
            SimulatorConfig config, InstantSource clock, ObjectReader objects) throws IOException {
        return start(config, clock, objects, ModelCatalogue.standard());
    }

    /// Starts one with models of one's own.
    ///
    /// @throws PortInUseException if the port is taken
    /// @throws IOException if the ledger cannot be opened
    public static BedrockSimulator start(
            SimulatorConfig config,
            InstantSource clock,
            ObjectReader objects,
            ModelCatalogue catalogue)
            throws IOException {
        var file = LedgerFile.of(config.ledger());
        var desk = Desk.open(config.settings(), file.ledger());
        var pause = new ClosablePause();
        var reception =
                new Reception(
                        new ModelGate(catalogue), new RequestCheck(objects), desk::admit, clock);
        var dice = new Dice(config.seed(), desk.traffic().stats().all().calls());
        var models = new ModelApi(desk, reception, dice, pause, clock);
        try {
            var edge =
                    HttpEdge.start(
                            config.port(), new Switchboard(models, new AdminApi(desk, clock)));
            return new BedrockSimulator(desk, edge, file, pause, clock);
        } catch (IOException e) {
            file.close();
            throw isBind(e) ? new PortInUseException(config.port(), e) : e;
        }
    }

    /// The port it listens on.
    public int port() {
        return edge.port();
    }

    /// The SDK's endpoint for a region.
    public URI endpoint(String region) {
        return URI.create("http://127.0.0.1:" + port() + "/" + region);
    }

    /// Every call that has ended, also those of earlier runs with the same ledger.
    public List<CallRecord> calls() {
        return desk.ledger().calls();
    }

    /// The figures now.
    public Stats stats() {
        return desk.stats(clock.instant());
    }

    /// Switches faults on, beside those that are on.
    public void inject(FaultRule... faults) {
        desk.faults().add(List.of(faults));
    }

    /// Switches all faults off.
    public void clearFaults() {
        desk.faults().clear();
    }

    /// Changes the settings for calls that arrive from now on.
    public void configure(Settings settings) {
        desk.settings().set(settings);
    }

    /// Forgets calls, figures, used quota and faults, and returns to the settings of the start.
    public void reset() {
        desk.reset();
    }

    /// Cuts the calls in flight, which leave no line in the ledger, and stops.
    @Override
    public void close() throws IOException {
        pause.close();
        edge.close();
        file.close();
    }

    private static boolean isBind(Throwable e) {
        return e instanceof BindException || e.getCause() instanceof BindException;
    }
}
