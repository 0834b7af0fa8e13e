"""How many connections to the database a process opens at most, and for what.

Each kind of use has its own, so that none waits behind another: a write that waits for a lock keeps nobody
from reading. What all processes of an installation may open together is added up by
`k8s/tests/test_connections.py` (docs/operations.md).
"""

from typing import NamedTuple


class Shares(NamedTuple):
    transactions: int
    insertions: int
    """Writes of a single statement."""
    reads: int
    """Several statements that read, on one connection."""
    lists: int
    """Single statements that read."""
    by_key: int
    """Those whose plans are kept."""

    @property
    def total(self) -> int:
        return sum(self)

    @property
    def for_handlers(self) -> int:
        """How many events may be worked on at once. The other transactions are for who asks and waits in the
        same process, and for what handlers begin beside their own."""
        return max(1, self.transactions - max(1, self.transactions // 4))

    def within(self, most: int) -> "Shares":
        """The same for other processes: so many altogether, but one of each kind."""
        return Shares(*(max(1, each * most // self.total) for each in self))


# Single writes wait for the disk, and hold nothing meanwhile: with three of them a burst of presses took a
# tenth longer than with six.
SERVING = Shares(transactions=5, insertions=6, reads=3, lists=3, by_key=2)
# What nobody waits for runs in transactions, one for each event or activity.
WORKING = Shares(transactions=7, insertions=1, reads=2, lists=1, by_key=1)
# Two batches of events, and a chore.
RELAYING = Shares(transactions=3, insertions=1, reads=2, lists=1, by_key=1)

OF_ROLE = {"serve": SERVING, "consume": WORKING, "work": WORKING, "relay": RELAYING}
"""By the command that the process was started with."""
