package dev.sluice.local.contract;

import dev.sluice.local.engine.Clients;
import dev.sluice.local.engine.FreePorts;
import dev.sluice.local.engine.Objects;
import dev.sluice.local.engine.Port;
import dev.sluice.local.template.BucketResource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/// One object engine for all contracts of this JVM, with the buckets `bucket` and `inputs`.
final class ContractBucket {

    private ContractBucket() {}

    static S3Client s3() {
        return Engine.S3;
    }

    static S3Presigner presigner() {
        return Engine.PRESIGNER;
    }

    static String endpoint() {
        return Engine.PORT.url().toString();
    }

    private static final class Engine {
        static final Port PORT = start();
        static final S3Client S3 = Clients.s3(PORT);
        static final S3Presigner PRESIGNER = Clients.presigner(PORT);
    }

    private static Port start() {
        try {
            var port = FreePorts.next();
            Objects.start(
                    Files.createTempDirectory("contract"),
                    port,
                    Map.of("key", "secret"),
                    List.of(
                            new BucketResource("Bucket", "bucket", List.of()),
                            new BucketResource("Inputs", "inputs", List.of())));
            return port;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
