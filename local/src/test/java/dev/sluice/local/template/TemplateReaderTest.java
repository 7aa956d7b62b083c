package dev.sluice.local.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.template.EventSourceMapping.Reporting;
import dev.sluice.local.template.QueueResource.Redrive;
import dev.sluice.local.template.RestApi.Authorization;
import dev.sluice.local.template.RestApi.Integration.Mock;
import dev.sluice.local.template.RestApi.Integration.Proxy;
import dev.sluice.local.template.ScheduleRule.Schedule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Small templates of the shape that the CDK writes.
class TemplateReaderTest {
    private static final String FUNCTION =
            """
            'F': {'Type': 'AWS::Lambda::Function', 'Properties': {
              'Code': {'S3Bucket': 'b', 'S3Key': 'unlisted.zip'}, 'Handler': 'a.B::c',
              'Runtime': 'java25', 'MemorySize': 512, 'Timeout': 60,
              'Role': {'Fn::GetAtt': ['R', 'Arn']}, 'SnapStart': {'ApplyOn': 'None'},
              'Environment': {'Variables': {'QUEUE': {'Ref': 'Q'}, 'N': 1}}},
              'Metadata': {'aws:asset:path': 'code'}},
            'R': {'Type': 'AWS::IAM::Role', 'Properties': {'Anything': 1}},
            'A': {'Type': 'AWS::Lambda::Alias', 'Properties': {
              'FunctionName': {'Ref': 'F'}, 'FunctionVersion': '1', 'Name': 'live'}},
            'Q': {'Type': 'AWS::SQS::Queue', 'Properties': {}}
            """;

    @TempDir Path assembly;

    @Test
    void aQueue_hasItsAttributesAndItsRedrive() {
        var template =
                Templates.read(
                        assembly,
                        """
                        'D': {'Type': 'AWS::SQS::Queue', 'Properties': {'SqsManagedSseEnabled': true}},
                        'Q': {'Type': 'AWS::SQS::Queue', 'Properties': {'VisibilityTimeout': 120,
                          'RedrivePolicy': {'deadLetterTargetArn': {'Fn::GetAtt': ['D', 'Arn']},
                                            'maxReceiveCount': 1000}}}
                        """);
        var dead = template.queue("D");
        assertThat(dead.redrive()).isNull();
        assertThat(dead.arn()).isEqualTo("arn:aws:sqs:us-east-1:000000000000:demo-D");
        assertThat(template.queue("Q").attributes()).isEqualTo(Map.of("VisibilityTimeout", "120"));
        assertThat(template.queue("Q").redrive()).isEqualTo(new Redrive(dead.arn(), 1000));
        assertThat(template.queue("Q").url(Templates.QUEUES))
                .isEqualTo("http://127.0.0.1:9324/000000000000/demo-Q");
    }

    @Test
    void aFunction_hasItsCodeAndItsResolvedEnvironment() {
        var function = Templates.read(assembly, FUNCTION).function("F");
        assertThat(function)
                .isEqualTo(
                        new FunctionResource(
                                "F",
                                "demo-F",
                                "a.B::c",
                                Map.of(
                                        "QUEUE",
                                        "http://127.0.0.1:9324/000000000000/demo-Q",
                                        "N",
                                        "1"),
                                Duration.ofSeconds(60),
                                512,
                                assembly.resolve("code").toAbsolutePath(),
                                null));
    }

    @Test
    void aMapping_leadsFromTheQueueToTheFunctionBehindTheAlias() {
        var mapping =
                Templates.read(
                                assembly,
                                FUNCTION
                                        + """
                                        , 'M': {'Type': 'AWS::Lambda::EventSourceMapping', 'Properties': {
                                          'BatchSize': 1, 'EventSourceArn': {'Fn::GetAtt': ['Q', 'Arn']},
                                          'FunctionName': {'Fn::Join': ['', [{'Fn::Select': [6,
                                            {'Fn::Split': [':', {'Ref': 'A'}]}]}, ':live']]},
                                          'FunctionResponseTypes': ['ReportBatchItemFailures'],
                                          'ScalingConfig': {'MaximumConcurrency': 10}}},
                                        'Off': {'Type': 'AWS::Lambda::EventSourceMapping', 'Properties': {
                                          'Enabled': false, 'EventSourceArn': 'x', 'FunctionName': 'y'}}
                                        """)
                        .eventSources();
        assertThat(mapping)
                .containsExactly(
                        new EventSourceMapping(
                                "M", "F", "Q", 1, Duration.ZERO, 10, Reporting.ITEM_FAILURES));
    }

    @Test
    void aRule_hasItsScheduleAndItsTargets() {
        var rules =
                Templates.read(
                                assembly,
                                FUNCTION
                                        + """
                                        , 'Every': {'Type': 'AWS::Events::Rule', 'Properties': {
                                          'ScheduleExpression': 'rate(5 minutes)', 'State': 'ENABLED',
                                          'Targets': [{'Arn': {'Ref': 'A'}, 'Id': 'T0'}]}},
                                        'At': {'Type': 'AWS::Events::Rule', 'Properties': {
                                          'ScheduleExpression': 'cron(0 3 * * ? *)', 'Targets': []}}
                                        """)
                        .schedules();
        assertThat(rules)
                .containsExactly(
                        new ScheduleRule(
                                "Every",
                                new Schedule.Rate(Duration.ofMinutes(5)),
                                List.of(new ScheduleRule.Target("F", null))),
                        new ScheduleRule("At", new Schedule.Cron("0 3 * * ? *"), List.of()));
    }

    @Test
    void anApi_hasItsRoutes() {
        var api =
                Templates.read(
                                assembly,
                                FUNCTION
                                        + """
                                        , 'Api': {'Type': 'AWS::ApiGateway::RestApi', 'Properties': {'Name': 'x'}},
                                        'S': {'Type': 'AWS::ApiGateway::Stage', 'Properties': {
                                          'StageName': 'v1', 'RestApiId': {'Ref': 'Api'}}},
                                        'P1': {'Type': 'AWS::ApiGateway::Resource', 'Properties': {
                                          'ParentId': {'Fn::GetAtt': ['Api', 'RootResourceId']},
                                          'PathPart': 'result', 'RestApiId': {'Ref': 'Api'}}},
                                        'P2': {'Type': 'AWS::ApiGateway::Resource', 'Properties': {
                                          'ParentId': {'Ref': 'P1'}, 'PathPart': '{id}',
                                          'RestApiId': {'Ref': 'Api'}}},
                                        'M1': {'Type': 'AWS::ApiGateway::Method', 'Properties': {
                                          'AuthorizationType': 'AWS_IAM', 'HttpMethod': 'GET',
                                          'ResourceId': {'Ref': 'P2'}, 'RestApiId': {'Ref': 'Api'},
                                          'Integration': {'Type': 'AWS_PROXY', 'IntegrationHttpMethod': 'POST',
                                            'Uri': {'Fn::Join': ['', ['arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/',
                                              {'Ref': 'A'}, '/invocations']]}}}},
                                        'M2': {'Type': 'AWS::ApiGateway::Method', 'Properties': {
                                          'AuthorizationType': 'NONE', 'HttpMethod': 'OPTIONS',
                                          'ResourceId': {'Fn::GetAtt': ['Api', 'RootResourceId']},
                                          'RestApiId': {'Ref': 'Api'},
                                          'Integration': {'Type': 'MOCK',
                                            'RequestTemplates': {'application/json': '{ statusCode: 200 }'},
                                            'IntegrationResponses': [{'StatusCode': '204', 'ResponseParameters':
                                              {'method.response.header.X-Y': '`*`'}}]}}}
                                        """)
                        .api();
        assertThat(api).isNotNull();
        assertThat(api.stage()).isEqualTo("v1");
        assertThat(api.routes().getFirst().path()).isEqualTo("/result/{id}");
        assertThat(api.routes().getFirst().authorization()).isEqualTo(Authorization.AWS_IAM);
        assertThat(api.routes().getFirst().integration())
                .isEqualTo(new Proxy("F", Duration.ofSeconds(29)));
        assertThat(api.routes().getLast().path()).isEqualTo("/");
        assertThat(api.routes().getLast().integration())
                .isEqualTo(new Mock(204, Map.of("X-Y", "*"), "application/json", ""));
    }

    @Test
    void aResourceUnderAConditionThatFails_isNotThere() {
        assertThat(
                        Templates.read(
                                        assembly,
                                        """
                                        'Q': {'Type': 'AWS::SQS::Queue', 'Condition': 'Never', 'Properties': {}}},
                                        'Conditions': {'Never': {'Fn::Equals': ['a', 'b']}}, 'Ignored': {
                                        """)
                                .queues())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'X': {'Type': 'AWS::StepFunctions::StateMachine'} | X has the type AWS::StepFunctions::StateMachine",
                "'X': {'Type': 'Custom::Thing'} | X has the type Custom::Thing",
                "'Q': {'Type': 'AWS::SQS::Queue', 'Properties': {'FifoQueue': true}} | Q (AWS::SQS::Queue), property FifoQueue",
                "'T': {'Type': 'AWS::DynamoDB::Table', 'Properties': {'StreamSpecification': {}}} | T (AWS::DynamoDB::Table), property StreamSpecification",
                "'B': {'Type': 'AWS::S3::Bucket', 'Properties': {'VersioningConfiguration': {}}} | B (AWS::S3::Bucket), property VersioningConfiguration",
                "'B': {'Type': 'AWS::S3::Bucket', 'Properties': {'CorsConfiguration': {'CorsRules': [{'Odd': 1}]}}} | property CorsConfiguration.CorsRules[0].Odd",
                "'F': {'Type': 'AWS::Lambda::Function', 'Properties': {'Runtime': 'nodejs22.x'}} | F (AWS::Lambda::Function), property Runtime",
                "'F': {'Type': 'AWS::Lambda::Function', 'Properties': {'VpcConfig': {}}} | property VpcConfig",
                "'E': {'Type': 'AWS::Events::Rule', 'Properties': {'EventPattern': {}}} | E (AWS::Events::Rule), property EventPattern",
                "'E': {'Type': 'AWS::Events::Rule', 'Properties': {'ScheduleExpression': 'at(noon)'}} | property ScheduleExpression",
                "'M': {'Type': 'AWS::Lambda::EventSourceMapping', 'Properties': {'FilterCriteria': {}}} | property FilterCriteria",
                "'Q': {'Type': 'AWS::SQS::Queue', 'Properties': {'VisibilityTimeout': {'Fn::ImportValue': 'x'}}} | Q (AWS::SQS::Queue): local mode does not understand Fn::ImportValue"
            })
    void whatLocalModeDoesNotUnderstand_isNamed(String resources, String named) {
        assertThatThrownBy(() -> Templates.read(assembly, resources.strip()))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining(named.strip());
    }
}
