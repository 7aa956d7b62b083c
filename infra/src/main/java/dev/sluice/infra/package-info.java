/// The CDK app that turns `sluice.yaml` into a CloudFormation template.
@NullMarked
package dev.sluice.infra;

import org.jspecify.annotations.NullMarked;
