"""A table of ten thousand lines takes a core for a second: one at a time, companies and people in turn."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from chassis.access import Actor
from chassis.errors import Unavailable
from chassis.processes.fair_queue import FairQueue, TooManyWait

_MOST_WAITING, _MOST_WAITING_EACH, _WAITS_SECONDS = 40, 8, 25.0


class ImportTurns(FairQueue):
    def __init__(self) -> None:
        super().__init__(
            1,
            most_waiting=_MOST_WAITING,
            most_waiting_each=_MOST_WAITING_EACH,
            most_seconds=_WAITS_SECONDS,
        )

    @asynccontextmanager
    async def turn_of(self, actor: Actor) -> AsyncGenerator[None]:
        """Before a row is held or a connection taken."""
        try:
            await self.begin_turn(actor.user_id, actor.company_id)
        except TooManyWait:
            raise Unavailable from None
        try:
            yield
        finally:
            self.end_turn()
