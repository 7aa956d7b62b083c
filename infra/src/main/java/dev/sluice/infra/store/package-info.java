/// What the stack keeps: tables and the bucket.
@NullMarked
package dev.sluice.infra.store;

import org.jspecify.annotations.NullMarked;
