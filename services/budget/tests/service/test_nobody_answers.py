"""A request of the only one who might answer it waits for nobody: that is said, until there is somebody."""

from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data


async def previewed(desk: Desk, crew: Crew, code: str, **fields: Any) -> bool:
    body = {"projectId": str(crew.jetty), "lines": [{"budgetCodeId": code, "amount": "5"}]}
    told: Body = data(await desk.send("POST", "PreviewBudgetRequest", body | fields))
    return bool(told["nobodyAnswers"])


async def nobody_s(desk: Desk, crew: Crew) -> int:
    count: int = data(await desk.get("GetOverview", projectId=crew.jetty))["nobodySCount"]
    return count


def manages(crew: Crew, desk: Desk) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(desk.who.user_id))


class TestARequestThatNobodyAnswers:
    async def test_is_told_while_it_is_drafted_once_it_is_sent_and_to_who_appoints(
        self, crew: Crew, head: Desk, runtime: Runtime, client: httpx.AsyncClient
    ) -> None:
        manages(crew, head)
        code = (await head.make_code(crew.jetty))["budgetCodeId"]
        assert await previewed(head, crew, code)
        draft = await head.ask(crew.jetty, (code, "5"), submit=False)
        assert not (await head.request(draft["budgetRequestId"]))["nobodyAnswers"]
        sent = await head.ask(crew.jetty, (code, "5"))
        assert (await head.request(sent["budgetRequestId"]))["nobodyAnswers"]
        assert await nobody_s(head, crew) == 1
        chain = data(await head.get("GetBudgetApprovalChain", projectId=crew.jetty))
        assert chain["onlyOne"]["userId"] == str(head.who.user_id)
        # Somebody else comes to manage the project: what waited is theirs to answer.
        manages(crew, Desk(client, crew.person("Noor Aziz", Role.MANAGER, manages=(crew.jetty,))))
        await crew.archive(crew.jetty, runtime, is_archived=False)
        assert not await previewed(head, crew, code)
        assert not (await head.request(sent["budgetRequestId"]))["nobodyAnswers"]
        assert await nobody_s(head, crew) == 0
        assert data(await head.get("GetBudgetApprovalChain", projectId=crew.jetty))["onlyOne"] is None

    async def test_is_none_where_another_admin_is_there(
        self, crew: Crew, boss: Desk, head: Desk, foreman: Desk
    ) -> None:
        manages(crew, boss)
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        assert not await previewed(boss, crew, code)
        assert not await previewed(foreman, crew, code)
        await boss.ask(crew.jetty, (code, "5"))
        assert await nobody_s(head, crew) == 0
        # Who may do nothing about it is not told of others' requests.
        assert await nobody_s(foreman, crew) == 0

    @pytest.mark.parametrize(("who", "nobody"), [("head", True), ("foreman", False)])
    async def test_goes_by_the_last_of_a_chain(
        self, crew: Crew, head: Desk, foreman: Desk, who: str, nobody: bool
    ) -> None:
        manages(crew, head)
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(foreman.who.user_id))
        code = (await head.make_code(crew.jetty))["budgetCodeId"]
        asked = {"head": head, "foreman": foreman}[who]
        steps = [
            {"userId": str(foreman.who.user_id), "upTo": "1"},
            {"userId": str(head.who.user_id)},
        ]
        body = {"projectId": str(crew.jetty), "revision": 0, "steps": steps}
        data(await head.send("PUT", "SetBudgetApprovalChain", body))
        assert await previewed(asked, crew, code) is nobody
        sent = await asked.ask(crew.jetty, (code, "5"))
        assert (await asked.request(sent["budgetRequestId"]))["nobodyAnswers"] is nobody
        assert await nobody_s(head, crew) == int(nobody)

    async def test_is_told_before_the_only_admin_has_answered_the_turn_that_names_them(
        self, crew: Crew, head: Desk, boss: Desk
    ) -> None:
        manages(crew, boss)
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(head.who.user_id))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        # Nobody's own turn is anybody's.
        steps = [{"userId": str(head.who.user_id), "upTo": "1"}, {"userId": str(boss.who.user_id)}]
        body = {"projectId": str(crew.jetty), "revision": 0, "steps": steps}
        data(await head.send("PUT", "SetBudgetApprovalChain", body))
        sent = await boss.ask(crew.jetty, (code, "5"))
        assert (await boss.request(sent["budgetRequestId"]))["nobodyAnswers"]

    async def test_is_not_said_while_identity_is_away(self, crew: Crew, head: Desk) -> None:
        manages(crew, head)
        code = (await head.make_code(crew.jetty))["budgetCodeId"]
        sent = await head.ask(crew.jetty, (code, "5"))
        assert (await head.request(sent["budgetRequestId"]))["nobodyAnswers"]
        crew.book.is_away = True
        assert not (await head.request(sent["budgetRequestId"]))["nobodyAnswers"]
