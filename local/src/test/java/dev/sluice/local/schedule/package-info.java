@NullMarked
package dev.sluice.local.schedule;

import org.jspecify.annotations.NullMarked;
