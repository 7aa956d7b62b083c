/// One lane: queue, dead-letter queue, event source mapping, worker.
@NullMarked
package dev.sluice.infra.lane;

import org.jspecify.annotations.NullMarked;
