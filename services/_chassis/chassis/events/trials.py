from uuid import UUID

from chassis.clock import now
from chassis.db.database import Database


class Trials:
    """Counts the processes that died over an event. Only for events that come again: what goes well at once,
    and nearly everything does, costs nothing."""

    def __init__(self, database: Database, consumer: str) -> None:
        self._database = database
        self._consumer = consumer

    async def unended(self, event_id: UUID) -> int:
        async with self._database.unit_of_work() as uow:
            driver = await uow.driver()
            begun = await driver.fetchval(
                "select begun from event_trial where consumer = $1 and event_id = $2",
                *(self._consumer, event_id),
            )
        return begun or 0

    async def begin(self, event_id: UUID) -> None:
        async with self._database.unit_of_work() as uow:
            driver = await uow.driver()
            await driver.execute(
                """
                insert into event_trial (consumer, event_id, begun, begun_at) values ($1, $2, 1, $3)
                on conflict (consumer, event_id) do update set begun = event_trial.begun + 1
                """,
                *(self._consumer, event_id, now()),
            )

    async def end(self, event_id: UUID) -> None:
        """However it went: whoever is there to say so did not die over it."""
        async with self._database.unit_of_work() as uow:
            driver = await uow.driver()
            await driver.execute(
                "delete from event_trial where consumer = $1 and event_id = $2", self._consumer, event_id
            )
