@NullMarked
package dev.sluice.local.engine;

import org.jspecify.annotations.NullMarked;
