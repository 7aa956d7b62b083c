package dev.sluice.local.api;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/// Makes signatures of version 4.
final class Signature {
    private Signature() {}

    /// The signature of `request` under a credential's scope and list of headers.
    ///
    /// @param stamp the request's time as its header has it
    static String of(ApiRequest request, Credential credential, String stamp, String secret) {
        var canonical = CanonicalRequest.of(request, credential.signedHeaders());
        var hash = Hashes.sha256(canonical.getBytes(StandardCharsets.UTF_8));
        var text =
                String.join(
                        "\n",
                        Credential.ALGORITHM,
                        stamp,
                        credential.scope(),
                        HexFormat.of().formatHex(hash));
        var key = ("AWS4" + secret).getBytes(StandardCharsets.UTF_8);
        for (var part : credential.scope().split("/")) {
            key = Hashes.hmac(key, part);
        }
        return HexFormat.of().formatHex(Hashes.hmac(key, text));
    }
}
