/// A stand-in for the deployed API and its object store, over real HTTP.
@NullMarked
package dev.sluice.client.stub;

import org.jspecify.annotations.NullMarked;
