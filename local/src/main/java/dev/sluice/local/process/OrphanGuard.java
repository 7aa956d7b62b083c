package dev.sluice.local.process;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Makes sure that a child ends when its parent is killed, in the way this machine offers.
interface OrphanGuard {

    /// The command to start in place of `command`. It ends up as the same process: same id, same
    /// arguments, same streams.
    List<String> wrap(List<String> command);

    /// Called once after the start, on the starting thread.
    void started(Process child);

    /// The parent-death signal where `setpriv` can set it, a watching shell elsewhere.
    static OrphanGuard ofThisMachine() {
        var parent = ProcessHandle.current().pid();
        return List.of("/usr/bin/setpriv", "/bin/setpriv", "/usr/sbin/setpriv").stream()
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .<OrphanGuard>map(setpriv -> new DeathSignal(setpriv, parent))
                .orElseGet(() -> new ParentWatch(parent));
    }
}
