/// The wire contract of Sluice: what travels between client, API, queue, worker and store.
@NullMarked
package dev.sluice.model;

import org.jspecify.annotations.NullMarked;
