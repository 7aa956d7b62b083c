package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The exact actions of every role: nothing may be added unseen.
class PermissionsTest {

    private final Synthesized stack = Synthesized.ofDefault();

    @Test
    void upload_opensRecordsAndSlots() {
        assertThat(Permissions.of(stack, "ApiUpload"))
                .containsExactly(
                        "dynamodb:GetItem TasksTable",
                        "dynamodb:PutItem TasksTable",
                        "dynamodb:Query TasksTable/index/openByOwner",
                        "logs:CreateLogStream ApiUploadLogs",
                        "logs:PutLogEvents ApiUploadLogs",
                        "s3:GetObject ObjectsBucket/uploads/*",
                        "s3:ListBucket ObjectsBucket",
                        "s3:PutObject ObjectsBucket/uploads/*");
    }

    @Test
    void submit_writesRecordsAndSends() {
        assertThat(Permissions.of(stack, "ApiSubmit"))
                .containsExactly(
                        "dynamodb:GetItem TasksTable",
                        "dynamodb:PutItem TasksTable",
                        "dynamodb:Query TasksTable/index/openByOwner",
                        "dynamodb:UpdateItem TasksTable",
                        "logs:CreateLogStream ApiSubmitLogs",
                        "logs:PutLogEvents ApiSubmitLogs",
                        "s3:GetObject ObjectsBucket/uploads/*",
                        "s3:ListBucket ObjectsBucket",
                        "s3:PutObject ObjectsBucket/specs/*",
                        "sqs:SendMessage DocumentLaneQueuesTasks",
                        "sqs:SendMessage ImageLaneQueuesTasks");
    }

    @Test
    void result_onlyReads() {
        assertThat(Permissions.of(stack, "ApiResult"))
                .containsExactly(
                        "dynamodb:GetItem TasksTable",
                        "logs:CreateLogStream ApiResultLogs",
                        "logs:PutLogEvents ApiResultLogs",
                        "s3:GetObject ObjectsBucket/results/*");
    }

    @Test
    void cancel_deletesButNeverReadsObjects() {
        assertThat(Permissions.of(stack, "ApiCancel"))
                .containsExactly(
                        "dynamodb:GetItem TasksTable",
                        "dynamodb:UpdateItem TasksTable",
                        "logs:CreateLogStream ApiCancelLogs",
                        "logs:PutLogEvents ApiCancelLogs",
                        "s3:DeleteObject ObjectsBucket/results/*",
                        "s3:DeleteObject ObjectsBucket/specs/*",
                        "s3:DeleteObject ObjectsBucket/uploads/*",
                        "s3:ListBucket ObjectsBucket");
    }

    @Test
    void worker_servesItsOwnLaneAndCallsItsModels() {
        assertThat(Permissions.of(stack, "ImageLaneWorker"))
                .filteredOn(permission -> !permission.startsWith("bedrock:"))
                .containsExactly(
                        "dynamodb:GetItem ControlTable",
                        "dynamodb:GetItem TasksTable",
                        "dynamodb:PutItem TasksTable",
                        "dynamodb:UpdateItem ControlTable",
                        "dynamodb:UpdateItem TasksTable",
                        "logs:CreateLogStream ImageLaneWorkerLogs",
                        "logs:PutLogEvents ImageLaneWorkerLogs",
                        "s3:GetObject ObjectsBucket/results/*",
                        "s3:GetObject ObjectsBucket/specs/*",
                        "s3:GetObject ObjectsBucket/uploads/*",
                        "s3:ListBucket ObjectsBucket",
                        "s3:PutObject ObjectsBucket/results/*",
                        "sqs:ChangeMessageVisibility ImageLaneQueuesTasks",
                        "sqs:DeleteMessage ImageLaneQueuesTasks",
                        "sqs:GetQueueAttributes ImageLaneQueuesTasks",
                        "sqs:ReceiveMessage ImageLaneQueuesTasks",
                        "sqs:SendMessage ImageLaneQueuesDeadLetters");
    }

    @Test
    void sweep_looksAtDeadLettersButTakesNoneOut() {
        assertThat(Permissions.of(stack, "SweepHandler"))
                .containsExactly(
                        "dynamodb:GetItem TasksTable",
                        "dynamodb:Query TasksTable/index/open",
                        "dynamodb:UpdateItem TasksTable",
                        "logs:CreateLogStream SweepHandlerLogs",
                        "logs:PutLogEvents SweepHandlerLogs",
                        "sqs:ReceiveMessage DocumentLaneQueuesDeadLetters",
                        "sqs:ReceiveMessage ImageLaneQueuesDeadLetters");
    }

    @Test
    void allowedInputs_areReadByWorkersAndSubmit() {
        var allowing =
                Synthesized.of(yaml -> yaml.replace("allow: []", "allow: [ \"s3://others/in/\" ]"));
        assertThat(Permissions.of(allowing, "ImageLaneWorker"))
                .contains(
                        "s3:GetObject arn:AWS::Partition:s3:::others/in/*",
                        "s3:ListBucket arn:AWS::Partition:s3:::others");
        assertThat(Permissions.of(allowing, "ApiSubmit"))
                .contains("s3:GetObject arn:AWS::Partition:s3:::others/in/*");
    }

    @Test
    void everyRole_isOneFunctionsAlone() {
        assertThat(stack.resources("AWS::IAM::Role"))
                .hasSameSizeAs(stack.resources("AWS::Lambda::Function"))
                .allSatisfy((id, role) ->
                        assertThat(role.path("Properties").has("ManagedPolicyArns"))
                                .as("managed policies of " + id)
                                .isFalse());
    }
}
