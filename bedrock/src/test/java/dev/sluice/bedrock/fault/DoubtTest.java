package dev.sluice.bedrock.fault;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.model.ErrorCode;
import java.util.List;
import org.junit.jupiter.api.Test;

class DoubtTest {

    private static final Fault CORRUPT = new Fault.Rejected(ErrorCode.CORRUPT_FILE, "unreadable");
    private static final MediaSource BYTES = new MediaSource.Bytes(new byte[1]);

    private static ContentPart document(DocumentFormat format, MediaSource source) {
        return new ContentPart.DocumentPart("a", format, source);
    }

    @Test
    void refusedPdfThatOpenedHere_isDoubtful() {
        assertThat(Doubt.of(CORRUPT, List.of(document(DocumentFormat.PDF, BYTES))))
                .isEqualTo(new Fault.Doubtful(ErrorCode.CORRUPT_FILE, "unreadable"));
    }

    @Test
    void whatWasNotOpenedHere_isBelieved() {
        assertThat(Doubt.of(CORRUPT, List.of(document(DocumentFormat.DOC, BYTES))))
                .isEqualTo(CORRUPT);
        assertThat(
                        Doubt.of(
                                CORRUPT,
                                List.of(
                                        document(
                                                DocumentFormat.PDF,
                                                new MediaSource.S3("s3://b/k")))))
                .isEqualTo(CORRUPT);
        assertThat(Doubt.of(CORRUPT, List.of())).isEqualTo(CORRUPT);
    }

    @Test
    void otherFaults_stayAsTheyAre() {
        var invalid = new Fault.Rejected(ErrorCode.BEDROCK_VALIDATION, "no");

        assertThat(Doubt.of(invalid, List.of(document(DocumentFormat.PDF, BYTES))))
                .isEqualTo(invalid);
    }
}
