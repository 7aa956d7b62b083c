package dev.sluice.local.engine;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.QueueAttributeName;

/// What the queue engine will bring back from its file.
///
/// It listens before it has done so, and a queue that is created in between comes up empty: so
/// nobody may talk to it until everything is back.
///
/// @param names queues in the file
/// @param messages messages in all of them
record PersistedQueues(List<String> names, long messages) {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Duration PAUSE = Duration.ofMillis(10);
    private static final QueueAttributeName[] COUNTS = {
        QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES,
        QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES_NOT_VISIBLE,
        QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES_DELAYED
    };

    /// Reads the engine's own tables before it starts.
    static PersistedQueues read(String uri, String user) {
        try (var connection = DriverManager.getConnection(uri, user, "")) {
            var tables = tables(connection);
            var names =
                    tables.contains("QUEUE")
                            ? column(connection, "select name from queue")
                            : List.<String>of();
            var messages = 0L;
            for (var table : tables) {
                if (table.startsWith("MESSAGE_")) {
                    var count = column(connection, "select count(*) from \"" + table + "\"");
                    messages += Long.parseLong(count.getFirst());
                }
            }
            return new PersistedQueues(names, messages);
        } catch (SQLException failed) {
            throw new StartFailure(
                    "the queue store cannot be read: " + failed.getMessage(), failed);
        }
    }

    private static Set<String> tables(Connection connection) throws SQLException {
        return Set.copyOf(
                column(
                        connection,
                        "select table_name from information_schema.tables"
                                + " where table_schema = 'PUBLIC'"));
    }

    private static List<String> column(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            var values = new ArrayList<String>();
            while (rows.next()) {
                values.add(rows.getString(1));
            }
            return values;
        }
    }

    /// Returns when all of it is back.
    void await(SqsClient client, InstantSource clock) {
        if (names.isEmpty()) {
            return;
        }
        var end = clock.instant().plus(PATIENCE);
        while (!restored(client)) {
            if (clock.instant().isAfter(end)) {
                throw new StartFailure(
                        "the queue engine did not bring its %d messages back; see its log, or start afresh with --reset"
                                .formatted(messages));
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    private boolean restored(SqsClient client) {
        var urls = client.listQueues().queueUrls();
        return urls.size() >= names.size()
                && urls.stream().mapToLong(url -> count(client, url)).sum() >= messages;
    }

    private static long count(SqsClient client, String url) {
        return client
                .getQueueAttributes(get -> get.queueUrl(url).attributeNames(COUNTS))
                .attributes()
                .values()
                .stream()
                .mapToLong(Long::parseLong)
                .sum();
    }
}
