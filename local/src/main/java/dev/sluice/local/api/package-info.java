/// API Gateway's part on one machine: signatures, proxy events, gateway responses.
@NullMarked
package dev.sluice.local.api;

import org.jspecify.annotations.NullMarked;
