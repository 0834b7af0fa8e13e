"""Stays told in any order, late, twice and taken away, while rates, codes and currencies come and go: what is
spent and what waits is what a plain model says of the newest of each; the ledger's sums are its balances."""

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

import httpx
from budget.equipment.service import settle_unsettled
from chassis.events.projection import EventWithContext
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule
from identity_client.testing.crew import Crew

from services.budget.tests.service.costed_codes import CURRENCIES, MOSTLY, WHICH, CostedCodes, Purse
from services.budget.tests.service.desk import Desk, data
from services.budget.tests.service.machines import Machine, Stay, hear
from services.budget.tests.service.test_any_sequence import bound, run_sequences

BEGIN = datetime(2026, 8, 29, tzinfo=UTC)
"""A Saturday, so that weeks and months change within some days."""
CLOCK = ZoneInfo("Asia/Singapore")
HOURS = st.integers(0, 120)
DAYS = [(BEGIN + timedelta(days=each)).date().isoformat() for each in range(6)]

Minutes = tuple[int, int]
"""Since when and until when, in half hours after the beginning."""


@dataclass(frozen=True)
class Line:
    """What is of one rate in one week of one month is rounded once."""

    last_day: date
    unit: str
    quantity: int
    """Days, or half hours."""
    rate_id: str
    rate_cents: int

    @property
    def cents(self) -> int:
        exact = Fraction(self.quantity * self.rate_cents, 2 if self.unit == "hour" else 1)
        return int(exact + Fraction(1, 2))


@dataclass
class Wanted:
    lines: dict[Line, int]
    """What should be spent, each line with how many days it is of."""
    days_without_rate: int


@dataclass
class Model:
    """What should be: of two projects, one machine at a time in one of them."""

    rates: dict[tuple[bool, str, str], tuple[str, str, int]] = field(
        default_factory=dict[tuple[bool, str, str], tuple[str, str, int]]
    )
    """Whether of the machine alone, in which currency and from when on: its id, day or hour, and cents."""
    newest: dict[int, tuple[int, Minutes | None]] = field(
        default_factory=dict[int, tuple[int, Minutes | None]]
    )
    """Of each stay the highest revision told, and when it was; None: never."""

    def in_force(self, day: str, currency: str) -> tuple[str, str, int] | None:
        for of_machine in (True, False):
            known = [
                (since, at)
                for (own, of, since), at in self.rates.items()
                if own is of_machine and of == currency and since <= day
            ]
            if known:
                return max(known)[1]
        return None

    def wanted(self, project: int, currency: str) -> Wanted:
        """Counted half hour by half hour, which the product does not."""
        halves: dict[date, list[int]] = {}
        for which, (_, span) in self.newest.items():
            for half in range(*(span or (0, 0))):
                day = (BEGIN + timedelta(minutes=30 * half)).astimezone(CLOCK).date()
                halves.setdefault(day, [0, 0])[which % 2] += 1
        lines: dict[tuple[tuple[int, int], int, str], tuple[Line, int]] = {}
        without_rate = 0
        for day, of in sorted(halves.items()):
            rate = self.in_force(day.isoformat(), currency)
            if rate is None:
                without_rate += of[project] > 0
                continue
            rate_id, unit, cents = rate
            # Of as much time in both the first project has it: its id is the lower one.
            is_longest = of[project] > of[1 - project] or (of[0] == of[1] and project == 0)
            quantity = of[project] if unit == "hour" else int(is_longest and of[project] > 0)
            if quantity:
                key = (day.isocalendar()[:2], day.month, rate_id)
                before, of_days = lines.get(key, (None, 0))
                quantity += before.quantity if before else 0
                lines[key] = (Line(day, unit, quantity, rate_id, cents), of_days + 1)
        return Wanted(dict(lines.values()), without_rate)


class Equipment(CostedCodes):
    def __init__(self) -> None:
        made = [self.crew.book.add_project(name, company_id=COMPANY) for name in ("One", "Two")]
        self.projects: list[UUID] = sorted(made)
        super().__init__(Purse(each, "ownEquipmentCodeId") for each in self.projects)
        self.digger = Machine(self.admin.who.user_id)
        self.wait_for(hear(self.runtime, self.digger.told()))
        self.stays = [Stay(self.digger, self.projects[each % 2]) for each in range(4)]
        self.told: list[tuple[int, EventWithContext, Minutes | None]] = []
        self.model = Model()

    def begin_rates(self, currency: str) -> None:
        self.set_rate(of_machine=False, currency=currency, since=DAYS[0], unit="day", cents=2050)

    @rule(which=st.integers(0, 3), since=HOURS, lasts=st.integers(1, 100), is_heard=MOSTLY)
    def change(self, which: int, since: int, lasts: int, is_heard: bool) -> None:
        """Told at once, or to nobody yet."""
        first, last = (BEGIN + timedelta(minutes=30 * each) for each in (since, since + lasts))
        told = self.stays[which].told(f"{first:%Y-%m-%dT%H:%M}", f"{last:%Y-%m-%dT%H:%M}")
        self.told.append((which, told, (since, since + lasts)))
        if is_heard:
            self.hear(len(self.told) - 1)

    @rule(which=st.integers(0, 3))
    def take_away(self, which: int) -> None:
        self.told.append((which, self.stays[which].gone(), None))

    @rule(which=WHICH)
    def hear_again_or_late(self, which: int) -> None:
        """Any of what was ever told: the newest, one that is long outdated, or one once more."""
        if self.told:
            self.hear(which % len(self.told))

    def hear(self, which: int) -> None:
        stay, told, span = self.told[which]
        self.wait_for(hear(self.runtime, told))
        if told.context.revision > self.model.newest.get(stay, (0, None))[0]:
            self.model.newest[stay] = (told.context.revision, span)

    @rule(
        of_machine=st.booleans(),
        currency=CURRENCIES,
        since=st.sampled_from(DAYS),
        unit=st.sampled_from(["day", "hour"]),
        cents=st.integers(0, 5000),
    )
    def set_rate(self, of_machine: bool, currency: str, since: str, unit: str, cents: int) -> None:
        amount = f"{cents // 100}.{cents % 100:02}"
        body: dict[str, Any] = {"unit": unit, "fromOn": since, "amount": amount, "currency": currency}
        if of_machine:
            body["equipmentId"] = str(self.digger.equipment_id)
        answer = self.wait_for(self.admin.send("POST", "CreateBudgetEquipmentRate", body))
        key = (of_machine, currency, since)
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
        for project, purse in enumerate(self.purses):
            wanted = self.model.wanted(project, self.currencies[purse.project_id])
            waiting = purse.settle({each: each.cents for each in wanted.lines})
            said = self.settings(purse.project_id)
            assert said["equipmentDaysWithoutCode"] == sum(
                days for each, days in wanted.lines.items() if each in waiting
            )
            assert said["equipmentDaysWithoutRate"] == wanted.days_without_rate
        self.must_be_spent()

    def teardown(self) -> None:
        """Rates are the company's: the next sequence begins with none."""
        for rate_id, _, _ in self.model.rates.values():
            body = {"equipmentRateId": rate_id}
            self.wait_for(self.admin.send("POST", "TakeBackBudgetEquipmentRate", body))


class TestAnyEquipment:
    async def test_costs_what_a_plain_model_says_of_the_newest_of_each_stay(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        await run_sequences(Equipment, runtime, crew, Desk(client, member), Desk(client, admin), examples=15)

    async def test_is_so_where_a_code_is_open_again_and_a_currency_chosen_late(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        """Sequences that are rare among any."""

        def play(has_codes: bool, currency: str) -> None:
            machines = here()
            machines.begin(has_codes, currency)
            machines.archive_code(0)
            machines.change(0, since=60, lasts=50, is_heard=True)
            machines.is_what_the_model_says()
            machines.choose_other_currency(0)
            machines.open_codes()
            machines.is_what_the_model_says()
            machines.teardown()

        here = bound(Equipment, runtime, crew, Desk(client, member), Desk(client, admin))
        for has_codes, currency in ((True, "SGD"), (False, "EUR")):
            await asyncio.to_thread(play, has_codes, currency)
