/// The admin API under `/_sim`.
@NullMarked
package dev.sluice.local.simulator.admin;

import org.jspecify.annotations.NullMarked;
