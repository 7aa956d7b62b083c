/// Rules that invoke functions on a schedule, as EventBridge does.
@NullMarked
package dev.sluice.local.schedule;

import org.jspecify.annotations.NullMarked;
