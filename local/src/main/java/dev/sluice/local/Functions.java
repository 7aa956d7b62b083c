package dev.sluice.local;

import dev.sluice.functions.runtime.Wiring;
import dev.sluice.local.engine.ClaimedDirectory;
import dev.sluice.local.engine.StartFailure;
import dev.sluice.local.function.AccountConcurrency;
import dev.sluice.local.function.ChildInstances;
import dev.sluice.local.function.FunctionDefinition;
import dev.sluice.local.function.FunctionHost;
import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.function.FunctionLog;
import dev.sluice.local.function.HostSettings;
import dev.sluice.local.function.InProcessInstances;
import dev.sluice.local.function.InstanceFactory;
import dev.sluice.local.function.WiredHandlers;
import dev.sluice.local.process.ChildProcesses;
import dev.sluice.local.template.FunctionResource;
import dev.sluice.local.template.StackTemplate;
import java.io.IOException;
import java.time.InstantSource;
import java.util.Map;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// A host for each function of the template.
record Functions(Map<String, FunctionHost> hosts, InstanceFactory instances)
        implements AutoCloseable {

    static Functions host(
            LocalSettings settings,
            ClaimedDirectory data,
            StackTemplate template,
            FunctionVariables variables,
            ChildProcesses children,
            FunctionLog log,
            RandomGenerator random) {
        var instances = instances(settings, data, children, log);
        var host =
                new HostSettings(
                        new AccountConcurrency(AccountConcurrency.DEFAULT_LIMIT),
                        InstantSource.system(),
                        random,
                        log,
                        HostSettings.DEFAULT_IDLE_LIMIT);
        var hosts =
                template.functions().stream()
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        FunctionResource::logicalId,
                                        function ->
                                                new FunctionHost(
                                                        definition(function, variables),
                                                        instances,
                                                        host)));
        return new Functions(hosts, instances);
    }

    private static InstanceFactory instances(
            LocalSettings settings,
            ClaimedDirectory data,
            ChildProcesses children,
            FunctionLog log) {
        return switch (settings.hosting()) {
            case IN_PROCESS ->
                    new InProcessInstances(
                            new WiredHandlers<>(Wiring.class, Wiring::from),
                            InstantSource.system(),
                            log);
            case ISOLATED -> {
                try {
                    yield new ChildInstances(
                            children,
                            data.resolve("runtime"),
                            log,
                            ChildInstances.DEFAULT_INITIALIZATION_LIMIT);
                } catch (IOException failed) {
                    throw new StartFailure("cannot start isolated functions", failed);
                }
            }
        };
    }

    private static FunctionDefinition definition(
            FunctionResource function, FunctionVariables variables) {
        var reserved = function.reservedConcurrency();
        return new FunctionDefinition(
                function.name(),
                function.arn(),
                function.handler(),
                variables.with(function.environment()),
                function.timeout(),
                function.memoryMegabytes(),
                function.code(),
                reserved == null ? OptionalInt.empty() : OptionalInt.of(reserved));
    }

    Map<String, FunctionInvoker> invokers() {
        return hosts.entrySet().stream()
                .collect(
                        Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> entry.getValue()));
    }

    @Override
    public void close() {
        hosts.values().forEach(FunctionHost::close);
        if (instances instanceof ChildInstances children) {
            children.close();
        }
    }
}
