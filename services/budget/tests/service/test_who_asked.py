import httpx
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data


class TestWhoAsked:
    async def test_is_told_to_managers_and_to_themselves(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, admin: Person, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        colleague = Desk(client, crew.person("Ali Bin", Role.MEMBER, projects=(crew.jetty,)))

        async def told(desk: Desk) -> list[tuple[str | None, int | None, str | None]]:
            entries = data(await desk.get("GetBudgetCodeHistoryListDetail", budgetCodeId=code))["data"]
            return [
                (each["budgetRequestId"], each["requestNumber"], each["by"] and each["by"]["fullName"])
                for each in entries
            ]

        asked = (request["budgetRequestId"], 1, "Tan Bo")
        for who in (foreman, boss, Desk(client, admin)):
            assert await told(who) == [asked, (None, None, "Maya Ong")]
        assert await told(colleague) == [(None, None, None), (None, None, "Maya Ong")]
