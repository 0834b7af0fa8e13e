"""Codes that hours and machines are spent of are made, archived, named and deleted in any order, and their
projects' currencies chosen: what a plain model says of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import httpx
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data
from services.budget.tests.service.test_any_sequence import WaitFor

WHICH = st.integers(0, 9)
CURRENCIES = st.sampled_from(["SGD", "EUR"])
MOSTLY = st.sampled_from([True, True, True, False])


@dataclass
class Purse:
    """What one kind of costs of a project is spent of."""

    project_id: UUID
    setting: str
    code_id: str | None = None
    is_named: bool = False
    is_archived: bool = False
    was_costed: bool = False
    standing: dict[Any, int] = field(default_factory=dict[Any, int])
    """Each line and its cents."""

    def settle(self, wanted: Mapping[Any, int]) -> set[Any]:
        """Lines that wait for a code."""
        self.standing = {line: cents for line, cents in self.standing.items() if line in wanted}
        waiting = {line for line in wanted if line not in self.standing}
        if not waiting or not self.is_named or self.is_archived:
            return waiting
        self.was_costed = True
        self.standing = {**wanted}
        return set()


class CostedCodes(RuleBasedStateMachine):
    wait_for: WaitFor
    admin: Desk
    runtime: Runtime
    crew: Crew

    def __init__(self, purses: Iterable[Purse]) -> None:
        super().__init__()
        self.purses = [*purses]
        self.currencies = {each.project_id: "SGD" for each in self.purses}

    @initialize(has_codes=st.booleans(), currency=CURRENCIES)
    def begin(self, has_codes: bool, currency: str) -> None:
        """With codes and what they are costed by, or with a rate whose currency may still be chosen."""
        for which in range(len(self.purses)) if has_codes else ():
            self.make_code(which)
        self.begin_rates("SGD" if has_codes else currency)

    def begin_rates(self, currency: str) -> None:
        raise NotImplementedError

    @rule(which=WHICH)
    def make_code(self, which: int) -> None:
        """And name it."""
        purse = self._purse(which)
        if purse.code_id is None:
            made = self.wait_for(self.admin.make_code(purse.project_id, number=purse.setting))
            purse.code_id = made["budgetCodeId"]
            self._name(purse, is_named=True)

    @rule(which=WHICH, is_named=st.booleans())
    def name_code(self, which: int, is_named: bool) -> None:
        purse = self._purse(which)
        if purse.code_id is not None:
            self._name(purse, is_named=is_named)

    @rule(which=WHICH)
    def archive_code(self, which: int) -> None:
        self._archive(self._purse(which), is_archived=True)

    @rule()
    def open_codes(self) -> None:
        for purse in self.purses:
            self._archive(purse, is_archived=False)

    @rule(which=WHICH)
    def delete_code(self, which: int) -> None:
        purse = self._purse(which)
        if purse.code_id is not None:
            may_go = not purse.is_named and not purse.was_costed
            answer = self._write("DELETE", "DeleteBudgetCode", {"budgetCodeId": purse.code_id})
            assert answer.status_code == (200 if may_go else 409), answer.text
            if may_go:
                purse.code_id, purse.is_archived = None, False

    @rule(which=WHICH)
    def choose_other_currency(self, which: int) -> None:
        project_id = self._purse(which).project_id
        other = "EUR" if self.currencies[project_id] == "SGD" else "SGD"
        may_change = all(each.code_id is None for each in self._of(project_id))
        answer = self.wait_for(self.admin.choosing_currency(project_id, other))
        assert answer.status_code == (200 if may_change else 409), answer.text
        if may_change:
            self.currencies[project_id] = other

    def must_be_spent(self) -> None:
        for purse in self.purses:
            if purse.code_id is not None:
                cents = sum(purse.standing.values())
                actual = self.wait_for(self.admin.code(purse.code_id))["actual"]
                assert actual == f"{cents // 100}.{cents % 100:02}", purse
        assert self.wait_for(differences(self.runtime.database)) == []

    def settings(self, project_id: UUID) -> Body:
        found: Body = data(self.wait_for(self.admin.get("GetBudgetHoursCodes", projectId=project_id)))
        return found

    def _archive(self, purse: Purse, *, is_archived: bool) -> None:
        if purse.code_id is not None and purse.is_archived != is_archived:
            call = "ArchivedBudgetCode" if is_archived else "UnarchivedBudgetCode"
            data(self._write("PUT", call, {"budgetCodeId": purse.code_id}))
            purse.is_archived = is_archived

    def _name(self, purse: Purse, *, is_named: bool) -> None:
        """An archived one that is named keeps all from being saved."""
        named = {each.setting: each.is_named for each in self._of(purse.project_id)} | {
            purse.setting: is_named
        }
        codes = {each.setting: each.code_id for each in self._of(purse.project_id) if named[each.setting]}
        archived = [each for each in self._of(purse.project_id) if each.is_archived and named[each.setting]]
        body = {
            "projectId": str(purse.project_id),
            "revision": self.settings(purse.project_id)["revision"],
            **dict.fromkeys(named),
            **codes,
        }
        answer = self._write("PUT", "SetBudgetHoursCodes", body)
        assert answer.status_code == (422 if archived else 200), answer.text
        if not archived:
            purse.is_named = is_named

    def _write(self, method: str, call: str, body: Body) -> httpx.Response:
        answer: httpx.Response = self.wait_for(self.admin.send(method, call, body))
        return answer

    def _purse(self, which: int) -> Purse:
        return self.purses[which % len(self.purses)]

    def _of(self, project_id: UUID) -> list[Purse]:
        return [each for each in self.purses if each.project_id == project_id]
