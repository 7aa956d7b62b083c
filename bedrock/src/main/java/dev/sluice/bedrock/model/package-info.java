/// What each model takes and costs, read from one resource file.
@NullMarked
package dev.sluice.bedrock.model;

import org.jspecify.annotations.NullMarked;
