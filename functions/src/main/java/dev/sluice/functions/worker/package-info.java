/// From one queue message to one verdict: claim, fetch, call, write.
@NullMarked
package dev.sluice.functions.worker;

import org.jspecify.annotations.NullMarked;
