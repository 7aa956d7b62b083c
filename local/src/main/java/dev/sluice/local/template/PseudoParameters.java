package dev.sluice.local.template;

/// What CloudFormation knows about where a stack lives; here, always the same place.
public final class PseudoParameters {
    /// `AWS::AccountId`.
    public static final String ACCOUNT = "000000000000";

    /// `AWS::Region`.
    public static final String REGION = "us-east-1";

    /// `AWS::Partition`.
    public static final String PARTITION = "aws";

    /// `AWS::URLSuffix`.
    public static final String URL_SUFFIX = "amazonaws.com";

    private PseudoParameters() {}

    /// The ARN of a regional resource.
    public static String arn(String service, String resource) {
        return "arn:%s:%s:%s:%s:%s".formatted(PARTITION, service, REGION, ACCOUNT, resource);
    }
}
