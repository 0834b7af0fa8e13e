"""The same with two who answer one after the other: what is held stays so until the last of them."""

from dataclasses import dataclass, field

import httpx
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from hypothesis import strategies as st
from hypothesis.stateful import rule
from identity_client.projects import Projects
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import at_the_jetty, step
from services.budget.tests.service.desk import Body, Desk, data
from services.budget.tests.service.test_any_sequence import WHICH, Sequences, in_project, run_sequences

ANSWERS = ("rejected", "partlyApproved", "approved")


@dataclass
class Agreed:
    """What the first of the two agreed to, of each code; without an entry: has not answered."""

    of: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])


class Chains(Sequences):
    ana: Desk

    def __init__(self) -> None:
        super().__init__()
        self.agreed = Agreed()
        self.ana.who.set(in_project(self.project))
        people = [self.ana.who.user_id, self.admin.who.user_id]
        self.crew.book.projects[str(self.project)].member_user_ids.extend(map(str, people))
        self.wait_for(self._set_chain())

    async def _set_chain(self) -> None:
        # What was read before they were at it.
        self.runtime.of(Projects).forget(COMPANY, self.project)
        steps = [step(self.ana, upTo="0"), step(self.admin)]
        body: Body = {"projectId": str(self.project), "revision": 0, "steps": steps}
        data(await self.admin.send("PUT", "SetBudgetApprovalChain", body))

    @rule(which=WHICH)
    def withdraw(self, which: int) -> None:
        if self.model.requests:
            self.agreed.of.pop(self._nth(self.model.requests, which), None)
        super().withdraw(which)

    @rule(which=WHICH, part=st.sampled_from([0, 1, 2]), by_first=st.booleans())
    def answer(self, which: int, part: int, by_first: bool = False) -> None:
        if not self.model.requests:
            return
        request_id = self._nth(self.model.requests, which)
        status, asked = self.model.requests[request_id]
        agreed = self.agreed.of.get(request_id)
        now_asked = agreed or asked
        if part == 1 and (
            request_id in self.model.transfers or not any(amount // 2 for amount in now_asked.values())
        ):
            return
        who = self.ana if by_first else self.admin
        body: Body = {"budgetRequestId": request_id, "answer": ANSWERS[part]}
        if part == 1:
            detail = self.wait_for(who.get("GetBudgetRequestDetail", budgetRequestId=request_id))
            if detail.status_code == 404:
                return
            body["lines"] = [
                {
                    "budgetRequestLineId": line["budgetRequestLineId"],
                    "amount": str(now_asked[line["budgetCodeId"]] // 2),
                }
                for line in detail.json()["data"]["lines"]
            ]
        answer = self._write("POST", "ReplyBudgetRequest", body, who)
        if status != "submitted":
            assert answer.status_code in (404, 409), answer.text
        elif by_first != (agreed is None):
            assert answer.status_code == 403, answer.text
        else:
            assert answer.status_code == 200, answer.text
            given = {code: (0, amount // 2, amount)[part] for code, amount in now_asked.items()}
            if by_first and part:
                self.agreed.of[request_id] = given
            else:
                self._end(request_id, ANSWERS[part], given)

    def _end(self, request_id: str, status: str, given: dict[str, int]) -> None:
        _, asked = self.model.requests[request_id]
        self.model.requests[request_id] = (status, asked)
        for code_id, amount in asked.items():
            code = self.model.codes[code_id]
            code.held -= max(amount, 0)
            if request_id not in self.model.transfers:
                code.committed += given[code_id]
            else:
                code.budget -= given[code_id]
                code.transferred -= given[code_id]


class TestAnyChain:
    async def test_leaves_balances_that_are_the_sums_of_their_entries(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        Chains.ana = at_the_jetty(crew, client, "Ana Cruz")
        foreman, office = Desk(client, member), Desk(client, admin)
        await run_sequences(Chains, runtime, crew, foreman, office, examples=10)
