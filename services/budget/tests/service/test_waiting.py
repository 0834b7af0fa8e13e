"""What waits for an answer is counted for who may give it."""

import httpx
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data


class TestHowManyWait:
    async def test_is_what_the_reader_may_answer(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, admin: Person, code: str
    ) -> None:
        await foreman.ask(crew.jetty, (code, "1"))
        await boss.ask(crew.jetty, (code, "2"))

        async def count(desk: Desk) -> int:
            overview = data(await desk.get("GetOverview", projectId=crew.jetty))
            waiting: int = overview["waitingCount"]
            return waiting

        assert [await count(each) for each in (foreman, boss, Desk(client, admin))] == [0, 1, 2]
