package dev.sluice.local;

import dev.sluice.local.api.LocalUsers;
import dev.sluice.local.engine.BedrockForward;
import dev.sluice.local.engine.ClaimedDirectory;
import dev.sluice.local.engine.Engine;
import dev.sluice.local.engine.Objects;
import dev.sluice.local.engine.Queues;
import dev.sluice.local.engine.RoleCredentials;
import dev.sluice.local.engine.StartFailure;
import dev.sluice.local.engine.Tables;
import dev.sluice.local.process.ChildProcesses;
import dev.sluice.local.template.QueueProvisioning;
import dev.sluice.local.template.StackTemplate;
import dev.sluice.local.template.TableProvisioning;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/// The services that the functions use, with what the template wants in them.
record Engines(Queues queues, Objects objects, Tables tables, Engine bedrock)
        implements AutoCloseable {

    /// Starts all of them side by side; either all run afterwards, or none.
    static Engines start(
            LocalSettings settings,
            ClaimedDirectory data,
            StackTemplate template,
            RoleCredentials role,
            ChildProcesses children) {
        var ports = settings.ports();
        var queues =
                begin(
                        "queues",
                        () -> {
                            var engine = Queues.start(data.resolve("queues"), ports.queues());
                            new QueueProvisioning(engine.client(), engine.endpoint())
                                    .apply(template.queues());
                            return engine;
                        });
        var tables = begin("tables", () -> tables(settings, data, template, children));
        var objects =
                begin(
                        "objects",
                        () ->
                                Objects.start(
                                        data.resolve("objects"),
                                        ports.objects(),
                                        users(role),
                                        template.buckets()));
        var bedrock = begin("bedrock", () -> bedrock(settings, data, result(objects)));
        try {
            return new Engines(result(queues), result(objects), result(tables), result(bedrock));
        } catch (RuntimeException failed) {
            List.of(bedrock, tables, objects, queues).forEach(Engines::abandon);
            throw failed;
        }
    }

    private static Tables tables(
            LocalSettings settings,
            ClaimedDirectory data,
            StackTemplate template,
            ChildProcesses children) {
        var elsewhere = settings.tables();
        var engine =
                elsewhere != null
                        ? Tables.at(elsewhere)
                        : Tables.start(
                                children,
                                settings.project(),
                                data.resolve("tables/tables.db"),
                                settings.ports().tables());
        try (var client = engine.client()) {
            new TableProvisioning(client).apply(template.tables());
            return engine;
        } catch (RuntimeException failed) {
            engine.close();
            throw failed;
        }
    }

    private static Engine bedrock(LocalSettings settings, ClaimedDirectory data, Objects objects) {
        var port = settings.ports().bedrock();
        return switch (settings.bedrock()) {
            case SIMULATED -> SimulatedBedrock.start(data.resolve("bedrock"), port, objects);
            case AWS -> BedrockForward.start(port);
        };
    }

    /// Beside the functions, `local` may use the object store itself: its inputs lie there.
    private static Map<String, String> users(RoleCredentials role) {
        var users = new HashMap<String, String>();
        users.put(role.accessKeyId(), role.secretAccessKey());
        var local = LocalUsers.standard().byKey().get("local");
        if (local != null) {
            users.put(local.caller().accessKey(), local.secret());
        }
        return Map.copyOf(users);
    }

    private static <E extends Engine> Future<E> begin(String name, Callable<E> start) {
        var task = new FutureTask<>(start);
        Thread.ofPlatform().daemon().name("start-" + name).start(task);
        return task;
    }

    private static <E extends Engine> E result(Future<E> started) {
        try {
            return started.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new StartFailure("interrupted while starting", interrupted);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause
                    ? cause
                    : new StartFailure("an engine did not start", failed.getCause());
        }
    }

    private static void abandon(Future<? extends Engine> started) {
        try {
            result(started).close();
        } catch (RuntimeException neverRan) {
            // Its failure, or the first one, is being reported already.
        }
    }

    LocalUrls urls(URI api) {
        return new LocalUrls(
                api, objects.endpoint(), queues.endpoint(), tables.endpoint(), bedrock.endpoint());
    }

    @Override
    public void close() {
        List.<Engine>of(bedrock, objects, queues, tables).forEach(Engine::close);
    }
}
