"""After anything in any order balances are the sums of their entries, and what a plain model says."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import httpx
from budget.ledger.verification import differences
from chassis.access import Access, Role
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk

WaitFor = Callable[[Coroutine[Any, Any, Any]], Any]

AMOUNTS = st.integers(1, 60)
WHICH = st.integers(0, 9)


@dataclass
class Balance:
    budget: int
    held: int = 0
    committed: int = 0
    actual: int = 0
    transferred: int = 0

    @property
    def used(self) -> int:
        return self.held + self.committed + self.actual

    @property
    def mark(self) -> int:
        promised = self.committed + self.actual
        reached = [each for each in (100, 80) if promised and promised * 100 >= self.budget * each]
        return max(reached, default=0)

    @property
    def left(self) -> int:
        return self.budget - self.used


@dataclass
class Model:
    """What should be, in whole dollars."""

    codes: dict[str, Balance] = field(default_factory=dict[str, Balance])
    requests: dict[str, tuple[str, dict[str, int]]] = field(
        default_factory=dict[str, tuple[str, dict[str, int]]]
    )
    """Its status and what it asks of each code; below zero: what a transfer or a change gives it."""
    transfers: set[str] = field(default_factory=set[str])
    """And changes: what moves budget."""
    costs: list[tuple[str, str, int, int]] = field(default_factory=list[tuple[str, str, int, int]])
    """Its id, its code, what it costs and how much of that was committed."""


class Sequences(RuleBasedStateMachine):
    wait_for: WaitFor
    foreman: Desk
    admin: Desk
    runtime: Runtime
    crew: Crew

    def __init__(self) -> None:
        super().__init__()
        self.project = self.crew.book.add_project("Any", company_id=COMPANY)
        self.foreman.who.set(in_project(self.project))
        self.model = Model()
        self.number = 0
        for amount in (100, 50):
            self.make_code(amount)

    @rule(amount=AMOUNTS)
    def make_code(self, amount: int) -> None:
        self.number += 1
        code = self.wait_for(self.admin.make_code(self.project, number=f"c{self.number}", amount=f"{amount}"))
        self.model.codes[code["budgetCodeId"]] = Balance(amount)

    @rule(which=WHICH, amount=AMOUNTS)
    def set_amount(self, which: int, amount: int) -> None:
        code_id = self._nth(self.model.codes, which)
        balance = self.model.codes[code_id]
        answer = self._write("PUT", "UpdateBudgetCode", {"budgetCodeId": code_id, "amount": f"{amount}"})
        budget = amount + balance.transferred
        if budget >= min(balance.used, balance.budget):
            assert answer.status_code == 200, answer.text
            balance.budget = budget
        else:
            assert answer.status_code == 409

    @rule(some=st.lists(st.tuples(WHICH, AMOUNTS), min_size=1, max_size=3), reason=st.booleans())
    def ask(self, some: list[tuple[int, int]], reason: bool) -> None:
        lines = {self._nth(self.model.codes, which): amount for which, amount in some}
        answer = self.wait_for(
            self.foreman.asking(
                self.project,
                *((code_id, f"{amount}") for code_id, amount in lines.items()),
                overrunReason="The slab moved" if reason else "",
            )
        )
        if reason or all(amount <= self.model.codes[code_id].left for code_id, amount in lines.items()):
            assert answer.status_code == 201, answer.text
            self.model.requests[answer.json()["data"]["budgetRequestId"]] = ("submitted", lines)
            for code_id, amount in lines.items():
                self.model.codes[code_id].held += amount
        else:
            assert answer.status_code == 409

    @rule(gives=WHICH, takes=WHICH, amount=AMOUNTS)
    def transfer(self, gives: int, takes: int, amount: int) -> None:
        giver, taker = self._nth(self.model.codes, gives), self._nth(self.model.codes, takes)
        if giver == taker:
            return
        lines = [
            {"budgetCodeId": code_id, "amount": f"{amount}", "receives": code_id == taker}
            for code_id in (giver, taker)
        ]
        answer = self.wait_for(self.foreman.asking(self.project, kind="transfer", lines=lines))
        if amount > self.model.codes[giver].left:
            assert answer.status_code == 409
            return
        assert answer.status_code == 201, answer.text
        request_id = answer.json()["data"]["budgetRequestId"]
        self.model.requests[request_id] = ("submitted", {giver: amount, taker: -amount})
        self.model.transfers.add(request_id)
        self.model.codes[giver].held += amount

    @rule(which=WHICH, amount=AMOUNTS, gives=st.booleans())
    def change(self, which: int, amount: int, gives: bool) -> None:
        code_id = self._nth(self.model.codes, which)
        lines = [{"budgetCodeId": code_id, "amount": f"{amount}", "receives": gives}]
        answer = self.wait_for(self.foreman.asking(self.project, kind="change", lines=lines))
        code = self.model.codes[code_id]
        if not gives and amount > code.left:
            assert answer.status_code == 409
            return
        assert answer.status_code == 201, answer.text
        request_id = answer.json()["data"]["budgetRequestId"]
        self.model.requests[request_id] = ("submitted", {code_id: -amount if gives else amount})
        self.model.transfers.add(request_id)
        code.held += 0 if gives else amount

    @rule(which=WHICH)
    def withdraw(self, which: int) -> None:
        if self.model.requests:
            request_id = self._nth(self.model.requests, which)
            answer = self._write(
                "POST", "WithdrawBudgetRequest", {"budgetRequestId": request_id}, self.foreman
            )
            self._settled(request_id, answer, "draft", part=0)

    @rule(which=WHICH, part=st.sampled_from([0, 1, 2]))
    def answer(self, which: int, part: int) -> None:
        """`part`: nothing, half of it rounded down, or all."""
        if not self.model.requests:
            return
        request_id = self._nth(self.model.requests, which)
        asked = self.model.requests[request_id][1]
        if part == 1 and request_id in self.model.transfers:
            return
        if part == 1 and not any(amount // 2 for amount in asked.values()):
            return
        body: Body = {
            "budgetRequestId": request_id,
            "answer": ("rejected", "partlyApproved", "approved")[part],
        }
        if part == 1:
            detail = self.wait_for(self.admin.get("GetBudgetRequestDetail", budgetRequestId=request_id))
            if detail.status_code == 404:  # withdrawn: it is nobody else's
                return
            body["lines"] = [
                {
                    "budgetRequestLineId": line["budgetRequestLineId"],
                    "amount": str(asked[line["budgetCodeId"]] // 2),
                }
                for line in detail.json()["data"]["lines"]
            ]
        status = ("rejected", "partlyApproved", "approved")[part]
        self._settled(request_id, self._write("POST", "ReplyBudgetRequest", body), status, part=part)

    def _settled(self, request_id: str, answer: httpx.Response, status: str, *, part: int) -> None:
        was, lines = self.model.requests[request_id]
        if was != "submitted":
            assert answer.status_code in (404, 409), answer.text
            return
        assert answer.status_code == 200, answer.text
        self.model.requests[request_id] = (status, lines)
        for code_id, amount in lines.items():
            code = self.model.codes[code_id]
            code.held -= max(amount, 0)
            if request_id not in self.model.transfers:
                code.committed += (0, amount // 2, amount)[part]
            elif part:
                code.budget -= amount
                code.transferred -= amount

    @rule(which=WHICH, amount=AMOUNTS, takes_committed=st.booleans())
    def spend(self, which: int, amount: int, takes_committed: bool) -> None:
        code_id = self._nth(self.model.codes, which)
        balance = self.model.codes[code_id]
        self.number += 1
        cost = self.wait_for(
            self.admin.spend(
                self.project, code_id, f"{amount}", number=f"i{self.number}", takesCommitted=takes_committed
            )
        )
        committed = min(amount, balance.committed) if takes_committed else 0
        balance.actual += amount
        balance.committed -= committed
        self.model.costs.append((cost["budgetActualId"], code_id, amount, committed))

    @rule(which=WHICH)
    def reverse(self, which: int) -> None:
        if not self.model.costs:
            return
        cost_id, code_id, amount, committed = self.model.costs.pop(which % len(self.model.costs))
        answer = self._write("POST", "ReverseBudgetActual", {"budgetActualId": cost_id, "reason": "Wrong"})
        assert answer.status_code == 200, answer.text
        self.model.codes[code_id].actual -= amount
        self.model.codes[code_id].committed += committed

    @invariant()
    def balances_are_sums_and_as_the_model_has_them(self) -> None:
        assert self.wait_for(differences(self.runtime.database)) == []
        tree = self.wait_for(
            self.admin.get("QueryBudgetCodeByFilterReturnPercentageViewModel", projectId=self.project)
        )
        marks = {code["budgetCodeId"]: code["alertPercent"] for code in tree.json()["data"]["codes"]}
        assert marks == {code_id: code.mark for code_id, code in self.model.codes.items()}
        shown = {
            code["budgetCodeId"]: tuple(
                code[each] for each in ("budget", "held", "committed", "actual", "left")
            )
            for code in tree.json()["data"]["codes"]
        }
        assert shown == {
            code_id: tuple(
                f"{each}.00" for each in (code.budget, code.held, code.committed, code.actual, code.left)
            )
            for code_id, code in self.model.codes.items()
        }

    def _write(self, method: str, call: str, body: Body, who: Desk | None = None) -> httpx.Response:
        answer: httpx.Response = self.wait_for((who or self.admin).send(method, call, body))
        return answer

    def _nth(self, of: dict[str, Any], which: int) -> str:
        return [*of][which % len(of)]


def in_project(project_id: UUID) -> Access:
    return Access(session_active=True, role=Role.MEMBER, project_ids=frozenset({project_id}))


def bound(kind: type[RuleBasedStateMachine], runtime: Runtime, crew: Crew, foreman: Desk, admin: Desk) -> Any:
    """The machine, which runs in a thread, with what it plays on."""
    loop = asyncio.get_running_loop()

    def wait_for(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result()

    here: Any = type("Here", (kind,), {"wait_for": staticmethod(wait_for)})
    here.foreman, here.admin, here.runtime, here.crew = foreman, admin, runtime, crew
    return here


async def run_sequences(
    kind: type[RuleBasedStateMachine],
    runtime: Runtime,
    crew: Crew,
    foreman: Desk,
    admin: Desk,
    *,
    examples: int,
) -> None:
    here = bound(kind, runtime, crew, foreman, admin)
    bounds = settings(
        max_examples=examples,
        stateful_step_count=20,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    await asyncio.to_thread(run_state_machine_as_test, here, settings=bounds)


class TestAnySequence:
    async def test_leaves_balances_that_are_the_sums_of_their_entries(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        foreman, office = Desk(client, member), Desk(client, admin)
        await run_sequences(Sequences, runtime, crew, foreman, office, examples=15)
