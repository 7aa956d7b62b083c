package dev.sluice.loadtest.scenario;

import dev.sluice.loadtest.arrival.Arrival;
import java.util.List;

/// One load test, as its file describes it.
///
/// @param name the file's name without `.yaml`
/// @param about one line for people
/// @param seed of arrivals, inputs and latencies
/// @param requests how many
/// @param steps other numbers of requests to run one after another; empty for one run
/// @param target what is called
/// @param arrival when requests come
/// @param inputs the kinds of request, by weight
/// @param quota of each region
/// @param latency how long the simulated model takes
/// @param faults what the simulator does wrong
/// @param retry of mode `retry`
/// @param concurrency tasks at once in mode `fixed`
public record Scenario(
        String name,
        String about,
        long seed,
        int requests,
        List<Integer> steps,
        Target target,
        Arrival arrival,
        List<InputShape> inputs,
        QuotaShape quota,
        LatencyShape latency,
        List<FaultShape> faults,
        RetryShape retry,
        int concurrency) {

    public Scenario {
        steps = List.copyOf(steps);
        inputs = List.copyOf(inputs);
        faults = List.copyOf(faults);
    }

    /// The same with every duration divided by `scale`, so that all rates are multiplied by it.
    public Scenario scaled(double scale) {
        return new Scenario(
                name,
                about,
                seed,
                requests,
                steps,
                target,
                arrival.faster(scale),
                inputs,
                quota.scaled(scale),
                latency.scaled(scale),
                faults.stream().map(fault -> fault.scaled(scale)).toList(),
                retry.scaled(scale),
                concurrency);
    }

    /// The single runs: this one, or one for each step.
    public List<Scenario> runs() {
        return steps.isEmpty() ? List.of(this) : steps.stream().map(this::of).toList();
    }

    /// Short texts at once, without quota, faults and latency: what makes callers and model ready.
    public Scenario asWarmUp(int count) {
        return new Scenario(
                name,
                about,
                seed,
                count,
                List.of(),
                target,
                new Arrival.Burst(),
                List.of(InputShape.TEXT),
                QuotaShape.NONE,
                LatencyShape.NONE,
                List.of(),
                retry,
                concurrency);
    }

    private Scenario of(int count) {
        return new Scenario(
                name,
                about,
                seed,
                count,
                List.of(),
                target,
                arrival,
                inputs,
                quota,
                latency,
                faults,
                retry,
                concurrency);
    }
}
