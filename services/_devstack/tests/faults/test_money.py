"""Money that is asked for, answered and withdrawn while budget dies: each act counts once (faults 1, 2)."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any
from uuid import uuid4

import httpx
import pytest
from devstack.testing import Stack

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.ledger import WRITERS, sign_in

_PATIENCE = 90.0
_EACH, _BUDGET = 3, 150
"""Asked for by each request, and all there is: before the end they are told that no more is left."""


@dataclass
class Site:
    """A code, who asks for its money and who answers; neither gives up."""

    url: str
    foreman: dict[str, str]
    boss: dict[str, str]
    project_id: str = ""
    code_id: str = ""
    came_to: Counter[str] = field(default_factory=Counter[str])
    failures: Counter[str] = field(default_factory=Counter[str])

    async def insist(
        self, http: httpx.AsyncClient, who: dict[str, str], method: str, call: str, body: dict[str, Any]
    ) -> httpx.Response:
        """The same under the same key, until it is answered, if by a refusal."""
        headers = who | {"Idempotency-Key": uuid4().hex}
        async with asyncio.timeout(_PATIENCE):
            while True:
                try:
                    answer = await http.request(method, f"/api/Budget/{call}", json=body, headers=headers)
                except httpx.TransportError as error:
                    self.failures[type(error).__name__] += 1
                else:
                    if answer.status_code < 500:
                        return answer
                    self.failures[str(answer.status_code)] += 1
                await asyncio.sleep(0.05)

    async def code(self, http: httpx.AsyncClient) -> dict[str, Any]:
        query = {"budgetCodeId": self.code_id}
        answer = await http.get("/api/Budget/GetBudgetCodeDetail", params=query, headers=self.boss)
        return answer.raise_for_status().json()["data"]

    async def work_until(self, stopping: asyncio.Event) -> None:
        lines = [{"budgetCodeId": self.code_id, "amount": str(_EACH)}]
        asked = {"projectId": self.project_id, "title": "Nails", "lines": lines, "submit": True}
        async with httpx.AsyncClient(base_url=self.url, timeout=20) as http:
            for way in cycle(("approved", "withdrawn", "rejected")):
                if stopping.is_set():
                    return
                sent = await self.insist(http, self.foreman, "POST", "CreateBudgetRequest", asked)
                if sent.status_code == 409:
                    assert "is left of" in sent.json()["message"], sent.text
                    self.came_to["refused"] += 1
                    continue
                assert sent.status_code == 201, sent.text
                request: dict[str, Any] = sent.json()["data"]
                about = {"budgetRequestId": request["budgetRequestId"], "revision": request["revision"]}
                if way == "withdrawn":
                    done = await self.insist(http, self.foreman, "POST", "WithdrawBudgetRequest", about)
                else:
                    answer = about | {"answer": way}
                    done = await self.insist(http, self.boss, "POST", "ReplyBudgetRequest", answer)
                assert done.status_code == 200, done.text
                self.came_to[way] += 1


async def _site(stack: Stack) -> Site:
    site = Site(stack.url("budget"), await sign_in(stack, "member"), await sign_in(stack, "admin"))
    async with httpx.AsyncClient(base_url=stack.url("identity"), headers=site.foreman, timeout=20) as http:
        projects = (await http.get("/api/Project/QueryProjects")).raise_for_status().json()["data"]["data"]
    site.project_id = projects[0]["projectId"]
    code = {
        "projectId": site.project_id,
        "number": f"f-{uuid4().hex[:8]}",
        "name": "Nails",
        "category": "equipmentOwned",
        "amount": str(_BUDGET),
    }
    async with httpx.AsyncClient(base_url=site.url, headers=site.boss, timeout=20) as http:
        made = await http.post("/api/Budget/CreateBudgetCode", json=code)
    site.code_id = made.raise_for_status().json()["data"]["budgetCodeId"]
    return site


@pytest.mark.parametrize("part", ["budget", "postgres"])
@repeated(1, 10)
async def test_that_moves_while_a_part_dies_is_counted_once(stack: Stack, part: str, times: int) -> None:
    site, stopping = await _site(stack), asyncio.Event()
    writers = [asyncio.create_task(site.work_until(stopping)) for _ in range(WRITERS)]
    async with httpx.AsyncClient(base_url=site.url, timeout=20) as http:
        await asyncio.sleep(1)
        for _ in range(times):
            stack.kill9(part)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(stack.wait_ready, part)
            await asyncio.to_thread(stack.wait_ready, "budget")
            shown = await site.code(http)
            assert float(shown["held"]) + float(shown["committed"]) <= _BUDGET
            await asyncio.sleep(0.5)
        stopping.set()
        await asyncio.gather(*writers)
        assert site.failures, "nobody noticed the kill: the test proved nothing"
        assert site.came_to["approved"], site.came_to
        shown = await site.code(http)
    committed = _EACH * site.came_to["approved"]
    assert (shown["held"], shown["committed"]) == ("0.00", f"{committed}.00")
    # Ends with 1 where a balance is not the sum of its entries.
    stack.run("budget", "verify")
