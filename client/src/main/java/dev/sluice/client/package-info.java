/// Java client of the HTTP API.
@NullMarked
package dev.sluice.client;

import org.jspecify.annotations.NullMarked;
