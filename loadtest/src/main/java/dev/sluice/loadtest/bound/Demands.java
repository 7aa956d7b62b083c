package dev.sluice.loadtest.bound;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.model.PixelSize;
import dev.sluice.loadtest.input.Inputs;
import dev.sluice.loadtest.scenario.InputShape;
import dev.sluice.loadtest.scenario.Scenario;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// What a scenario's requests are expected to demand, before any was made: tokens by the model's
/// rules, latencies drawn from the scenario's own distribution.
public final class Demands {

    private Demands() {}

    /// One demand a request, by number.
    public static List<Demand> expected(Scenario scenario) {
        var random = new SplittableRandom(scenario.seed());
        var arrivals = scenario.arrival().times(scenario.requests(), random.split());
        var latencies = random.split();
        var inputs = new Inputs(scenario);
        var output = scenario.target().outputTokens();
        return IntStream.range(0, scenario.requests())
                .mapToObj(request -> {
                    var shape = inputs.shape(request);
                    return new Demand(
                            arrivals.get(request),
                            tokens(scenario, shape),
                            scenario.latency().draw(shape, output, latencies));
                })
                .toList();
    }

    /// The final charge that one request is expected to come to.
    public static long tokens(Scenario scenario, InputShape shape) {
        var output = scenario.target().outputTokens();
        return ModelCatalogue.standard()
                .profile(scenario.target().model())
                .map(model -> input(model, shape) + output * (long) model.tokens().burndown())
                .orElse((long) output);
    }

    private static long input(ModelProfile model, InputShape shape) {
        var rules = model.tokens();
        var images =
                shape.images()
                        .map(all ->
                                all.count()
                                        * rules.image()
                                                .of(new PixelSize(all.width(), all.height())))
                        .orElse(0L);
        return rules.ofText(shape.textBytes()) + images + shape.pageCount() * rules.perPage();
    }
}
