"""Requests as a file: those that their reader may see, as the list filters them, a row for each line."""

import csv
import io
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
import pytest
from budget.request import export
from chassis.access import Role
from chassis.http.csv import Row
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data


async def exported(desk: Desk, **query: Any) -> list[dict[str, str]]:
    answer = await desk.get("ExportBudgetRequests", **query)
    assert answer.status_code == 200, answer.text
    return [*csv.DictReader(io.StringIO(answer.text.lstrip("\ufeff")))]


class TestRequestsAsAFile:
    async def test_are_a_row_for_each_line_the_newest_first(
        self, foreman: Desk, boss: Desk, crew: Crew, code: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="03-200", name="Rebar"))["budgetCodeId"]
        asked = await foreman.ask(crew.jetty, (code, "40"), (other, "5.50"), reason="Level 5, =1+1")
        lines = [
            {"budgetCodeId": code, "amount": "7"},
            {"budgetCodeId": other, "amount": "7", "receives": True},
        ]
        await foreman.ask(crew.jetty, kind="transfer", lines=lines)
        data(await boss.answering(asked, "approved", note="Fine"))
        rows = await exported(boss)
        told = [(each["number"], each["code"], each["amount"], each["approved"]) for each in rows]
        assert told == [
            ("2", "03-100", "-7.00", ""),
            ("2", "03-200", "7.00", ""),
            ("1", "03-100", "40.00", "40.00"),
            ("1", "03-200", "5.50", "5.50"),
        ]
        assert (rows[-1]["status"], rows[-1]["answer note"], rows[-1]["currency"]) == (
            "approved",
            "Fine",
            "SGD",
        )

    async def test_are_those_of_the_list_and_nobody_else_s_drafts(
        self, foreman: Desk, boss: Desk, crew: Crew, code: str
    ) -> None:
        await foreman.ask(crew.jetty, (code, "1"), title="Sent")
        await foreman.ask(crew.jetty, submit=False, title="Kept")
        await boss.ask(crew.jetty, (code, "2"), title="Of the boss")

        async def titles(desk: Desk, **query: Any) -> list[str]:
            return [each["what for"] for each in await exported(desk, **query)]

        assert await titles(boss) == ["Of the boss", "Sent"]
        assert await titles(foreman) == ["Kept", "Sent"]
        assert await titles(boss, isMine="true") == ["Of the boss"]
        assert await titles(boss, waitsForMe="true") == ["Sent"]
        assert await titles(foreman, status="draft") == ["Kept"]
        assert await titles(boss, kind="change") == []
        assert await titles(boss, search="boss") == ["Of the boss"]
        assert await titles(boss, projectId=crew.tower) == []

    async def test_are_shaped_some_requests_at_a_time(
        self, foreman: Desk, boss: Desk, crew: Crew, code: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """However many lines they have; the file is the same."""
        for number in range(7):
            await foreman.ask(crew.jetty, (code, "1"), title=f"Request {number}")
        whole = await exported(boss)
        handed, read_export = list[int](), export.read_export

        async def portions(*asked: Any) -> Any:
            name, rows = await read_export(*asked)

            async def counted() -> AsyncIterator[Sequence[Row]]:
                async for some in rows:
                    handed.append(len(some))
                    yield some

            return name, counted()

        monkeypatch.setattr(export, "read_export", portions)
        monkeypatch.setattr(export, "_REQUESTS_AT_ONCE", 2)
        assert await exported(boss) == whole
        assert handed == [2, 2, 2, 1]

    async def test_say_states_in_words_of_their_reader(
        self, client: httpx.AsyncClient, foreman: Desk, boss: Desk, crew: Crew, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        line = {"budgetRequestLineId": request["lines"][0]["budgetRequestLineId"], "amount": "4"}
        data(await boss.answering(request, "partlyApproved", lines=[line]))
        for language, words in (("en", ("money", "partly approved")), ("zh-CN", ("资金", "部分批准"))):
            answer = await client.get(
                "/api/Budget/ExportBudgetRequests",
                headers=boss.who.headers | {"Accept-Language": language},
            )
            (row,) = csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff")))
            assert (row["kind"], row["status"]) == words

    async def test_come_as_a_workbook_too(self, foreman: Desk, crew: Crew, code: str) -> None:
        await foreman.ask(crew.jetty, (code, "40"))
        answer = await foreman.get("ExportBudgetRequests", format="xlsx")
        assert answer.content[:2] == b"PK"

    async def test_of_a_project_that_one_is_not_at_are_the_head_alone(
        self, client: httpx.AsyncClient, foreman: Desk, crew: Crew, code: str
    ) -> None:
        await foreman.ask(crew.jetty, (code, "1"), title="Sent")
        elsewhere = Desk(client, crew.person("Olga Else", Role.MANAGER))
        for query in ({}, {"projectId": crew.jetty}):
            answer = await elsewhere.get("ExportBudgetRequests", **query)
            assert (answer.status_code, len(answer.text.splitlines())) == (200, 1)
