"""An hour counts once, and what is said last takes it first: so who speaks for somebody else may take it only
from projects that they manage (decision 222). What they can't see is told as times, and by no name."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.texts import Text
from chassis.wall_clock import minute_at

from attendance.hours.facts import LONGEST_SHIFT, Check, Span
from attendance.punch.marks import LATE
from attendance.record.computing import kept_span
from attendance.record.open_days import is_unfinished
from attendance.record.service import hours_of_people
from attendance.tables.punch import Punch

# A shift that began a day before, as the clock of another project says.
_AROUND = timedelta(days=2)
_PRESSED_ELSEWHERE = Text(
    "This person is clocked in elsewhere at this time. "
    "Only a manager of that project can change this, or an admin of the company."
)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    span: Span
    is_open: bool
    """As long as its check-out may still come."""


async def find_hours_elsewhere(
    uow: UnitOfWork, actor: Actor, owner: UUID, day: date, zone: tzinfo, stated: Sequence[Span]
) -> Text | None:
    """That what is stated of a day would take from whom `actor` doesn't manage. Under `alone_with`."""
    if not stated:
        return None
    there = (await hours_elsewhere(uow, actor, {owner}, day, day)).get(owner, ())
    for one in stated:
        for each in there:
            # No more than was asked about: whoever tries times learns no others.
            first, last = max(one.starts_at, each.span.starts_at), min(one.ends_at, each.span.ends_at)
            if first < last:
                return Text(
                    "This person is clocked in elsewhere from {first} to {last}. "
                    "Only a manager of that project can change this, or an admin of the company.",
                    first=minute_at(first, zone),
                    last=minute_at(last, zone),
                )
    return None


async def hours_elsewhere(
    uow: UnitOfWork, actor: Actor, owners: Collection[UUID], first: date, last: date
) -> dict[UUID, list[Elsewhere]]:
    """Of each of these people, around these days, in projects that `actor` doesn't manage."""
    rows = await hours_of_people(uow, actor.company_id, owners, first - _AROUND, last + _AROUND)
    return {
        owner: [
            each
            for row in rows
            if row.owner_user_id == owner and not actor.manages(row.project_id)
            for each in _hours_of(row, _begins(rows, owner))
        ]
        for owner in owners
    }


def find_hours_pressed_over(punch: Punch, there: Iterable[Elsewhere], arrived_at: datetime) -> Text | None:
    """That a foreman's press would end or take. Who is at work elsewhere may come over now: of what nobody
    has ended yet that takes no hour that is known, and their manager is asked when they left."""
    comes_now = punch.check_type == Check.IN.value and arrived_at - punch.at <= LATE
    for each in there:
        if each.span.starts_at <= punch.at < each.span.ends_at and not (each.is_open and comes_now):
            return _PRESSED_ELSEWHERE
    return None


def _begins(rows: Iterable[Any], owner: UUID) -> list[datetime]:
    """Of all that they did, wherever: what was not checked out of ended then at the latest."""
    return sorted(
        datetime.fromisoformat(each["startsAt"])
        for row in rows
        if row.owner_user_id == owner
        for each in row.intervals
    )


def _hours_of(row: Any, begins: Sequence[datetime]) -> Iterable[Elsewhere]:
    for each in row.intervals:
        if each["endsAt"] is not None:
            yield Elsewhere(kept_span(each), is_open=False)
        elif (begun := datetime.fromisoformat(each["startsAt"])) != row.open_since:
            latest = begun + LONGEST_SHIFT
            ends_at = min([latest, *(other for other in begins if other > begun)])
            yield Elsewhere(Span(begun, ends_at), is_open=True)
    if is_unfinished(row):
        # On a break, too: the stretch before it has an end already.
        yield Elsewhere(Span(row.open_since, row.open_since + LONGEST_SHIFT), is_open=True)
