package dev.sluice.functions.upkeep;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import dev.sluice.functions.runtime.Wiring;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import software.amazon.lambda.powertools.logging.PowertoolsLogging;

/// The scheduled upkeep. Its event says nothing that matters.
public final class SweepHandler implements RequestHandler<Map<String, Object>, SweepReport> {

    private static final Logger LOG = LoggerFactory.getLogger(SweepHandler.class);

    /// Enough to finish the item in hand.
    private static final Duration RESERVE = Duration.ofSeconds(5);

    private final SweepTasks sweepTasks;
    private final InstantSource clock;

    /// Called by Lambda.
    public SweepHandler() {
        this(Wiring.production());
    }

    /// Takes what it needs.
    public SweepHandler(Wiring wiring) {
        this(wiring.sweepTasks(), wiring.clock());
    }

    SweepHandler(SweepTasks sweepTasks, InstantSource clock) {
        this.sweepTasks = sweepTasks;
        this.clock = clock;
    }

    @Override
    public SweepReport handleRequest(Map<String, Object> event, Context context) {
        return PowertoolsLogging.withLogging(context, () -> sweep(context));
    }

    private SweepReport sweep(Context context) {
        var left = Duration.ofMillis(context.getRemainingTimeInMillis()).minus(RESERVE);
        var report = sweepTasks.sweep(clock.instant().plus(left));
        LOG.info("{}", report);
        return report;
    }
}
