package dev.sluice.local.process;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/// A parent to be killed: starts one long-lived child, prints its process id and waits.
final class ParentMain {

    private ParentMain() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var guard =
                arguments[0].equals("watch")
                        ? new ParentWatch(ProcessHandle.current().pid())
                        : OrphanGuard.ofThisMachine();
        var children = new ChildProcesses(guard);
        var child = children.start(new ProcessBuilder("sleep", "600"));
        System.out.println(child.pid());
        new CountDownLatch(1).await();
        children.close();
    }
}
