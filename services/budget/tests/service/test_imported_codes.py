"""Codes from a file lie under divisions that are still there and open."""

import asyncio
from typing import Any

import httpx
import pytest
from budget.code.repo import CodeRepo
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, code_seen, data


class TestADivisionThatIsArchivedMeanwhile:
    async def test_waits_for_the_import_and_stays_open(
        self, crew: Crew, boss: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        division = await boss.make_code(crew.jetty, number="03", isDivision=True)
        look = CodeRepo.numbers
        archiving: list[asyncio.Task[httpx.Response]] = []

        async def look_while_it_is_archived(*asked: Any) -> dict[str, Any]:
            found = await look(*asked)
            call = boss.send("PUT", "ArchivedBudgetCode", code_seen(division))
            archiving.append(asyncio.create_task(call))
            await asyncio.wait(archiving, timeout=1)
            return found

        monkeypatch.setattr(CodeRepo, "numbers", look_while_it_is_archived)
        file = b"number,name,division,category,amount\n03-1,Slab,03,Own people,5\n"
        assert data(await boss.upload("ImportBudgetCodesCsv", crew.jetty, file))["createCount"] == 1
        assert (await archiving[0]).status_code == 409
        assert (await boss.code(division["budgetCodeId"]))["isArchived"] is False
