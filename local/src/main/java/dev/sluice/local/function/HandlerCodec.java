package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import com.amazonaws.services.lambda.runtime.serialization.factories.JacksonFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Turns event bytes into what the handler takes and its answer into bytes, with the library and
/// the choice of serializer of the Java runtime on Lambda.
record HandlerCodec(PojoSerializer<Object> input, PojoSerializer<Object> output) {

    static HandlerCodec of(RequestHandler<?, ?> handler) {
        var method =
                Arrays.stream(handler.getClass().getMethods())
                        .filter(HandlerCodec::isHandleRequest)
                        .min((a, b) -> Boolean.compare(a.isBridge(), b.isBridge()))
                        .orElseThrow();
        return new HandlerCodec(
                serializer(method.getGenericParameterTypes()[0]),
                serializer(method.getGenericReturnType()));
    }

    Object decode(byte[] event) {
        return input.fromJson(new ByteArrayInputStream(event));
    }

    byte[] encode(@Nullable Object answer) {
        var bytes = new ByteArrayOutputStream();
        output.toJson(answer, bytes);
        return bytes.toByteArray();
    }

    private static boolean isHandleRequest(Method method) {
        return method.getName().equals("handleRequest")
                && method.getParameterCount() == 2
                && method.getParameterTypes()[1] == Context.class;
    }

    @SuppressWarnings("unchecked")
    private static PojoSerializer<Object> serializer(Type type) {
        return type instanceof Class<?> event
                        && LambdaEventSerializers.isLambdaSupportedEvent(event.getName())
                ? LambdaEventSerializers.serializerFor(
                        (Class<Object>) event, event.getClassLoader())
                : JacksonFactory.getInstance().getSerializer(type);
    }
}
