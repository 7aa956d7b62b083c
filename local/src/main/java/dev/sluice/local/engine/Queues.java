package dev.sluice.local.engine;

import com.typesafe.config.ConfigFactory;
import dev.sluice.local.template.PseudoParameters;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import org.elasticmq.server.ElasticMQServer;
import org.elasticmq.server.config.ElasticMQServerConfig;
import scala.Function0;
import scalikejdbc.ConnectionPool$;
import software.amazon.awssdk.auth.credentials.AnonymousCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.sqs.SqsClient;

/// SQS: ElasticMQ in this process, its messages in an H2 file.
///
/// `WRITE_DELAY=0` makes H2 write before it answers; without it a killed process loses messages
/// that were acknowledged.
public final class Queues implements Engine {
    private static final String USER = "sa";
    private static final int CONNECTIONS = 200;

    private final Port port;
    private final Function0<?> shutdown;

    private final SqsClient client;

    private Queues(Port port, Function0<?> shutdown, SqsClient client) {
        this.port = port;
        this.shutdown = shutdown;
        this.client = client;
    }

    /// Starts on `port` with the state in `directory`.
    public static Queues start(Path directory, Port port) {
        port.requireFree();
        var uri =
                "jdbc:h2:file:%s;WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE"
                        .formatted(directory.resolve("messages").toAbsolutePath());
        var persisted = PersistedQueues.read(uri, USER);
        // ElasticMQ opens its pool once per JVM; a later start needs one for its own file.
        var pools = ConnectionPool$.MODULE$;
        pools.singleton(
                uri,
                USER,
                "",
                pools.singleton$default$4(),
                pools.singleton$default$5(uri, USER, "", pools.singleton$default$4()));
        var config =
                ConfigFactory.parseMap(settings(port, uri))
                        .withFallback(ConfigFactory.load(Queues.class.getClassLoader()));
        var shutdown = new ElasticMQServer(new ElasticMQServerConfig(config)).start();
        var queues = new Queues(port, shutdown, client(port));
        persisted.await(queues.client, InstantSource.system());
        return queues;
    }

    private static SqsClient client(Port port) {
        return SqsClient.builder()
                .endpointOverride(port.url())
                .region(Region.of(PseudoParameters.REGION))
                .credentialsProvider(AnonymousCredentialsProvider.create())
                .httpClientBuilder(Apache5HttpClient.builder().maxConnections(CONNECTIONS))
                .build();
    }

    private static Map<String, ?> settings(Port port, String uri) {
        return Map.ofEntries(
                Map.entry("node-address.host", "127.0.0.1"),
                Map.entry("node-address.port", port.number()),
                Map.entry("rest-sqs.bind-hostname", "127.0.0.1"),
                Map.entry("rest-sqs.bind-port", port.number()),
                Map.entry("rest-sqs.sqs-limits", "strict"),
                Map.entry("aws.region", PseudoParameters.REGION),
                Map.entry("aws.accountId", PseudoParameters.ACCOUNT),
                Map.entry("messages-storage.enabled", true),
                Map.entry("messages-storage.uri", uri),
                Map.entry("messages-storage.username", USER),
                Map.entry("pekko.loglevel", "WARNING"),
                Map.entry("pekko.jvm-shutdown-hooks", "off"));
    }

    @Override
    public URI endpoint() {
        return port.url();
    }

    /// The URL of the queue with this name: the path carries the account, as the service's does.
    public String url(String name) {
        return "%s/%s/%s".formatted(port.url(), PseudoParameters.ACCOUNT, name);
    }

    /// Talks to this engine; closed with it.
    public SqsClient client() {
        return client;
    }

    @Override
    public void close() {
        client.close();
        shutdown.apply();
        ConnectionPool$.MODULE$.closeAll();
    }
}
