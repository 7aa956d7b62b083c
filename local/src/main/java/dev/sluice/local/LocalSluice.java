package dev.sluice.local;

import dev.sluice.local.api.ApiHost;
import dev.sluice.local.api.LocalUsers;
import dev.sluice.local.engine.ClaimedDirectory;
import dev.sluice.local.engine.RoleCredentials;
import dev.sluice.local.engine.StartFailure;
import dev.sluice.local.process.ChildProcesses;
import dev.sluice.local.queue.QueuePoller;
import dev.sluice.local.queue.SourceQueue;
import dev.sluice.local.schedule.Schedules;
import dev.sluice.local.template.StackTemplate;
import dev.sluice.local.template.TemplateReader;
import java.io.IOException;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.TreeMap;

/// The deployed system on one machine: everything that the synthesized template names, running.
public final class LocalSluice implements AutoCloseable {
    private final Parts parts;
    private final StackTemplate template;
    private final LocalUrls urls;
    private final Duration startup;

    private LocalSluice(Parts parts, StackTemplate template, LocalUrls urls, Duration startup) {
        this.parts = parts;
        this.template = template;
        this.urls = urls;
        this.startup = startup;
    }

    /// Starts everything and returns when it answers.
    ///
    /// @throws StartFailure when a port, the data directory or an engine is not to be had; the
    ///   message is one line and says what to do
    /// @throws dev.sluice.local.template.TemplateException when the template asks for what local
    ///   mode does not understand
    public static LocalSluice start(LocalSettings settings) {
        var clock = InstantSource.system();
        var began = clock.instant();
        var parts = new Parts();
        try {
            var template = read(settings);
            var urls = run(settings, template, parts, clock);
            return new LocalSluice(parts, template, urls, Duration.between(began, clock.instant()));
        } catch (RuntimeException failed) {
            parts.close();
            throw failed;
        }
    }

    private static StackTemplate read(LocalSettings settings) {
        try {
            return TemplateReader.read(settings.assembly(), settings.ports().queues().url());
        } catch (IOException failed) {
            throw new StartFailure("cannot read " + settings.assembly(), failed);
        }
    }

    private static LocalUrls run(
            LocalSettings settings, StackTemplate template, Parts parts, InstantSource clock) {
        var random = new SecureRandom();
        var data = parts.add(ClaimedDirectory.claim(settings.data()));
        var log = parts.add(LogFile.open(data.resolve("functions.log")));
        var children = parts.add(new ChildProcesses());
        var role = RoleCredentials.in(data.resolve("role"), random);
        var engines = parts.add(Engines.start(settings, data, template, role, children));
        var ports = settings.ports();
        var variables = new FunctionVariables(role, engines.urls(ports.api().url()));
        var functions =
                parts.add(
                        Functions.host(settings, data, template, variables, children, log, random));
        var invokers = functions.invokers();
        var schedules =
                parts.add(new Schedules(template.schedules(), invokers::get, clock, random, log));
        var pollers = parts.add(new Pollers());
        for (var mapping : template.eventSources()) {
            var queue = template.queue(mapping.queueId());
            var source = new SourceQueue(engines.queues().url(queue.name()), queue.arn());
            pollers.add(
                    new QueuePoller(
                            mapping,
                            source,
                            engines.queues().client(),
                            invokers.get(mapping.functionId()),
                            clock,
                            log));
        }
        var api = template.api();
        if (api == null) {
            throw new StartFailure("the template has no API");
        }
        var host =
                parts.add(
                        ApiHost.start(
                                ports.api(), api, invokers, LocalUsers.standard(), clock, random));
        pollers.start();
        schedules.start();
        return engines.urls(host.url());
    }

    /// Where everything answers.
    public LocalUrls urls() {
        return urls;
    }

    /// What was started.
    public StackTemplate template() {
        return template;
    }

    /// How long it took from the call of `start` until everything answered.
    public Duration startup() {
        return startup;
    }

    /// The stack's outputs; the API's URL is the local one.
    public Map<String, String> outputs() {
        var outputs = new TreeMap<>(template.outputs());
        outputs.replaceAll((_, value) -> value.contains(".execute-api.") ? local(value) : value);
        return outputs;
    }

    private String local(String deployed) {
        var stage = URI.create(deployed).getPath();
        return urls.api().resolve(stage).toString();
    }

    /// Stops in the opposite order: first nothing new comes in, then what runs may end, then the
    /// engines stop.
    @Override
    public void close() {
        parts.close();
    }
}
