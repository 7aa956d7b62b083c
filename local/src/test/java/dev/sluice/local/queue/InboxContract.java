package dev.sluice.local.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.sqs.model.Message;

/// What every inbox does.
abstract class InboxContract {

    private static final Duration AT_ONCE = Duration.ZERO;

    /// The inbox under test, empty.
    abstract Inbox inbox();

    abstract void send(String body);

    private List<String> receive(int most) {
        return inbox().receive(most, AT_ONCE).stream().map(Message::body).toList();
    }

    @Test
    void emptyInbox_givesNothing() {
        assertThat(receive(10)).isEmpty();
    }

    @Test
    void receivedMessage_isHidden() {
        send("one");
        assertThat(receive(1)).containsExactly("one");
        assertThat(receive(1)).isEmpty();
    }

    @Test
    void noMoreThanAskedFor_areReceived() {
        send("one");
        send("two");
        send("three");
        assertThat(receive(2)).hasSize(2);
        assertThat(receive(2)).hasSize(1);
    }

    @Test
    void releasedMessage_comesBackAtOnce() {
        send("one");
        inbox().release(inbox().receive(1, AT_ONCE));
        assertThat(receive(1)).containsExactly("one");
    }

    @Test
    void deletedMessages_areGone_moreThanTenOfThemToo() {
        for (var i = 0; i < 12; i++) {
            send("message " + i);
        }
        var first = inbox().receive(10, AT_ONCE);
        var rest = inbox().receive(10, AT_ONCE);
        var all = Stream.concat(first.stream(), rest.stream()).toList();
        assertThat(all).hasSize(12);
        inbox().delete(all);
        inbox().release(List.of());
        assertThat(receive(10)).isEmpty();
    }
}
