"""Weeks told in any order, late and twice, while rates come and go: what is spent is what a plain model says
of the newest of each week, and the ledger's sums are its balances."""

from dataclasses import dataclass, field
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

import httpx
from budget.hours.service import settle_unsettled
from budget.ledger.verification import differences
from chassis.events.projection import EventWithContext
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data
from services.budget.tests.service.test_any_sequence import WaitFor, run_sequences
from services.budget.tests.service.worked import APPROVED, OPENED_AGAIN, Week, tell

MONDAY = date(2026, 8, 31)
"""So that its week is of two months."""
DAYS = [(MONDAY + timedelta(days=each)).isoformat() for each in range(7)]
WHICH = st.integers(0, 9)


@dataclass
class Model:
    """What should be."""

    rates: dict[tuple[bool, str, str], tuple[str, int | None]] = field(
        default_factory=dict[tuple[bool, str, str], tuple[str, int | None]]
    )
    """Whether of the person, whose people and from when on: its id, and cents an hour."""
    newest: dict[int, tuple[int, dict[str, int]]] = field(
        default_factory=dict[int, tuple[int, dict[str, int]]]
    )
    """Of each week the highest revision told, and its hours where it is approved."""

    def in_force(self, day: str) -> tuple[str, str, int] | None:
        """Whose people, the rate's id and the cents."""
        own = [(since, staff, at) for (mine, staff, since), at in self.rates.items() if mine and since <= day]
        staff = "own"
        if own:
            _, staff, (rate_id, cents) = max(own)
            if cents is not None:
                return staff, rate_id, cents
        company = [
            (since, rate_id, cents or 0)
            for (mine, of, since), (rate_id, cents) in self.rates.items()
            if not mine and of == staff and since <= day
        ]
        return (staff, *max(company)[1:]) if company else None

    def spent(self) -> dict[str, int]:
        """Cents, of own and external people; what is of one rate in one month is rounded once."""
        found = {"own": 0, "external": 0}
        for _, days in self.newest.values():
            months: dict[tuple[str, str, str], Fraction] = {}
            for day, seconds in days.items():
                if (rate := self.in_force(day)) is not None and seconds:
                    key = (rate[0], day[:7], rate[1])
                    months[key] = months.get(key, Fraction()) + Fraction(seconds * rate[2], 3600)
            for (staff, _, _), exact in months.items():
                found[staff] += int(exact + Fraction(1, 2))
        return found


class Hours(RuleBasedStateMachine):
    wait_for: WaitFor
    admin: Desk
    runtime: Runtime
    crew: Crew

    def __init__(self) -> None:
        super().__init__()
        self.project = self.crew.book.add_project("Any", company_id=COMPANY)
        self.owner = new_id()
        self.crew.book.add_user(self.owner, "Ben Lim", company_id=COMPANY)
        self.codes = {
            staff: self.wait_for(self.admin.make_code(self.project, number=staff))["budgetCodeId"]
            for staff in ("own", "external")
        }
        body = {"projectId": str(self.project), "revision": 0}
        named = {f"{staff}CodeId": code for staff, code in self.codes.items()}
        self.wait_for(self.admin.send("PUT", "SetBudgetHoursCodes", body | named))
        self.weeks = [Week(self.project, self.owner, self.admin.who.user_id) for _ in range(2)]
        self.told: list[tuple[int, EventWithContext, dict[str, int]]] = []
        self.model = Model()

    @rule(which=st.integers(0, 1), approved=st.booleans(), hours=st.lists(st.integers(0, 90), max_size=7))
    def change(self, which: int, approved: bool, hours: list[int]) -> None:
        """Told to nobody yet. In sixths of an hour, so that amounts must be rounded."""
        days = {day: each * 600 for day, each in zip(DAYS, hours, strict=False)}
        status = APPROVED if approved else OPENED_AGAIN
        told = self.weeks[which].changed(status, {day: each / 3600 for day, each in days.items()})
        self.told.append((which, told, days if approved else {}))

    @rule(which=WHICH)
    def hear(self, which: int) -> None:
        """Any of what was ever told: the newest, one that is long outdated, or one once more."""
        if not self.told:
            return
        week, told, days = self.told[which % len(self.told)]
        self.wait_for(tell(self.runtime, told))
        if told.context.revision > self.model.newest.get(week, (0, {}))[0]:
            self.model.newest[week] = (told.context.revision, days)

    @rule(
        of_person=st.booleans(),
        staff=st.sampled_from(["own", "external"]),
        since=st.sampled_from(DAYS),
        cents=st.none() | st.integers(1, 5000),
    )
    def set_rate(self, of_person: bool, staff: str, since: str, cents: int | None) -> None:
        if not of_person and cents is None:
            return
        hourly = None if cents is None else f"{cents // 100}.{cents % 100:02}"
        body: dict[str, Any] = {"staff": staff, "fromOn": since, "hourly": hourly}
        if of_person:
            body["ownerUserId"] = str(self.owner)
        answer = self.wait_for(self.admin.send("POST", "CreateBudgetRate", body))
        key = (of_person, staff, since)
        taken = key in self.model.rates or (
            of_person and any(mine and day == since for mine, _, day in self.model.rates)
        )
        assert answer.status_code == (409 if taken else 201), answer.text
        if not taken:
            self.model.rates[key] = (data(answer)["costRateId"], cents)

    @rule(which=WHICH)
    def take_back(self, which: int) -> None:
        if self.model.rates:
            key = [*self.model.rates][which % len(self.model.rates)]
            rate_id, _ = self.model.rates.pop(key)
            data(self.wait_for(self.admin.send("POST", "TakeBackBudgetRate", {"costRateId": rate_id})))

    @invariant()
    def is_what_the_model_says(self) -> None:
        self.wait_for(settle_unsettled(self.runtime.database, COMPANY))
        expected = self.model.spent()
        for staff, code in self.codes.items():
            cents = expected[staff]
            actual = self.wait_for(self.admin.code(code))["actual"]
            assert actual == f"{cents // 100}.{cents % 100:02}", staff
        assert self.wait_for(differences(self.runtime.database)) == []

    def teardown(self) -> None:
        """Rates are the company's: the next sequence begins with none."""
        for rate_id, _ in self.model.rates.values():
            self.wait_for(self.admin.send("POST", "TakeBackBudgetRate", {"costRateId": rate_id}))


class TestAnyHours:
    async def test_cost_what_a_plain_model_says_of_the_newest_of_each_week(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        await run_sequences(Hours, runtime, crew, Desk(client, member), Desk(client, admin), examples=12)
