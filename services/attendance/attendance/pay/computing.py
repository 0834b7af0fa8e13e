"""What people are paid by the rules: of their days as they are kept, or as facts known then make them."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.batches import in_turns
from chassis.db import UnitOfWork

from attendance.holiday.calendars import free_days_of_regions
from attendance.holiday.service import free_days_in
from attendance.hours.days import DayRecord, records_of
from attendance.hours.facts import minute_of_epoch
from attendance.hours.leaves import FreeDay
from attendance.pay.lines import PayLine, lines_of
from attendance.pay.marks import PayMark, marks_of
from attendance.pay.pieces import LeaveTaken, Stretch, WorkDay
from attendance.pay.repo import AnyPayRules, PayRepo
from attendance.pay.rules import Rulebook, Rules, RuleSet, Whose
from attendance.record.computing import facts_known_at
from attendance.tables.holiday import HolidayState
from attendance.tables.pay_rules import PayRules
from attendance.team.membership import NO_TEAMS, Teams
from attendance.team.service import memberships_of

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Pay:
    lines: list[PayLine]
    marks: list[PayMark]


async def pay_of(
    uow: UnitOfWork, company_id: UUID, owners: Iterable[UUID], first: date, last: date
) -> dict[UUID, Pay]:
    """Of these days, in all projects; as many questions for one person as for many."""
    days = await days_of(uow, company_id, owners, first, last)
    sets = await rule_sets_of(uow, company_id)
    book, teams = Rulebook(sets), await teams_of(uow, company_id, sets, days.keys())
    projects = {each.project_id for own in days.values() for each in own}
    holidays = await free_days_in(uow, company_id, projects, since_of(first), last)
    found: dict[UUID, Pay] = {}
    async for some in in_turns(days.items(), at_once=1):
        for owner, own in some:
            of_person = book.of_person(owner, teams.get(owner, NO_TEAMS))
            found[owner] = paid_by(of_person, own, holidays, first, last)
    return found


async def pay_as_known_at(
    uow: UnitOfWork, company_id: UUID, owner: UUID, first: date, last: date, known_at: datetime
) -> Pay:
    """From the facts, rules and holidays that were there then: the same whenever it is asked for."""
    facts = await facts_known_at(uow, company_id, owner, since_of(first), last, known_at)
    records = records_of(facts).values()
    days = [_of_record(each) for each in records if since_of(first) <= each.day <= last]
    sets = await rule_sets_of(uow, company_id, known_at)
    teams = await teams_of(uow, company_id, sets, [owner], known_at)
    book = Rulebook(sets, known_at).of_person(owner, teams.get(owner, NO_TEAMS))
    states = await PayRepo(uow).holiday_states(company_id)
    span = since_of(first), last
    regional = await free_days_of_regions(
        uow, company_id, {each.project_id for each in days}, *span, known_at
    )
    return paid_by(book, days, [*holidays_known_at(states, known_at), *regional], first, last)


def paid_by(
    book: Rulebook, days: Sequence[WorkDay], holidays: Sequence[FreeDay], first: date, last: date
) -> Pay:
    return Pay(
        [each for each in lines_of(days, book, holidays) if first <= each.day <= last],
        [each for each in marks_of(days, book, holidays) if first <= each.day <= last],
    )


def since_of(first: date) -> date:
    """A week's overtime is counted from its Monday on, and rest from the day before that."""
    return first - timedelta(days=first.weekday()) - _DAY


async def days_of(
    uow: UnitOfWork, company_id: UUID, owners: Iterable[UUID], first: date, last: date
) -> dict[UUID, list[WorkDay]]:
    wanted = {*owners}
    found: defaultdict[UUID, list[WorkDay]] = defaultdict(list)
    if not wanted:
        return found
    rows = await PayRepo(uow).days_of(company_id, wanted, since_of(first), last)
    async for some in in_turns(rows):
        for row in some:
            found[row.owner_user_id].append(_of_row(row))
    return found


async def teams_of(
    uow: UnitOfWork,
    company_id: UUID,
    sets: Iterable[RuleSet],
    owners: Collection[UUID],
    known_at: datetime | None = None,
) -> dict[UUID, Teams]:
    """Asked for only where some rules are a team's."""
    if not any(each.team_id for each in sets):
        return {}
    facts = await memberships_of(uow, company_id, owners)
    return {owner: Teams(known, known_at) for owner, known in facts.items()}


async def rule_rows_of(
    uow: UnitOfWork, company_id: UUID, known_at: datetime | None = None
) -> list[AnyPayRules]:
    """Of the company, its projects, teams and people: as they are by now, or were then."""
    repo = PayRepo(uow)
    return [
        *await repo.rules_of(company_id, known_at),
        *await repo.rules_of_people(company_id, known_at),
    ]


async def rule_sets_of(uow: UnitOfWork, company_id: UUID, known_at: datetime | None = None) -> list[RuleSet]:
    return [rule_set_of(each) for each in await rule_rows_of(uow, company_id, known_at)]


def rule_set_of(row: AnyPayRules) -> RuleSet:
    rules = None if row.rules is None else Rules.model_validate(row.rules)
    owner, team_id, project_id = whose_of(row)
    set_ = row.id, project_id, row.from_on, row.revision, rules, row.is_withdrawn, row.created_at
    return RuleSet(*set_, team_id=team_id, owner_user_id=owner)


def whose_of(row: AnyPayRules) -> Whose:
    if isinstance(row, PayRules):
        return None, None, row.project_id
    return row.owner_user_id, row.team_id, None


def holidays_known_at(states: Iterable[HolidayState], known_at: datetime) -> list[FreeDay]:
    newest: dict[UUID, HolidayState] = {}
    for each in sorted(states, key=lambda each: each.revision):
        if each.created_at <= known_at:
            newest[each.holiday_id] = each
    there = sorted((each for each in newest.values() if not each.is_deleted), key=lambda each: each.day)
    return [FreeDay(each.day, each.from_noon, each.name) for each in there]


def _of_row(row: Any) -> WorkDay:
    leaves = (LeaveTaken(each["recordType"], each["creditedSeconds"] // 60) for each in row.leaves)
    stretches = (_stretch(each) for each in row.intervals if each["endsAt"])
    return WorkDay(row.project_id, row.day, row.time_zone, tuple(stretches), tuple(leaves))


def _stretch(kept: dict[str, Any]) -> Stretch:
    breaks = tuple((_minute(each["startsAt"]), _minute(each["endsAt"])) for each in kept["breaks"])
    return Stretch(_minute(kept["startsAt"]), _minute(kept["endsAt"]), breaks)


def _minute(instant: str) -> int:
    return minute_of_epoch(datetime.fromisoformat(instant))


def _of_record(record: DayRecord) -> WorkDay:
    leaves = (LeaveTaken(each.record_type, each.credited_seconds // 60) for each in record.leaves)
    stretches = (Stretch.of(each) for each in record.intervals)
    known = tuple(each for each in stretches if each is not None)
    return WorkDay(record.project_id, record.day, record.zone, known, tuple(leaves))
