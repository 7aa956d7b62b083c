package dev.sluice.local;

import dev.sluice.local.engine.RoleCredentials;
import dev.sluice.local.template.PseudoParameters;
import java.util.HashMap;
import java.util.Map;

/// The variables that every function gets beside its own: the only thing in which it can tell local
/// mode from AWS.
record FunctionVariables(RoleCredentials role, LocalUrls urls) {

    /// `own` and where the services are.
    Map<String, String> with(Map<String, String> own) {
        var variables = new HashMap<>(own);
        variables.put("AWS_REGION", PseudoParameters.REGION);
        variables.put("AWS_DEFAULT_REGION", PseudoParameters.REGION);
        variables.put("AWS_ACCESS_KEY_ID", role.accessKeyId());
        variables.put("AWS_SECRET_ACCESS_KEY", role.secretAccessKey());
        variables.put("AWS_ENDPOINT_URL_S3", urls.objects().toString());
        variables.put("AWS_ENDPOINT_URL_SQS", urls.queues().toString());
        variables.put("AWS_ENDPOINT_URL_DYNAMODB", urls.tables().toString());
        variables.put("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", urls.bedrock() + "/{region}");
        return Map.copyOf(variables);
    }
}
