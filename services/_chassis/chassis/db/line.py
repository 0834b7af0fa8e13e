from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.turns import served

# Far more than are served within the seconds that anybody waits.
_MOST_WAITING = 1_000


class Line:
    """Where one waits for a connection. Companies take turns: the pools hand a free one to whoever comes."""

    def __init__(self, connections: int, *, most_seconds: float | None = None) -> None:
        self._queue = FairQueue(connections, most_waiting=_MOST_WAITING, most_seconds=most_seconds)

    async def enter(self) -> None:
        try:
            await self._queue.begin_turn(served())
        except TooManyWait:
            raise TimeoutError("no connection to the database came free") from None

    def leave(self) -> None:
        self._queue.end_turn()
