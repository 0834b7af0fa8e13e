"""Stays told in any order, late, twice and taken away, while rates come and go: what is spent is what a plain
model says of the newest of each, and the ledger's sums are its balances."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import httpx
from budget.equipment.service import settle_unsettled
from budget.ledger.verification import differences
from chassis.events.projection import EventWithContext
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data
from services.budget.tests.service.machines import Machine, Stay, hear
from services.budget.tests.service.test_any_sequence import WaitFor, run_sequences

BEGIN = datetime(2026, 8, 29, tzinfo=UTC)
"""A Saturday, so that weeks and months change within some days."""
CLOCK = ZoneInfo("Asia/Singapore")
WHICH = st.integers(0, 9)
HOURS = st.integers(0, 120)
DAYS = [(BEGIN + timedelta(days=each)).date().isoformat() for each in range(6)]

Minutes = tuple[int, int]
"""Since when and until when, in half hours after the beginning."""


@dataclass
class Model:
    """What should be: of two projects, one machine at a time in one of them."""

    rates: dict[tuple[bool, str], tuple[str, str, int]] = field(
        default_factory=dict[tuple[bool, str], tuple[str, str, int]]
    )
    """Whether of the machine alone, and from when on: its id, day or hour, and cents."""
    newest: dict[int, tuple[int, Minutes | None]] = field(
        default_factory=dict[int, tuple[int, Minutes | None]]
    )
    """Of each stay the highest revision told, and when it was; None: never."""

    def in_force(self, day: str) -> tuple[str, str, int] | None:
        for of_machine in (True, False):
            known = [
                (since, at) for (own, since), at in self.rates.items() if own is of_machine and since <= day
            ]
            if known:
                return max(known)[1]
        return None

    def spent(self, project: int) -> int:
        """Cents; counted half hour by half hour, which the product does not."""
        halves: dict[date, list[int]] = {}
        for which, (_, span) in self.newest.items():
            for half in range(*(span or (0, 0))):
                day = (BEGIN + timedelta(minutes=30 * half)).astimezone(CLOCK).date()
                halves.setdefault(day, [0, 0])[which % 2] += 1
        lines: dict[tuple[tuple[int, int], int, str], tuple[str, int, int]] = {}
        for day, of in sorted(halves.items()):
            rate = self.in_force(day.isoformat())
            if rate is None:
                continue
            rate_id, unit, cents = rate
            # Of as much time in both the first project has it: its id is the lower one.
            is_longest = of[project] > of[1 - project] or (of[0] == of[1] and project == 0)
            quantity = of[project] if unit == "hour" else int(is_longest and of[project] > 0)
            if quantity:
                key = (day.isocalendar()[:2], day.month, rate_id)
                before = lines[key][1] if key in lines else 0
                lines[key] = (unit, before + quantity, cents)
        return sum(
            int(Fraction(quantity * cents, 2) + Fraction(1, 2)) if unit == "hour" else quantity * cents
            for unit, quantity, cents in lines.values()
        )


class Equipment(RuleBasedStateMachine):
    wait_for: WaitFor
    admin: Desk
    runtime: Runtime
    crew: Crew

    def __init__(self) -> None:
        super().__init__()
        made = [self.crew.book.add_project(name, company_id=COMPANY) for name in ("One", "Two")]
        self.projects: list[UUID] = sorted(made)
        self.codes: list[str] = []
        for project in self.projects:
            code = self.wait_for(self.admin.make_code(project, number="own"))["budgetCodeId"]
            body = {"projectId": str(project), "revision": 0, "ownEquipmentCodeId": code}
            self.wait_for(self.admin.send("PUT", "SetBudgetHoursCodes", body))
            self.codes.append(code)
        self.digger = Machine(self.admin.who.user_id)
        self.wait_for(hear(self.runtime, self.digger.told()))
        self.stays = [Stay(self.digger, self.projects[each % 2]) for each in range(4)]
        self.told: list[tuple[int, EventWithContext, Minutes | None]] = []
        self.model = Model()

    @rule(which=st.integers(0, 3), since=HOURS, lasts=st.integers(1, 100))
    def change(self, which: int, since: int, lasts: int) -> None:
        """Told to nobody yet."""
        first, last = (BEGIN + timedelta(minutes=30 * each) for each in (since, since + lasts))
        told = self.stays[which].told(f"{first:%Y-%m-%dT%H:%M}", f"{last:%Y-%m-%dT%H:%M}")
        self.told.append((which, told, (since, since + lasts)))

    @rule(which=st.integers(0, 3))
    def take_away(self, which: int) -> None:
        self.told.append((which, self.stays[which].gone(), None))

    @rule(which=WHICH)
    def hear_of(self, which: int) -> None:
        """Any of what was ever told: the newest, one that is long outdated, or one once more."""
        if not self.told:
            return
        stay, told, span = self.told[which % len(self.told)]
        self.wait_for(hear(self.runtime, told))
        if told.context.revision > self.model.newest.get(stay, (0, None))[0]:
            self.model.newest[stay] = (told.context.revision, span)

    @rule(
        of_machine=st.booleans(),
        since=st.sampled_from(DAYS),
        unit=st.sampled_from(["day", "hour"]),
        cents=st.integers(0, 5000),
    )
    def set_rate(self, of_machine: bool, since: str, unit: str, cents: int) -> None:
        body: dict[str, Any] = {"unit": unit, "fromOn": since, "amount": f"{cents // 100}.{cents % 100:02}"}
        if of_machine:
            body["equipmentId"] = str(self.digger.equipment_id)
        answer = self.wait_for(self.admin.send("POST", "CreateBudgetEquipmentRate", body))
        key = (of_machine, since)
        assert answer.status_code == (409 if key in self.model.rates else 201), answer.text
        if key not in self.model.rates:
            self.model.rates[key] = (data(answer)["equipmentRateId"], unit, cents)

    @rule(which=WHICH)
    def take_back(self, which: int) -> None:
        if self.model.rates:
            key = [*self.model.rates][which % len(self.model.rates)]
            rate_id, _, _ = self.model.rates.pop(key)
            body = {"equipmentRateId": rate_id}
            data(self.wait_for(self.admin.send("POST", "TakeBackBudgetEquipmentRate", body)))

    @invariant()
    def is_what_the_model_says(self) -> None:
        self.wait_for(settle_unsettled(self.runtime, COMPANY))
        for project, code in enumerate(self.codes):
            cents = self.model.spent(project)
            actual = self.wait_for(self.admin.code(code))["actual"]
            assert actual == f"{cents // 100}.{cents % 100:02}", project
        assert self.wait_for(differences(self.runtime.database)) == []

    def teardown(self) -> None:
        """Rates are the company's: the next sequence begins with none."""
        for rate_id, _, _ in self.model.rates.values():
            body = {"equipmentRateId": rate_id}
            self.wait_for(self.admin.send("POST", "TakeBackBudgetEquipmentRate", body))


class TestAnyEquipment:
    async def test_costs_what_a_plain_model_says_of_the_newest_of_each_stay(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        await run_sequences(Equipment, runtime, crew, Desk(client, member), Desk(client, admin), examples=12)
