"""How many mails a company may cause: all numbers, and the judgement of a single mail. No database here.

A day is a day in UTC. What the numbers are for: docs/identity.md, "Mails in a company's name".
"""

import math
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from chassis.http import Email
from pydantic import TypeAdapter, ValidationError

from identity.tables.mail import Choice, MailStanding, Outcome, Purpose

HELD_FOR = timedelta(days=14)
"""What was not let out by then is dropped."""
ASKED_AGAIN_AFTER = timedelta(days=30)
"""Whoever did not answer is asked once more, not sooner."""
REPORTS_COUNT_FOR = timedelta(days=30)
FREE_SEATS = 5
KEPT_FOR = timedelta(days=90)
WARN_AT_PERCENT = (80, 100)

_EMAIL: TypeAdapter[str] = TypeAdapter(Email)
_TAKES_A_DAY_FROM_ONE = 20
"""Mails that a mailbox outside takes from one company."""
_TAKES_A_DAY = 50
"""From all companies together."""
_QUESTIONS_A_DAY_FROM_ONE = 6
"""Mails that a mailbox gets unasked (questions and invites) from all companies of one founder: an invite, and
five resent."""
_QUESTIONS_A_DAY_FROM_NEW_ONE = 3
_QUESTIONS_A_DAY = 12
"""With so many, from whomever, a mailbox gets none from new companies. Older ones are not refused because of
strangers: whoever wants to keep them from inviting somebody needs only accounts, and those cost nothing."""
_TO_ANYBODY = frozenset({Purpose.STEP, Purpose.CODE})
"""Who is outside is asked whether they want these, and gets no others: whoever was removed may have said yes
before, and a reminder or a notice is about what is the company's own."""
_ASKED_FOR = frozenset({Purpose.CODE})
"""Whoever typed the address waits for it: a question before it would never be answered in time."""
_KEPT_FROM_CODES = 4
"""One in so many mails of a day: whoever holds a link has codes mailed to whomever, and must not use up what
the company's own people send."""
_MAY_WAIT = frozenset({Purpose.STEP, Purpose.NOTICE})
"""A reminder may not: the next one is as good."""
_MEMBER_TAKES_A_DAY = 300
_HELD_DAYS_OF_BUDGET = 10
"""So many days' mails may wait; what comes on top is dropped."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What an operator may set; the defaults are the settings'."""

    new_for_days: int
    outside_new: int
    outside: int
    outside_per_seat: int
    inside_per_member: int
    reports_to_stop: int


@dataclass(frozen=True, slots=True)
class Company:
    """What a company's budget depends on."""

    age: timedelta
    members: int
    seats: int
    is_paid: bool
    set_by_operator: int | None = None


def company_of(row: Any, standing: MailStanding | None, at: datetime) -> Company:
    """Of what the repo reads."""
    told: dict[str, Any] = row.subscription or {}
    return Company(
        age=at - row.created_at,
        members=row.members,
        seats=row.seats_count,
        # Only billing adds seats.
        is_paid=row.seats_count > FREE_SEATS or told.get("planType", 1) != 1,
        set_by_operator=standing.outside_a_day if standing else None,
    )


def is_new(company: Company, numbers: Numbers) -> bool:
    return not company.is_paid and company.age < timedelta(days=numbers.new_for_days)


def outside_a_day(company: Company, numbers: Numbers) -> int:
    if company.set_by_operator is not None:
        return company.set_by_operator
    if is_new(company, numbers):
        return numbers.outside_new
    return numbers.outside + numbers.outside_per_seat * company.seats


def inside_a_day(company: Company, numbers: Numbers) -> int:
    return numbers.inside_per_member * max(company.members, 1)


def stops_after(outside_mailboxes: int, numbers: Numbers) -> int:
    """Reports that stop a company. Of thousands who are mailed, a few always press the wrong link."""
    return max(numbers.reports_to_stop, math.ceil(outside_mailboxes / 100))


def is_crossed(percent: int, *, before: int, after: int, most: int) -> bool:
    return before * 100 < percent * most <= after * 100


@dataclass(slots=True)
class RemainingBudget:
    """Of the company's day; counted down as mails are judged."""

    outside: int
    inside: int
    held: int
    is_stopped: bool = False
    kept_from_codes: int = 0

    @classmethod
    def of(
        cls, company: Company, numbers: Numbers, *, outside: int, inside: int, held: int, is_stopped: bool
    ) -> "RemainingBudget":
        most = outside_a_day(company, numbers)
        return cls(
            outside=most - outside,
            inside=inside_a_day(company, numbers) - inside,
            held=most * _HELD_DAYS_OF_BUDGET - held,
            is_stopped=is_stopped,
            kept_from_codes=most // _KEPT_FROM_CODES,
        )


@dataclass(slots=True)
class Receiver:
    """A mailbox as it stands; what is let out is counted here too."""

    is_member: bool
    choice: Choice = Choice.NONE
    asked_at: datetime | None = None
    from_company: int = 0
    from_all: int = 0
    is_company_new: bool = False
    unasked: int = 0
    """Questions and invites it got today, from any company."""
    unasked_by_founder: int = 0
    """From companies of the same founder."""

    def takes_a_question(self) -> bool:
        if not self.is_company_new:
            return self.unasked_by_founder < _QUESTIONS_A_DAY_FROM_ONE
        return self.unasked_by_founder < _QUESTIONS_A_DAY_FROM_NEW_ONE and self.unasked < _QUESTIONS_A_DAY

    def gets_a_question(self) -> None:
        self.unasked += 1
        self.unasked_by_founder += 1

    def _takes_a_mail(self) -> bool:
        if self.is_member:
            return self.from_all < _MEMBER_TAKES_A_DAY
        return self.from_company < _TAKES_A_DAY_FROM_ONE and self.from_all < _TAKES_A_DAY

    def judge(self, remaining: RemainingBudget, at: datetime, purpose: Purpose) -> tuple[Outcome, bool]:
        """What becomes of a mail to it, and whether it is to be asked now."""
        late = _held if purpose in _MAY_WAIT else _dropped
        if self.choice is Choice.UNWANTED:
            return Outcome.UNWANTED, False
        if self.is_member:
            if remaining.inside < 1 or not self._takes_a_mail():
                return late(remaining, Outcome.OVER_BUDGET), False
            remaining.inside -= 1
            self.from_all += 1
            return Outcome.GRANTED, False
        if purpose not in _TO_ANYBODY:
            return Outcome.UNWANTED, False
        if remaining.is_stopped:
            return late(remaining, Outcome.OVER_BUDGET), False
        if self.choice is Choice.WANTED or purpose in _ASKED_FOR:
            least = remaining.kept_from_codes if purpose in _ASKED_FOR else 0
            if remaining.outside <= least or not self._takes_a_mail():
                return late(remaining, Outcome.OVER_BUDGET), False
            remaining.outside -= 1
            self.from_company += 1
            self.from_all += 1
            return Outcome.GRANTED, False
        if self.choice is Choice.ASKED and self.asked_at and at - self.asked_at < ASKED_AGAIN_AFTER:
            return _held(remaining, Outcome.WAITS_FOR_CONSENT), False
        return self._ask(remaining, at)

    def _ask(self, remaining: RemainingBudget, at: datetime) -> tuple[Outcome, bool]:
        if remaining.outside < 1 or not self.takes_a_question():
            return _held(remaining, Outcome.OVER_BUDGET), False
        outcome = _held(remaining, Outcome.WAITS_FOR_CONSENT)
        if outcome is Outcome.DROPPED:
            return outcome, False
        remaining.outside -= 1
        self.gets_a_question()
        self.choice, self.asked_at = Choice.ASKED, at
        return outcome, True


def _held(remaining: RemainingBudget, outcome: Outcome) -> Outcome:
    if remaining.held < 1:
        return Outcome.DROPPED
    remaining.held -= 1
    return outcome


def _dropped(_: RemainingBudget, __: Outcome) -> Outcome:
    return Outcome.DROPPED


def is_address(email: str) -> bool:
    try:
        _EMAIL.validate_python(email)
    except ValidationError:
        return False
    return True


def day_of(at: datetime) -> datetime:
    return at.replace(hour=0, minute=0, second=0, microsecond=0)


def next_day(at: datetime) -> datetime:
    return day_of(at) + timedelta(days=1)
