package dev.sluice.local.process;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Linux: the kernel sends SIGKILL to the child when the *thread* that started it ends, which the
/// death of the whole parent includes. `prctl(PR_SET_PDEATHSIG)` survives `exec`.
///
/// The shell in between looks at its parent once more, because a parent that died before the signal
/// was set would never trigger it.
record DeathSignal(Path setpriv, long parent) implements OrphanGuard {

    private static final String STILL_OURS = "test \"$PPID\" -eq \"$0\" && exec \"$@\"";

    @Override
    public List<String> wrap(List<String> command) {
        var guard =
                Stream.of(
                        setpriv.toString(),
                        "--pdeathsig",
                        "KILL",
                        "/bin/sh",
                        "-c",
                        STILL_OURS,
                        Long.toString(parent));
        return Stream.concat(guard, command.stream()).toList();
    }

    @Override
    public void started(Process child) {}
}
