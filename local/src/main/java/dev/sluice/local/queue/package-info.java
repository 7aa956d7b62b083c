/// Event source mappings: queues that invoke functions, with the semantics of the Lambda service.
@NullMarked
package dev.sluice.local.queue;

import org.jspecify.annotations.NullMarked;
