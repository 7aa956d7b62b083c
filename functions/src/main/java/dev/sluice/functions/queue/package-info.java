/// A lane's queue and its dead-letter queue.
@NullMarked
package dev.sluice.functions.queue;

import org.jspecify.annotations.NullMarked;
