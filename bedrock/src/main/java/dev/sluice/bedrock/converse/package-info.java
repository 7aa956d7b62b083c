/// The gateway over Bedrock's Converse API.
@NullMarked
package dev.sluice.bedrock.converse;

import org.jspecify.annotations.NullMarked;
