package dev.sluice.functions.runtime;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.functions.api.Dispatch;
import dev.sluice.functions.api.Models;
import dev.sluice.functions.api.OpenUpload;
import dev.sluice.functions.api.Pinning;
import dev.sluice.functions.api.ReadResult;
import dev.sluice.functions.api.SubmitTask;
import dev.sluice.functions.api.WithdrawTask;
import dev.sluice.functions.upkeep.SweepTasks;
import dev.sluice.functions.worker.MessageWork;
import java.time.Clock;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// Puts a function together from its environment: every handler takes what it needs from here, and
/// nothing else is built. Closing it closes all SDK clients, so that a function that was cut off
/// cannot write.
public final class Wiring implements AutoCloseable {

    private final Map<String, String> env;
    private final Clients clients;
    private final InstantSource clock = Clock.systemUTC();
    private final RandomGenerator random = new Chance();

    private Wiring(Map<String, String> env) {
        this.env = env;
        this.clients = new Clients(env);
    }

    /// The function of this process.
    public static Wiring production() {
        return from(System.getenv());
    }

    /// The function of an environment. Opens nothing yet; what is missing shows when a handler asks
    /// for its use case.
    public static Wiring from(Map<String, String> env) {
        return new Wiring(Map.copyOf(env));
    }

    /// The clock of everything.
    public InstantSource clock() {
        return clock;
    }

    /// What ids and tokens are made of.
    public RandomGenerator random() {
        return random;
    }

    /// The stores and services of a function of this role.
    ///
    /// @throws IllegalArgumentException with one line for each missing or wrong value
    public Ports ports(FunctionRole role) {
        return new Ports(FunctionConfig.from(env, role), clients);
    }

    /// Of `POST /upload`.
    public OpenUpload openUpload() {
        var ports = ports(FunctionRole.UPLOAD);
        return new OpenUpload(
                models(ports),
                ports.submissions(),
                ports.ownedTasks(),
                ports.uploadSlots(),
                clock,
                random);
    }

    /// Of `POST /submit`.
    public SubmitTask submitTask() {
        var ports = ports(FunctionRole.SUBMIT);
        return new SubmitTask(
                models(ports),
                ports.submissions(),
                ports.ownedTasks(),
                new Pinning(ports.uploadSlots(), ports.inputObjects(), ports.config().bucket()),
                new Dispatch(ports.taskQueue(), ports.taskObjects()),
                clock,
                random);
    }

    /// Of `GET /result/{id}`.
    public ReadResult readResult() {
        var ports = ports(FunctionRole.RESULT);
        return new ReadResult(
                ports.ownedTasks(),
                ports.taskObjects(),
                ports.sluice().api().uploadUrlTtl(),
                clock);
    }

    /// Of `DELETE /result/{id}`.
    public WithdrawTask withdrawTask() {
        var ports = ports(FunctionRole.CANCEL);
        return new WithdrawTask(ports.ownedTasks(), ports.taskObjects(), clock);
    }

    /// Of a lane's worker.
    public MessageWork messageWork() {
        return new WorkerWiring(ports(FunctionRole.WORKER), clock, random).messageWork();
    }

    /// Of the scheduled upkeep.
    public SweepTasks sweepTasks() {
        var ports = ports(FunctionRole.SWEEP);
        return new SweepTasks(
                ports.openTasks(),
                ports.ownedTasks(),
                ports.deadLetters(),
                ports.deadLetterQueue(),
                List.copyOf(ports.config().deadLetterQueueUrls().keySet()),
                clock,
                random);
    }

    private static Models models(Ports ports) {
        return new Models(ports.sluice(), ModelCatalogue.standard());
    }

    @Override
    public void close() {
        clients.close();
    }
}
