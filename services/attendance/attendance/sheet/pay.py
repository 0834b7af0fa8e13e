"""What sheets are paid by the rules: as they were approved, and as they would be now."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.absence.standing import standing_of
from attendance.pay.computing import Pay, pay_as_known_at, pay_of
from attendance.pay.kept import changes, read, totals
from attendance.pay.lines import PayKind, PayLine
from attendance.pay.schemas import PayDelta, PayLinePublic, PayMarkPublic, PayTotal
from attendance.pay.why import RuleNames, source_of, why_marked, why_of
from attendance.pay_period.periods import PayCalendar
from attendance.pay_period.service import calendar_of
from attendance.record_type.schemas import RecordTypePublic
from attendance.record_type.service import types_named
from attendance.sheet.days import SheetKey
from attendance.sheet.errors import SheetNotFound
from attendance.sheet.repo import SheetRepo
from attendance.sheet.schemas import SheetPay
from attendance.tables.sheet import PeriodSheet
from attendance.team.service import names_of

Types = Mapping[int, RecordTypePublic]


async def pay_by_sheet(
    uow: UnitOfWork, company_id: UUID, sheets: Iterable[SheetKey], calendar: PayCalendar
) -> dict[SheetKey, list[PayLine]]:
    """Of these, as they are now; as many questions for one as for all."""
    wanted = {*sheets}
    if not wanted:
        return {}
    firsts = {first for _, _, first in wanted}
    paid = await pay_of(
        uow, company_id, {owner for owner, _, _ in wanted}, min(firsts), calendar.of(max(firsts)).last
    )
    found: dict[SheetKey, list[PayLine]] = {}
    for owner, pay in paid.items():
        for line in pay.lines:
            key = owner, line.project_id, calendar.of(line.day).first
            if key in wanted:
                found.setdefault(key, []).append(line)
    return found


def kept_lines(sheet: PeriodSheet | None) -> list[PayLine] | None:
    """None: it is not approved, or was by a release that had no rules."""
    if sheet is None or sheet.approved_at is None or sheet.pay_lines is None:
        return None
    return [read(each, sheet.project_id) for each in sheet.pay_lines]


async def get_sheet_pay(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    key: SheetKey,
    known_at: datetime | None,
) -> SheetPay:
    """Of one that is the caller's own, or of a project that they manage."""
    owner, project_id, first = key
    actor = (await standing_of(uow, runtime.of(Directory), actor)).actor
    period = (await calendar_of(uow, actor.company_id)).of(first)
    if first != period.first or not (owner == actor.user_id or actor.manages(project_id)):
        raise SheetNotFound
    last = period.last
    if known_at is None:
        pay = (await pay_of(uow, actor.company_id, [owner], first, last)).get(owner, Pay([], []))
    else:
        pay = await pay_as_known_at(uow, actor.company_id, owner, first, last, known_at)
    now = [each for each in pay.lines if each.project_id == project_id]
    sheet = await SheetRepo(uow).find(actor.company_id, owner, project_id, first)
    then = kept_lines(sheet) if known_at is None else None
    if not now and then is None:
        raise SheetNotFound
    lines = now if then is None else then
    types = await types_of(uow, actor.company_id, [now, lines], [])
    projects = await runtime.of(Projects).shown(actor.company_id, [project_id])
    names = RuleNames(
        project=projects[project_id].name if project_id in projects else "",
        teams=await names_of(
            uow, actor.company_id, {each.rules_team_id for each in lines if each.rules_team_id}
        ),
        person=await _name_of(runtime.of(Directory), actor, owner, lines),
    )
    return SheetPay(
        owner_user_id=owner,
        project_id=project_id,
        first_date=first,
        last_date=last,
        is_approved=then is not None,
        known_at=known_at,
        lines=[
            PayLinePublic(
                date=each.day,
                kind=each.kind,
                name=types[int(each.name)].name if each.kind is PayKind.LEAVE else each.name,
                minutes=each.minutes,
                why=why_of(each),
                source=source_of(each, names),
            )
            for each in lines
        ],
        marks=[
            PayMarkPublic(date=each.day, kind=each.kind, why=why_marked(each))
            for each in pay.marks
            if each.project_id == project_id
        ],
        changes=[
            PayDelta(
                date=each.day,
                kind=each.kind,
                name=types[int(each.name)].name if each.kind is PayKind.LEAVE else each.name,
                minutes_then=each.minutes_then,
                minutes_now=each.minutes_now,
            )
            for each in changes(then or [], now)
            if then is not None
        ],
    )


async def _name_of(directory: Directory, actor: Actor, owner: UUID, lines: Iterable[PayLine]) -> str:
    """Asked for where some lines are made by rules of their own."""
    if not any(each.rules_owner_id for each in lines):
        return ""
    person = (await directory.people(actor.company_id, [owner])).get(owner)
    return person.full_name if person else ""


async def types_of(
    uow: UnitOfWork,
    company_id: UUID,
    paid: Iterable[Sequence[PayLine]],
    sheets: Iterable[PeriodSheet],
) -> Types:
    """Of the leave among them."""
    lines = [*paid, *(kept_lines(each) or [] for each in sheets)]
    numbers = {int(each.name) for some in lines for each in some if each.kind is PayKind.LEAVE}
    return await types_named(uow, company_id, numbers)


def totals_shown(lines: Iterable[PayLine], types: Types) -> list[PayTotal]:
    return [
        PayTotal(kind=kind, name=types[int(name)].name if kind is PayKind.LEAVE else name, minutes=minutes)
        for (kind, name), minutes in totals(lines).items()
    ]
