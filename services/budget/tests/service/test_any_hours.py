"""Weeks told in any order, late and twice, while rates, codes and currencies come and go: what is spent and
what waits is what a plain model says of the newest of each week, and the ledger's sums are its balances."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from fractions import Fraction
from typing import Any

import httpx
from budget.hours.service import settle_unsettled
from chassis.events.projection import EventWithContext
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule
from identity_client.testing.crew import Crew

from services.budget.tests.service.costed_codes import CURRENCIES, MOSTLY, WHICH, CostedCodes, Purse
from services.budget.tests.service.desk import Desk, data
from services.budget.tests.service.test_any_sequence import bound, run_sequences
from services.budget.tests.service.worked import APPROVED, OPENED_AGAIN, Week, tell

MONDAY = date(2026, 8, 31)
"""So that its week is of two months."""
DAYS = [(MONDAY + timedelta(days=each)).isoformat() for each in range(7)]


@dataclass(frozen=True)
class Line:
    """What is of one rate in one month is rounded once."""

    week: int
    last_day: str
    staff: str
    seconds: int
    rate_id: str
    hourly_cents: int

    @property
    def cents(self) -> int:
        return int(Fraction(self.seconds * self.hourly_cents, 3600) + Fraction(1, 2))


@dataclass
class Model:
    """What should be."""

    rates: dict[tuple[bool, str, str, str], tuple[str, int | None]] = field(
        default_factory=dict[tuple[bool, str, str, str], tuple[str, int | None]]
    )
    """Whether of the person, in which currency, whose people and from when on: its id, and cents an hour."""
    newest: dict[int, tuple[int, dict[str, int]]] = field(
        default_factory=dict[int, tuple[int, dict[str, int]]]
    )
    """Of each week the highest revision told, and its hours where it is approved."""

    def in_force(self, day: str, currency: str) -> tuple[str, str, int] | None:
        """Whose people, the rate's id and the cents."""
        known = [
            (since, mine, staff, at)
            for (mine, of, staff, since), at in self.rates.items()
            if of == currency and since <= day
        ]
        own = [(since, staff, at) for since, mine, staff, at in known if mine]
        staff = "own"
        if own:
            _, staff, (rate_id, cents) = max(own)
            if cents is not None:
                return staff, rate_id, cents
        company = [(since, *at) for since, mine, of, at in known if not mine and of == staff]
        if not company:
            return None
        _, rate_id, cents = max(company)
        return staff, rate_id, cents or 0

    def wanted(self, currency: str) -> Iterator[Line | int]:
        """Lines that should be spent, and seconds that have no rate."""
        for week, (_, days) in self.newest.items():
            months: dict[tuple[str, str], Line] = {}
            for day, seconds in sorted(days.items()):
                rate = self.in_force(day, currency)
                if rate is None:
                    yield seconds
                elif seconds:
                    staff, rate_id, cents = rate
                    key = (day[:7], rate_id)
                    before = months[key].seconds if key in months else 0
                    months[key] = Line(week, day, staff, before + seconds, rate_id, cents)
            yield from months.values()


class Hours(CostedCodes):
    def __init__(self) -> None:
        self.project = self.crew.book.add_project("Any", company_id=COMPANY)
        super().__init__(Purse(self.project, each) for each in ("ownCodeId", "externalCodeId"))
        self.owner = new_id()
        self.crew.book.add_user(self.owner, "Ben Lim", company_id=COMPANY)
        self.weeks = [Week(self.project, self.owner, self.admin.who.user_id) for _ in range(2)]
        self.told: list[tuple[int, EventWithContext, dict[str, int]]] = []
        self.model = Model()

    def begin_rates(self, currency: str) -> None:
        self.set_rate(of_person=False, currency=currency, staff="own", since=DAYS[0], cents=2050)

    @rule(
        which=st.integers(0, 1),
        approved=MOSTLY,
        hours=st.lists(st.integers(0, 90), min_size=1, max_size=7),
        is_heard=MOSTLY,
    )
    def change(self, which: int, approved: bool, hours: list[int], is_heard: bool) -> None:
        """Told at once, or to nobody yet. In sixths of an hour, so that amounts must be rounded."""
        days = {day: each * 600 for day, each in zip(DAYS, hours, strict=False)}
        status = APPROVED if approved else OPENED_AGAIN
        told = self.weeks[which].changed(status, {day: each / 3600 for day, each in days.items()})
        self.told.append((which, told, days if approved else {}))
        if is_heard:
            self.hear(len(self.told) - 1)

    @rule(which=WHICH)
    def hear_again_or_late(self, which: int) -> None:
        """Any of what was ever told: the newest, one that is long outdated, or one once more."""
        if self.told:
            self.hear(which % len(self.told))

    def hear(self, which: int) -> None:
        week, told, days = self.told[which]
        self.wait_for(tell(self.runtime, told))
        if told.context.revision > self.model.newest.get(week, (0, {}))[0]:
            self.model.newest[week] = (told.context.revision, days)

    @rule(
        of_person=st.booleans(),
        currency=CURRENCIES,
        staff=st.sampled_from(["own", "external"]),
        since=st.sampled_from(DAYS),
        cents=st.none() | st.integers(0, 5000),
    )
    def set_rate(self, of_person: bool, currency: str, staff: str, since: str, cents: int | None) -> None:
        if not of_person and cents is None:
            return
        hourly = None if cents is None else f"{cents // 100}.{cents % 100:02}"
        body: dict[str, Any] = {"staff": staff, "fromOn": since, "hourly": hourly, "currency": currency}
        if of_person:
            body["ownerUserId"] = str(self.owner)
        answer = self.wait_for(self.admin.send("POST", "CreateBudgetRate", body))
        key = (of_person, currency, staff, since)
        taken = key in self.model.rates or any(
            mine and of_person and (of, day) == (currency, since) for mine, of, _, day in self.model.rates
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
        wanted = [*self.model.wanted(self.currencies[self.project])]
        lines = [each for each in wanted if isinstance(each, Line)]
        without_code = 0
        for purse in self.purses:
            of_purse = {each: each.cents for each in lines if purse.setting == f"{each.staff}CodeId"}
            waiting = purse.settle(of_purse)
            without_code += sum(each.seconds for each in of_purse if each in waiting)
        self.must_be_spent()
        said = self.settings(self.project)
        assert said["secondsWithoutCode"] == without_code
        assert said["secondsWithoutRate"] == sum(each for each in wanted if isinstance(each, int))

    def teardown(self) -> None:
        """Rates are the company's: the next sequence begins with none."""
        for rate_id, _ in self.model.rates.values():
            self.wait_for(self.admin.send("POST", "TakeBackBudgetRate", {"costRateId": rate_id}))


class TestAnyHours:
    async def test_cost_what_a_plain_model_says_of_the_newest_of_each_week(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        await run_sequences(Hours, runtime, crew, Desk(client, member), Desk(client, admin), examples=15)

    async def test_is_so_where_a_code_is_open_again_and_a_currency_chosen_late(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        """Sequences that are rare among any."""

        def play(has_codes: bool, currency: str) -> None:
            hours = here()
            hours.begin(has_codes, currency)
            hours.archive_code(0)
            hours.change(0, approved=True, hours=[48, 30], is_heard=True)
            hours.is_what_the_model_says()
            hours.choose_other_currency(0)
            hours.open_codes()
            hours.is_what_the_model_says()
            hours.teardown()

        here = bound(Hours, runtime, crew, Desk(client, member), Desk(client, admin))
        for has_codes, currency in ((True, "SGD"), (False, "EUR")):
            await asyncio.to_thread(play, has_codes, currency)
