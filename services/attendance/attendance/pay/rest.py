"""On which days of the week people rest by the rules of hours."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork

from attendance.pay.computing import rule_sets_of, teams_of
from attendance.pay.rules import Rulebook
from attendance.team.membership import NO_TEAMS

WEEKEND = (6, 7)
"""Where no rules say which, as calendars have it."""


@dataclass(frozen=True, slots=True)
class RestDays:
    """Monday is 1."""

    of_project: Sequence[int]
    """Else the company's."""
    of_people: Mapping[UUID, Sequence[int]]


async def rest_days_of(
    uow: UnitOfWork, company_id: UUID, owners: Collection[UUID], project_id: UUID | None, day: date
) -> RestDays:
    sets = await rule_sets_of(uow, company_id)
    teams = await teams_of(uow, company_id, sets, owners)
    book = Rulebook(sets)
    books = {owner: book.of_person(owner, teams.get(owner, NO_TEAMS)) for owner in owners}
    return RestDays(
        book.on(project_id, day).rules.rest_days or WEEKEND,
        {owner: each.on(project_id, day).rules.rest_days or WEEKEND for owner, each in books.items()},
    )
