/// Reads the synthesized CloudFormation template and says what local mode must create and run.
@NullMarked
package dev.sluice.local.template;

import org.jspecify.annotations.NullMarked;
