@NullMarked
package dev.sluice.local.function;

import org.jspecify.annotations.NullMarked;
