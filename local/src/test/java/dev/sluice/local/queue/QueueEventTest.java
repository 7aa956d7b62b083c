package dev.sluice.local.queue;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.sqs.model.Message;
import software.amazon.awssdk.services.sqs.model.MessageAttributeValue;

class QueueEventTest {

    private static final Message MESSAGE =
            Message.builder()
                    .messageId("m-1")
                    .receiptHandle("handle")
                    .body("{\"version\":1}")
                    .md5OfBody("abc")
                    .md5OfMessageAttributes("def")
                    .attributesWithStrings(
                            Map.of(
                                    "ApproximateReceiveCount", "3",
                                    "SentTimestamp", "1796040000000",
                                    "ApproximateFirstReceiveTimestamp", "1796040001000",
                                    "MessageGroupId", "group"))
                    .messageAttributes(
                            Map.of(
                                    "code",
                                    MessageAttributeValue.builder()
                                            .dataType("String")
                                            .stringValue("model_error")
                                            .build(),
                                    "raw",
                                    MessageAttributeValue.builder()
                                            .dataType("Binary")
                                            .binaryValue(SdkBytes.fromUtf8String("hi"))
                                            .build()))
                    .build();

    @Test
    void event_isTheOneOfTheService() throws IOException {
        var expected =
                """
                {"Records":[{
                  "messageId":"m-1","receiptHandle":"handle","body":"{\\"version\\":1}",
                  "attributes":{"ApproximateReceiveCount":"3","SentTimestamp":"1796040000000",
                    "ApproximateFirstReceiveTimestamp":"1796040001000","MessageGroupId":"group"},
                  "messageAttributes":{
                    "code":{"stringValue":"model_error","stringListValues":[],
                      "binaryListValues":[],"dataType":"String"},
                    "raw":{"binaryValue":"aGk=","stringListValues":[],
                      "binaryListValues":[],"dataType":"Binary"}},
                  "md5OfBody":"abc","md5OfMessageAttributes":"def","eventSource":"aws:sqs",
                  "eventSourceARN":"arn:aws:sqs:us-east-1:000000000000:image",
                  "awsRegion":"us-east-1"}]}
                """;
        var json = new ObjectMapper();
        assertThat(json.readTree(QueueEvent.of(Messages.QUEUE, List.of(MESSAGE))))
                .isEqualTo(json.readTree(expected));
    }

    @Test
    void event_isReadByTheLambdaRuntime() {
        var event =
                LambdaEventSerializers.serializerFor(
                                SQSEvent.class, SQSEvent.class.getClassLoader())
                        .fromJson(
                                new ByteArrayInputStream(
                                        QueueEvent.of(Messages.QUEUE, List.of(MESSAGE))));
        var message = event.getRecords().getFirst();
        assertThat(message.getEventSourceArn()).isEqualTo(Messages.QUEUE.arn());
        assertThat(message.getAttributes()).containsEntry("ApproximateReceiveCount", "3");
        assertThat(message.getMessageAttributes().get("code").getStringValue())
                .isEqualTo("model_error");
        assertThat(message.getMessageAttributes().get("raw").getBinaryValue().array())
                .isEqualTo(new byte[] {'h', 'i'});
    }
}
