/// The throttle-aware Converse client: one request in, one outcome out. No Lambda in it.
@NullMarked
package dev.sluice.bedrock;

import org.jspecify.annotations.NullMarked;
