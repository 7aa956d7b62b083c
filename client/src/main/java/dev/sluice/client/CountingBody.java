package dev.sluice.client;

import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.function.LongConsumer;

/// A request body that tells how much of it has been handed over.
final class CountingBody implements BodyPublisher {
    private final BodyPublisher body;
    private final LongConsumer sent;

    CountingBody(BodyPublisher body, LongConsumer sent) {
        this.body = body;
        this.sent = sent;
    }

    @Override
    public long contentLength() {
        return body.contentLength();
    }

    @Override
    public void subscribe(Subscriber<? super ByteBuffer> subscriber) {
        body.subscribe(new Counter(subscriber, sent));
    }

    private static final class Counter implements Subscriber<ByteBuffer> {
        private final Subscriber<? super ByteBuffer> next;
        private final LongConsumer sent;
        private long total;

        Counter(Subscriber<? super ByteBuffer> next, LongConsumer sent) {
            this.next = next;
            this.sent = sent;
        }

        @Override
        public void onSubscribe(Subscription subscription) {
            next.onSubscribe(subscription);
        }

        @Override
        public void onNext(ByteBuffer part) {
            total += part.remaining();
            sent.accept(total);
            next.onNext(part);
        }

        @Override
        public void onError(Throwable broken) {
            next.onError(broken);
        }

        @Override
        public void onComplete() {
            next.onComplete();
        }
    }
}
