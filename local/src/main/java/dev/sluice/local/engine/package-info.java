/// The embedded engines behind local mode: queues, objects, tables, and the data directory that
/// they keep their state in.
@NullMarked
package dev.sluice.local.engine;

import org.jspecify.annotations.NullMarked;
