package dev.sluice.local.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntrinsicsTest {
    private static final JsonNode TEMPLATE =
            Templates.json(
                    """
                    {'Parameters': {'Version': {'Type': 'String', 'Default': '7'}, 'Bare': {}},
                     'Conditions': {
                       'Yes': {'Fn::Equals': [{'Ref': 'AWS::Region'}, 'us-east-1']},
                       'No': {'Fn::Not': [{'Condition': 'Yes'}]},
                       'Both': {'Fn::And': [{'Condition': 'Yes'}, {'Condition': 'No'}]},
                       'Either': {'Fn::Or': [{'Condition': 'No'}, {'Condition': 'Yes'}]}},
                     'Resources': {
                       'Q1': {'Type': 'AWS::SQS::Queue', 'Properties': {}},
                       'T1': {'Type': 'AWS::DynamoDB::Table', 'Properties': {'TableName': 'named'}},
                       'Bucket1': {'Type': 'AWS::S3::Bucket', 'Properties': {}},
                       'F1': {'Type': 'AWS::Lambda::Function', 'Properties': {}},
                       'V1': {'Type': 'AWS::Lambda::Version',
                              'Properties': {'FunctionName': {'Ref': 'F1'}}},
                       'A1': {'Type': 'AWS::Lambda::Alias',
                              'Properties': {'FunctionName': {'Ref': 'F1'}, 'Name': 'live'}}}}
                    """);
    private final PhysicalNames names = new PhysicalNames("demo", TEMPLATE, Templates.QUEUES);
    private final Intrinsics intrinsics =
            new Intrinsics(names, new Conditions(TEMPLATE.path("Conditions"), names));

    @ParameterizedTest
    @CsvSource(
            delimiter = '>',
            value = {
                "{'Ref': 'AWS::AccountId'} > 000000000000",
                "{'Ref': 'AWS::Region'} > us-east-1",
                "{'Ref': 'AWS::Partition'} > aws",
                "{'Ref': 'AWS::URLSuffix'} > amazonaws.com",
                "{'Ref': 'AWS::StackName'} > demo",
                "{'Ref': 'Version'} > 7",
                "{'Ref': 'Q1'} > http://127.0.0.1:9324/000000000000/demo-Q1",
                "{'Fn::GetAtt': ['Q1', 'Arn']} > arn:aws:sqs:us-east-1:000000000000:demo-Q1",
                "{'Fn::GetAtt': 'Q1.QueueName'} > demo-Q1",
                "{'Ref': 'T1'} > named",
                "{'Ref': 'Bucket1'} > demo-bucket1",
                "{'Fn::GetAtt': ['Bucket1', 'RegionalDomainName']} > demo-bucket1.s3.us-east-1.amazonaws.com",
                "{'Ref': 'F1'} > demo-F1",
                "{'Ref': 'V1'} > arn:aws:lambda:us-east-1:000000000000:function:demo-F1:1",
                "{'Ref': 'A1'} > arn:aws:lambda:us-east-1:000000000000:function:demo-F1:live",
                "{'Fn::Join': ['', ['a', {'Ref': 'AWS::Region'}, 1]]} > aus-east-11",
                "{'Fn::Select': [1, ['a', 'b']]} > b",
                "{'Fn::Select': ['6', {'Fn::Split': [':', {'Ref': 'A1'}]}]} > demo-F1",
                "{'Fn::Sub': 'x-${AWS::Region}-${Q1.QueueName}-${T1}-${!kept}'} > x-us-east-1-demo-Q1-named-${kept}",
                "{'Fn::Sub': ['${a}/${AWS::Partition}', {'a': {'Ref': 'T1'}}]} > named/aws",
                "{'Fn::If': ['Yes', 'y', 'n']} > y",
                "{'Fn::If': ['No', 'y', 'n']} > n",
                "{'Fn::If': ['Both', 'y', 'n']} > n",
                "{'Fn::If': ['Either', 'y', 'n']} > y"
            })
    void aFunction_becomesItsValue(String function, String value) {
        assertThat(intrinsics.resolve(Templates.json(function.strip())).asText())
                .isEqualTo(value.strip());
    }

    @Test
    void noValue_removesWhatItStandsFor() {
        var resolved =
                intrinsics.resolve(
                        Templates.json(
                                "{'a': {'Ref': 'AWS::NoValue'}, 'b': [{'Ref': 'AWS::NoValue'}, 1]}"));
        assertThat(resolved).hasToString("{\"b\":[1]}");
    }

    @Test
    void dataThatLooksLikeAFunction_isOneOnlyAlone() {
        var resolved = intrinsics.resolve(Templates.json("{'Ref': 'x', 'other': 1}"));
        assertThat(resolved).hasToString("{\"Ref\":\"x\",\"other\":1}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '>',
            value = {
                "{'Fn::ImportValue': 'x'} > Fn::ImportValue",
                "{'Ref': 'Absent'} > Absent",
                "{'Ref': 'Bare'} > Bare",
                "{'Fn::GetAtt': ['Q1', 'Colour']} > Q1 (AWS::SQS::Queue), property Colour",
                "{'Fn::If': ['Unheard', 1, 2]} > Unheard",
                "{'Fn::Select': [2, ['a']]} > element 2"
            })
    void whatIsNotUnderstood_isNamed(String function, String named) {
        assertThatThrownBy(() -> intrinsics.resolve(Templates.json(function.strip())))
                .isInstanceOf(TemplateException.class)
                .hasMessageContaining(named.strip());
    }
}
