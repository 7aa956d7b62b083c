package dev.sluice.local.simulator.check;

import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.ServiceException;

/// Visits the blocks of a request in order.
final class Blocks {

    private Blocks() {}

    /// Looks at one block; the first that throws ends the visit.
    @FunctionalInterface
    interface Visitor {
        void visit(Position position, Block block) throws ServiceException;
    }

    static void visit(ConverseBody body, Visitor visitor) throws ServiceException {
        for (int m = 0; m < body.messages().size(); m++) {
            var content = body.messages().get(m).content();
            for (int c = 0; c < content.size(); c++) {
                visitor.visit(new Position(m, c), content.get(c));
            }
        }
    }
}
