package dev.sluice.bedrock.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.fault.Fault.Throttled.Scope;
import dev.sluice.model.ErrorCode;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.bedrockruntime.model.ModelNotReadyException;

class FaultsTest {

    private static AwsServiceException said(int status, String code, String message) {
        return said(status, code, message, SdkHttpResponse.builder().statusCode(status).build());
    }

    private static AwsServiceException said(
            int status, String code, String message, SdkHttpResponse response) {
        return AwsServiceException.builder()
                .statusCode(status)
                .message(message)
                .awsErrorDetails(
                        AwsErrorDetails.builder()
                                .errorCode(code)
                                .errorMessage(message)
                                .sdkHttpResponse(response)
                                .build())
                .build();
    }

    private static Fault validation(String message) {
        return Faults.classify(said(400, "ValidationException", message));
    }

    private static Fault throttled(Scope scope) {
        return new Fault.Throttled(scope, Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({
        "'Too many requests, please wait before trying again.',REQUESTS",
        "'Too many tokens, please wait before trying again.',TOKENS",
        "'Too many tokens per day, please wait before trying again.',DAY",
        ",REQUESTS"
    })
    void f41_throttling_tellsWhichQuota(String message, Scope scope) {
        assertThat(Faults.classify(said(429, "ThrottlingException", message)))
                .isEqualTo(throttled(scope));
    }

    @Test
    void f43_wrappedThrottling_isStillThrottling() {
        var throttle = said(429, "ThrottlingException", "Too many requests");
        var wrapped =
                new CompletionException(
                        SdkException.builder()
                                .cause(new ExecutionException(throttle))
                                .message("?")
                                .build());

        assertThat(Faults.classify(wrapped)).isEqualTo(throttled(Scope.REQUESTS));
        assertThat(Faults.classify(new RuntimeException("a", new RuntimeException(throttle))))
                .isEqualTo(throttled(Scope.REQUESTS));
    }

    @Test
    void f43_causesInACircle_end() {
        var first = new RuntimeException("first");
        var second = new RuntimeException("second", first);
        first.initCause(second);

        assertThat(Faults.classify(second)).isEqualTo(new Fault.Internal());
    }

    @ParameterizedTest
    @CsvSource({
        "400,ThrottlingException,Throttled",
        "503,ThrottlingException,Throttled",
        "429,TooManyRequestsException,Throttled",
        "429,ModelNotReadyException,NotReady",
        "503,ServiceUnavailableException,Unavailable",
        "400,ServiceUnavailableException,Unavailable",
        "500,InternalServerException,Internal",
        "408,ModelTimeoutException,ModelTimeout",
        "424,ModelErrorException,ModelError",
        "429,ModelErrorException,ModelError",
        "400,ValidationException,Rejected",
        "500,ValidationException,Rejected",
        "403,AccessDeniedException,Config",
        "404,ResourceNotFoundException,Config",
        "400,ServiceQuotaExceededException,Config",
        "403,MPAgreementBeingCreated,Config",
        "429,SomethingNew,Throttled",
        "503,SomethingNew,Unavailable",
        "502,,Unavailable",
        "500,,Internal",
        "413,,Rejected",
        "418,SomethingNew,Rejected",
        "403,SomethingNew,Config",
    })
    void f44_codeDecides_statusOnlyWithoutOne(int status, String code, String kind) {
        assertThat(Faults.classify(said(status, code, "?")).getClass().getSimpleName())
                .isEqualTo(kind);
    }

    @Test
    void modelledException_withoutDetails_isKnownByItsType() {
        assertThat(Faults.classify(ModelNotReadyException.builder().statusCode(429).build()))
                .isEqualTo(new Fault.NotReady());
    }

    @Test
    void retryAfter_isReadInSeconds() {
        assertThat(Faults.classify(unavailable("7")))
                .isEqualTo(new Fault.Unavailable(Optional.of(Duration.ofSeconds(7))));
        assertThat(Faults.classify(unavailable("Wed, 21 Oct 2026 07:28:00 GMT")))
                .isEqualTo(new Fault.Unavailable(Optional.empty()));
    }

    private static AwsServiceException unavailable(String retryAfter) {
        return said(
                503,
                "ServiceUnavailableException",
                "Too many connections, please wait before trying again.",
                SdkHttpResponse.builder()
                        .statusCode(503)
                        .putHeader("retry-after", retryAfter)
                        .build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Input is too long for requested model.",
                "The model returned the following errors: prompt is too long: 200049 tokens >"
                        + " 200000 maximum"
            })
    void f14_tooLong_namesBothCauses(String message) {
        assertThat(validation(message))
                .isInstanceOfSatisfying(
                        Fault.Rejected.class,
                        rejected -> {
                            assertThat(rejected.code()).isEqualTo(ErrorCode.INPUT_TOO_LONG);
                            assertThat(rejected.detail()).contains("tokens", "bytes");
                        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Messages can't contain duplicate document names. Rename the document and retry"
                        + " your request.",
                "The document file name can only contain alphanumeric characters",
                "You can't include more than 5 documents in a request.",
                "A text block must be included when using documents.",
                "Malformed input request, please reformat your input and try again.",
                "The text field in the ContentBlock object at messages.0.content.0 is blank.",
                ""
            })
    void f17_otherRefusals_haveTheGeneralReason(String message) {
        assertThat(validation(message))
                .isInstanceOfSatisfying(
                        Fault.Rejected.class,
                        rejected ->
                                assertThat(rejected.code())
                                        .isEqualTo(ErrorCode.BEDROCK_VALIDATION));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "This model doesn't support system messages.",
                "This model doesn’t support the document field. Remove document and try again."
            })
    void f33_unsupportedFeature_hasItsOwnCode(String message) {
        assertThat(validation(message))
                .isInstanceOfSatisfying(
                        Fault.Rejected.class,
                        rejected ->
                                assertThat(rejected.code())
                                        .isEqualTo(ErrorCode.UNSUPPORTED_FEATURE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Invocation of model ID X with on-demand throughput isn’t supported. Retry your"
                        + " request with the ID or ARN of an inference profile",
                "The provided model identifier is invalid.",
                "This model version has reached the end of its life.",
                "This action doesn't support the model that you provided. Try again with a"
                        + " supported text or chat model."
            })
    void f34_unusableModel_isTheOperatorsFault(String message) {
        assertThat(validation(message)).isInstanceOf(Fault.Config.class);
    }

    @Test
    void refusedSize_andUnreadableDocument_haveTheirCodes() {
        assertThat(
                        validation(
                                "messages.0.content.2.image.source.bytes: image exceeds 5 MB"
                                        + " maximum: 7167852 bytes > 5242880 bytes"))
                .extracting(fault -> ((Fault.Rejected) fault).code())
                .isEqualTo(ErrorCode.TOO_LARGE);
        assertThat(validation("The PDF specified was not valid."))
                .extracting(fault -> ((Fault.Rejected) fault).code())
                .isEqualTo(ErrorCode.CORRUPT_FILE);
        assertThat(validation("The PDF specified is password protected."))
                .extracting(fault -> ((Fault.Rejected) fault).code())
                .isEqualTo(ErrorCode.ENCRYPTED_DOCUMENT);
    }

    @Test
    void f47_silence_isAClientTimeout() {
        assertThat(Faults.classify(client(new SocketTimeoutException("Read timed out"))))
                .isEqualTo(new Fault.ClientTimeout());
        assertThat(Faults.classify(ApiCallAttemptTimeoutException.create(100)))
                .isEqualTo(new Fault.ClientTimeout());
    }

    @Test
    void requestThatWasNeverSent_isTransport() {
        for (var cause :
                new IOException[] {
                    new ConnectException("Connection refused"),
                    new SocketTimeoutException("Connect timed out"),
                    new UnknownHostException("bedrock"),
                    new SocketException("Connection reset")
                }) {
            assertThat(Faults.classify(client(cause))).isInstanceOf(Fault.Transport.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "403,InvalidSignatureException,'Signature expired: 20261130T000000Z is now earlier than'",
        "403,InvalidSignatureException,Signature not yet current",
        "400,RequestExpired,Request has expired",
        "403,ExpiredTokenException,The security token included in the request is expired"
    })
    void f54_expiredSignature_isTransport(int status, String code, String message) {
        assertThat(Faults.classify(said(status, code, message)))
                .isInstanceOf(Fault.Transport.class);
    }

    @Test
    void f54_wrongSignature_isConfig() {
        assertThat(
                        Faults.classify(
                                said(
                                        403,
                                        "InvalidSignatureException",
                                        "The request signature we calculated does not match")))
                .isInstanceOf(Fault.Config.class);
    }

    @Test
    void clientWithoutCredentials_isConfig() {
        assertThat(Faults.classify(SdkClientException.create("Unable to load credentials")))
                .isInstanceOf(Fault.Config.class);
    }

    private static SdkClientException client(IOException cause) {
        return SdkClientException.create("Unable to execute HTTP request", cause);
    }
}
