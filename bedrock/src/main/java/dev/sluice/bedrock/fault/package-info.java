/// What can go wrong with a call, decided on error codes through the whole cause chain.
@NullMarked
package dev.sluice.bedrock.fault;

import org.jspecify.annotations.NullMarked;
