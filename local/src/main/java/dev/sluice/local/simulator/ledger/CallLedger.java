package dev.sluice.local.simulator.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.sluice.model.Json;
import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/// The calls that have ended, one JSON line each, in a file that only grows.
///
/// A line is handed to the operating system in one write before [#append] returns, so the death of
/// the process loses no line; the death of the machine may. Thread-safe, and safe against
/// interrupts, which would close a channel.
public final class CallLedger implements AutoCloseable {
    private final ReentrantLock lock = new ReentrantLock();
    private final Path file;
    private final FileOutputStream out;

    private CallLedger(Path file, FileOutputStream out) {
        this.file = file;
        this.out = out;
    }

    /// Opens the file, cutting off a last line that a crash left unfinished.
    public static CallLedger open(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        var out = new FileOutputStream(file.toFile(), true);
        out.getChannel().truncate(TornTail.wholeLines(file));
        return new CallLedger(file, out);
    }

    /// Adds one call.
    public void append(CallRecord call) {
        var line = (Json.write(call) + "\n").getBytes(UTF_8);
        lock.lock();
        try {
            out.write(line);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the call ledger " + file, e);
        } finally {
            lock.unlock();
        }
    }

    /// All calls so far, oldest end first.
    public List<CallRecord> calls() {
        var calls = new ArrayList<CallRecord>();
        forEach(calls::add);
        return List.copyOf(calls);
    }

    /// Gives each call to `reader` without holding them all.
    public void forEach(Consumer<CallRecord> reader) {
        try (var lines = new BufferedReader(new InputStreamReader(ndjson(), UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                reader.accept(parse(line));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the call ledger " + file, e);
        }
    }

    /// The lines written so far, none of them cut, as bytes. The caller closes the stream.
    public InputStream ndjson() throws IOException {
        lock.lock();
        try {
            return new FirstBytes(Files.newInputStream(file), Files.size(file));
        } finally {
            lock.unlock();
        }
    }

    /// Forgets every call.
    public void clear() {
        lock.lock();
        try {
            out.getChannel().truncate(0);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot clear the call ledger " + file, e);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    private static CallRecord parse(String line) throws JsonProcessingException {
        return Json.mapper().readValue(line, CallRecord.class);
    }
}
