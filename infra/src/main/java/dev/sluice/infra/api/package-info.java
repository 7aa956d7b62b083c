/// The REST API and the functions behind it.
@NullMarked
package dev.sluice.infra.api;

import org.jspecify.annotations.NullMarked;
