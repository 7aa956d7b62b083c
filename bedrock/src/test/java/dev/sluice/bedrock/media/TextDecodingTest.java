package dev.sluice.bedrock.media;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextDecodingTest {

    private static void reads(byte[] bytes, String text) {
        assertThat(TextDecoding.decode(bytes))
                .isInstanceOfSatisfying(
                        TextDecoding.Decoded.class,
                        decoded -> assertThat(decoded.text()).isEqualTo(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Shift_JIS|名前,値",
                "Shift_JIS|商品コード,商品名,在庫数。アンケートにご協力ください",
                "windows-31j|①番目の株式会社・テスト",
                "EUC-JP|名前,値。これはテストです",
                "ISO-2022-JP|名前,値",
                "EUC-KR|이름,값 안녕하세요 반갑습니다",
                "GB18030|姓名,数值 这是一个测试文件,我们都在这里",
                "Big5|姓名,數值 這是一個測試檔案,我們都在這裡",
                "windows-1252|Müller; Straße; café – naïve, 5 €",
                "windows-1251|Привет, как дела? Отчёт за год",
                "UTF-8|Grüße 名前 🙂",
            })
    void f09_text_isReadInItsOwnEncoding(String charset, String text) {
        reads(text.getBytes(Charset.forName(charset)), text);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
    void f09_byteOrderMark_decidesAndIsDropped(String charset) {
        reads("\uFEFFa\t値\r\n".getBytes(Charset.forName(charset)), "a\t値\r\n");
    }

    @Test
    void f09_unmarkedUtf16_showsByItsZeros() {
        reads("name,値\r\n".getBytes(StandardCharsets.UTF_16LE), "name,値\r\n");
        reads("name,値\r\n".getBytes(StandardCharsets.UTF_16BE), "name,値\r\n");
    }

    @Test
    void f09_whatNoCharsetReads_namesWhatWasTried() {
        assertThat(TextDecoding.decode(Files.hex("61 81 20 98 20 FF 20")))
                .isInstanceOfSatisfying(
                        TextDecoding.UnknownEncoding.class,
                        unknown ->
                                assertThat(unknown.tried())
                                        .contains("UTF-8", "UTF-16", "Shift_JIS", "windows-1252"));
    }

    @Test
    void controlCharacters_meanBinary() {
        assertThat(TextDecoding.decode(Files.hex("61 00 62 00 00 63")))
                .isEqualTo(new TextDecoding.Binary());
        assertThat(TextDecoding.decode(Files.hex("01 02 03"))).isEqualTo(new TextDecoding.Binary());
    }

    @Test
    void utf8_isNeverTakenForAnythingElse() {
        var text = "日本語とEnglishと한국어";
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int cut = 0; cut < bytes.length; cut++) {
            assertThat(TextDecoding.decodePrefix(Arrays.copyOf(bytes, cut), bytes.length))
                    .isInstanceOfSatisfying(
                            TextDecoding.Decoded.class,
                            decoded -> assertThat(text).startsWith(decoded.text()));
        }
    }
}
