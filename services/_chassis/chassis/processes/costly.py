"""What takes much of a process is done for one after the other, with companies and people in turn: whoever
asks for much waits behind whoever asks for little."""

from collections.abc import Hashable

from chassis.errors import Unavailable
from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.texts import Text


class CostlyTurns(FairQueue):
    """Nobody holds a connection while they wait."""

    async def begin_turn(self, *sharers: Hashable) -> None:
        try:
            await super().begin_turn(*sharers)
        except TooManyWait:
            raise Unavailable(Text("Much is being read right now. Try again in a moment.")) from None


class ExportTurns(CostlyTurns):
    """For what is made a portion at a time, as files of very much are."""

    def __init__(self) -> None:
        super().__init__(1, most_waiting=10_000, most_seconds=None)


class TableTurns(ExportTurns):
    """For the portions of tables, whose making may take an export's turn within."""


class ReadTurns(CostlyTurns):
    """For calls whose answer is as large as what somebody once stored: `@in_turn`."""

    def __init__(self) -> None:
        super().__init__(2, most_waiting=200, most_seconds=20.0)
