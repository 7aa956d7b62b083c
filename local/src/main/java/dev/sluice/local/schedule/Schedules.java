package dev.sluice.local.schedule;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.function.FunctionLog;
import dev.sluice.local.template.ScheduleRule;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Fires the rules of the template when their time comes. Turns that were missed, because the
/// machine slept, are made up for by one.
public final class Schedules implements AutoCloseable {

    /// How far a turn may come late.
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final List<FiringRule> rules = new ArrayList<>();
    private final InstantSource clock;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private Instant lastLook;

    /// @param functions the function behind a logical id; asked at each turn
    /// @param clock what turns are told by; its present is when the rules are created
    public Schedules(
            List<ScheduleRule> rules,
            Function<String, FunctionInvoker> functions,
            InstantSource clock,
            RandomGenerator random,
            FunctionLog log) {
        this.clock = clock;
        this.lastLook = clock.instant();
        for (var rule : rules) {
            var timetable = Timetable.of(rule.schedule(), lastLook);
            this.rules.add(new FiringRule(rule, timetable, functions, random, log));
        }
    }

    /// Begins to look at the clock once a second.
    public void start() {
        Thread.ofVirtual().name("schedules").start(this::run);
    }

    /// Fires every rule that had a turn since the last look, once each.
    synchronized void look() {
        var since = lastLook;
        var now = clock.instant();
        lastLook = now;
        for (var rule : rules) {
            rule.timetable().after(since).filter(turn -> !turn.isAfter(now)).ifPresent(rule::fire);
        }
    }

    /// Fires nothing more. What runs, runs on.
    @Override
    public void close() {
        stopping.countDown();
    }

    private void run() {
        try {
            while (!stopping.await(LOOK.toMillis(), MILLISECONDS)) {
                look();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
