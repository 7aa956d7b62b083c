package dev.sluice.functions.worker;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One line a message: how it ended. Never what it says.
final class VerdictLog {

    private static final Logger LOG = LoggerFactory.getLogger(VerdictLog.class);

    private VerdictLog() {}

    static void write(Received message, Verdict verdict) {
        var line =
                LOG.atInfo()
                        .addKeyValue("messageId", message.messageId())
                        .addKeyValue("receives", message.receives());
        switch (verdict) {
            case Verdict.Done _ -> line.log("done");
            case Verdict.Later(var delay, var reason) ->
                    line.addKeyValue("reason", reason.wire())
                            .addKeyValue("delaySeconds", delay.toSeconds())
                            .log("later");
            case Verdict.Dead(var letter) ->
                    line.addKeyValue("code", letter.error().code().code()).log("dead");
        }
    }
}
