@NullMarked
package dev.sluice.local.queue;

import org.jspecify.annotations.NullMarked;
