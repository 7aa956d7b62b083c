package dev.sluice.local.engine;

import dev.sluice.local.template.BucketResource;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.gaul.s3proxy.AccessGrant;
import org.gaul.s3proxy.BlobStores;
import org.gaul.s3proxy.CrossOriginResourceSharing;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.s3proxy.auth.AuthenticationType;

/// S3: S3Proxy in this process on plain files.
///
/// It verifies every signature, presigned ones with their signed headers included, against `users`.
public final class Objects implements Engine {
    private final Path directory;
    private final Port port;
    private final S3Proxy proxy;

    private Objects(Path directory, Port port, S3Proxy proxy) {
        this.directory = directory.toAbsolutePath().normalize();
        this.port = port;
        this.proxy = proxy;
    }

    /// Starts on `port` with the objects in `directory`, with `buckets`, which may exist already.
    ///
    /// @param users secret by access key; the functions' key is one of them
    /// @param buckets their CORS rules hold for all of them, as S3Proxy knows no others
    public static Objects start(
            Path directory, Port port, Map<String, String> users, List<BucketResource> buckets) {
        port.requireFree();
        try {
            Files.createDirectories(directory);
            for (var bucket : buckets) {
                createPrivate(directory.resolve(bucket.name()));
            }
            var settings = new Properties();
            settings.setProperty("jclouds.filesystem.basedir", directory.toString());
            var store = BlobStores.create("filesystem-nio2", settings);
            var first = users.entrySet().iterator().next();
            var proxy =
                    S3Proxy.builder()
                            .blobStore(store)
                            .endpoint(port.url())
                            .awsAuthentication(
                                    AuthenticationType.AWS_V4, first.getKey(), first.getValue())
                            .ignoreUnknownHeaders(true)
                            .corsRules(allowed(buckets))
                            .build();
            proxy.setBlobStoreLocator((identity, _, _) -> {
                var secret = identity == null ? null : users.get(identity);
                return secret == null ? null : new AccessGrant(secret, store);
            });
            SignedAmzHeaders.guard(proxy);
            proxy.start();
            return new Objects(directory, port, proxy);
        } catch (Exception failed) {
            throw new StartFailure(
                    "the object store did not start: " + failed.getMessage(), failed);
        }
    }

    /// S3Proxy takes a folder that everyone may read for a bucket that everyone may list.
    private static void createPrivate(Path bucket) throws IOException {
        Files.createDirectories(bucket);
        var permissions = Files.getFileAttributeView(bucket, PosixFileAttributeView.class);
        if (permissions != null) {
            permissions.setPermissions(PosixFilePermissions.fromString("rwx------"));
        }
    }

    private static CrossOriginResourceSharing allowed(List<BucketResource> buckets) {
        var rules = buckets.stream().flatMap(bucket -> bucket.cors().stream()).toList();
        return rules.isEmpty()
                ? CrossOriginResourceSharing.disabled()
                : new CrossOriginResourceSharing(
                        rules.stream().flatMap(rule -> rule.origins().stream()).toList(),
                        rules.stream().flatMap(rule -> rule.methods().stream()).toList(),
                        rules.stream().flatMap(rule -> rule.headers().stream()).toList(),
                        rules.stream().flatMap(rule -> rule.exposedHeaders().stream()).toList(),
                        "false");
    }

    @Override
    public URI endpoint() {
        return port.url();
    }

    /// The bytes of an object, without a signature: for what reads in the service's own name.
    public Optional<byte[]> read(String bucket, String key) throws IOException {
        var file = directory.resolve(bucket).resolve(key).normalize();
        return file.startsWith(directory.resolve(bucket)) && Files.isRegularFile(file)
                ? Optional.of(Files.readAllBytes(file))
                : Optional.empty();
    }

    @Override
    public void close() {
        try {
            proxy.stop();
        } catch (Exception failed) {
            throw new IllegalStateException("the object store did not stop", failed);
        }
    }
}
