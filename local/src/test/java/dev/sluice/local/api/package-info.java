@NullMarked
package dev.sluice.local.api;

import org.jspecify.annotations.NullMarked;
