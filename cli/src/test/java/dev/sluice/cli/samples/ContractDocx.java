package dev.sluice.cli.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// A lease of workshop rooms as the smallest Word file that Word itself opens: three parts, by
/// hand.
final class ContractDocx {
    private static final String TYPES =
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
            <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
            <Default Extension="xml" ContentType="application/xml"/>
            <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
            </Types>
            """;
    private static final String RELATIONS =
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
            <Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
            </Relationships>
            """;
    private static final List<String> LINES =
            List.of(
                    "# Lease of workshop rooms",
                    "between Old Tram Depot Cooperative, Harbour Street 4 (the lessor)",
                    "and Harbour & Kiln Ceramics Lda., Porto (the lessee)",
                    "# 1. Object",
                    "The lessor lets rooms 2.04 and 2.05, together 186 m², on the second floor, with a"
                            + " share in the loading ramp. The kiln room has its own 63 A supply.",
                    "# 2. Term",
                    "The lease begins on 1 March 2027 and runs for five years. It is extended by two"
                            + " years at a time unless one party gives notice twelve months before its end.",
                    "# 3. Rent",
                    "The monthly rent is EUR 2,140.00 net, plus EUR 385.00 for services, due on the"
                            + " third working day. From 1 March 2028 it follows the consumer price index once"
                            + " a year, at most 4 % a year.",
                    "# 4. Deposit",
                    "The lessee deposits three months' net rent, EUR 6,420.00, before the keys are"
                            + " handed over.",
                    "# 5. Use and alterations",
                    "Firing above 1,000 °C is permitted between 6 am and 10 pm. Alterations need the"
                            + " lessor's written consent and are undone at the end on request.",
                    "# 6. Termination for cause",
                    "Two unpaid rents, or firing outside the hours of section 5 after a written"
                            + " warning, entitle the lessor to give notice of one month.",
                    "Signed on 14 November 2026: Ingrid Beispiel (lessor), Marta Exemplo (lessee)");

    private ContractDocx() {}

    static void write(Path file) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            part(zip, "[Content_Types].xml", TYPES);
            part(zip, "_rels/.rels", RELATIONS);
            part(zip, "word/document.xml", body());
        }
    }

    private static String body() {
        return LINES.stream()
                .map(ContractDocx::paragraph)
                .collect(
                        Collectors.joining(
                                "\n",
                                """
                                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                                <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
                                """,
                                "\n<w:sectPr/></w:body></w:document>\n"));
    }

    private static String paragraph(String line) {
        boolean heading = line.startsWith("# ");
        var text = (heading ? line.substring(2) : line).replace("&", "&amp;");
        var style = heading ? "<w:rPr><w:b/><w:sz w:val=\"28\"/></w:rPr>" : "";
        return "<w:p><w:r>" + style + "<w:t>" + text + "</w:t></w:r></w:p>";
    }

    private static void part(ZipOutputStream zip, String name, String text) throws IOException {
        var entry = new ZipEntry(name);
        entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
        zip.putNextEntry(entry);
        zip.write(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
