"""Mails in the morning about days that nobody checked out of: to each whose day it is, once, and one a
morning to each manager, of all that is open in their projects."""

import logging
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Any, Final
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.runtime import Runtime
from chassis.wall_clock import WallClock, day_at, zone_of
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE, MAIL_PURPOSE_REMINDER, Project
from identity_client.access import role_of
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import Notice, Notices
from identity_client.projects import Projects

from attendance.forgotten.closing import morning_after, possible_end, shifts_of_day
from attendance.forgotten.repo import ForgottenRepo
from attendance.hours.closing import is_forgotten
from attendance.hours.shifts import Issue, Shift
from attendance.pay.rules import minute_of
from attendance.record.today import latest_today
from attendance.tables.forgotten import REMINDS_AT

KIND: Final = "forgotten/"
"""And of which day. Kept with what is held: never rename it."""
_STILL_NEWS = timedelta(days=4)
"""A weekend, and the morning after the longest that a rule waits. What is found later, by a phone that was
away or the first release that looks, is no news."""
_LISTED_FOR = timedelta(days=14)
_AT_ONCE = 100
MOST_LISTED = 500
_MOST_IN_A_MAIL = 30

log = logging.getLogger(__name__)


async def mail_forgotten(runtime: Runtime, notices: Notices) -> None:
    """Whoever dies over it, and several at once, mail nobody twice: identity counts each mail once."""
    await _tell_people(runtime, notices)
    async with runtime.database.reading() as uow:
        companies = await ForgottenRepo(uow).companies_to_tell()
    for company_id in companies:
        try:
            await _tell_managers(runtime, notices, company_id)
        except Exception:
            log.warning("managers could not be told of open days", exc_info=True)


async def notice_of_forgotten(runtime: Runtime, company_id: UUID, record_id: UUID) -> Notice | None:
    """As things stand by now; None: there is nothing to be said any more."""
    async with runtime.database.reading() as uow:
        day = await ForgottenRepo(uow).find_day(company_id, record_id)
    return None if day is None or day.is_corrected else await _notice(runtime, day)


async def _tell_people(runtime: Runtime, notices: Notices) -> None:
    after, today = UUID(int=0), latest_today()
    reminds = dict[UUID, str | None]()
    while True:
        async with runtime.database.reading() as uow:
            repo = ForgottenRepo(uow)
            days = await repo.untold(today - _STILL_NEWS, today - timedelta(days=1), after, _AT_ONCE)
            for company_id in {each.company_id for each in days} - reminds.keys():
                reminds[company_id] = await _reminds_at(repo, company_id)
        for day in days:
            after = day.id
            try:
                await _tell_person(runtime, notices, day, reminds[day.company_id])
            except Exception:
                log.warning("nobody could be told of a day without a check-out", exc_info=True)
        if len(days) < _AT_ONCE:
            return


async def _reminds_at(repo: ForgottenRepo, company_id: UUID) -> str | None:
    rules = await repo.find_rules(company_id)
    return REMINDS_AT if rules is None else rules.reminds_at


async def _tell_person(runtime: Runtime, notices: Notices, day: Any, reminds_at: str | None) -> None:
    if reminds_at is not None and not _is_morning(day, reminds_at):
        return
    notice = None if reminds_at is None else await _notice(runtime, day)
    if notice is not None:
        await notices.tell(runtime, notice)
    elif await _goes_on(runtime.database, day):
        return  # it may be forgotten yet
    async with runtime.database.unit_of_work() as uow:
        await ForgottenRepo(uow).found(day, is_listed=notice is None)


def _is_morning(day: Any, reminds_at: str) -> bool:
    """On the clock of its project. Not in the night, whenever it is found."""
    return now() >= morning_after(day, reminds_at) and _is_past(reminds_at, day.time_zone)


def _is_past(time: str, zone: str) -> bool:
    local = now().astimezone(zone_of(zone))
    return 60 * local.hour + local.minute >= minute_of(time)


async def _goes_on(database: Database, day: Any) -> bool:
    async with database.reading() as uow:
        shifts = [each for each, _ in await shifts_of_day(uow, day)]
    return any(each.is_open and not is_forgotten(each, now()) for each in shifts)


async def _forgotten_in(uow: UnitOfWork, day: Any) -> list[tuple[Shift, Shift | None]]:
    return [each for each in await shifts_of_day(uow, day) if is_forgotten(each[0], now())]


def _closed_at(shift: Shift) -> datetime | None:
    """By the company's rule."""
    return shift.ends_at if Issue.CLOSED_BY_RULE in shift.issues else None


async def _notice(runtime: Runtime, day: Any) -> Notice | None:
    async with runtime.database.reading() as uow:
        if await ForgottenRepo(uow).is_asked_about(day):
            return None  # its person knows, and its managers do
        left = await _forgotten_in(uow, day)
        if not left:
            return None
        shift, following = left[0]
        likely = await possible_end(uow, shift, following, day)
    project = await runtime.of(Projects).find(day.company_id, day.project_id)
    if project is None:
        return None
    people = await runtime.of(Directory).users(day.company_id, [day.owner_user_id])
    closed = _closed_at(shift)
    ends = f"/{closed.isoformat()}" if closed else ""
    return Notice(
        # Nobody did anything: the night has passed.
        occasion=Occasion(day.company_id, MAIL_PURPOSE_NOTICE, About("attendance_record", day.id)),
        kind=f"{KIND}{day.day}",
        # That it has no hours, and which a rule gave it since, are two things to tell.
        once_for=f"forgotten/{day.owner_user_id}/{day.project_id}/{day.day}{ends}",
        # Who left is told nothing; their managers still are, as their hours are to be paid.
        receivers=[user_id for user_id, user in people.items() if role_of(user) is not None],
        template="check_out_forgotten",
        values=lambda language: _told(runtime.settings.public_url, day, shift, likely, project, language),
    )


def _told(
    public_url: str, day: Any, shift: Shift, likely: datetime | None, project: Project, language: str
) -> dict[str, object]:
    clock = WallClock(zone_of(day.time_zone), language)
    closed = _closed_at(shift)
    # Whoever went for a break and never came back: their hours count until then.
    left_at = None if closed else shift.break_since or shift.ends_at
    return {
        "link": f"{public_url}/attendance?record={day.id}",
        "project": project.name,
        "day": clock.day(day.day),
        "began": clock.instant(shift.starts_at),
        "closed": clock.instant(closed) if closed else "",
        "on_break": clock.instant(left_at) if left_at else "",
        "likely": clock.instant(likely) if likely else "",
    }


async def _tell_managers(runtime: Runtime, notices: Notices, company_id: UUID) -> None:
    until = now()
    zone = (await runtime.of(Projects).rules_of(company_id)).time_zone
    today = day_at(until, zone_of(zone))
    async with runtime.database.reading() as uow:
        repo = ForgottenRepo(uow)
        reminds_at, last = await _reminds_at(repo, company_id), await repo.last_listed(company_id)
    is_due = reminds_at is not None and _is_past(reminds_at, zone)
    if reminds_at is not None and (not is_due or (last and day_at(last, zone_of(zone)) >= today)):
        return  # one a morning
    days: Sequence[Any] = ()
    if is_due:
        async with runtime.database.reading() as uow:
            days = await ForgottenRepo(uow).still_open(company_id, today - _LISTED_FOR, MOST_LISTED)
            left = [each for each in days if await _is_still_forgotten(uow, each)]
        for notice in await _notices_of_managers(runtime, company_id, left, today):
            await notices.tell(runtime, notice)
    async with runtime.database.unit_of_work() as uow:
        # Of more than that the others come the next morning.
        await ForgottenRepo(uow).listed(company_id, until, days if len(days) == MOST_LISTED else None)


async def _is_still_forgotten(uow: UnitOfWork, day: Any) -> bool:
    """A break that was never ended may have a check-out by now, which came in late."""
    issues = {*day.issues}
    is_unclear = Issue.BREAK_NOT_ENDED in issues and not issues & {
        Issue.MISSING_CHECK_OUT,
        Issue.CLOSED_BY_RULE,
    }
    return not is_unclear or bool(await _forgotten_in(uow, day))


async def _notices_of_managers(
    runtime: Runtime, company_id: UUID, days: Sequence[Any], today: date
) -> list[Notice]:
    """To those who have not heard of one of theirs, of all of theirs: but of their own days, which they are
    told of as everybody is."""
    projects = await runtime.of(Projects).find_all(company_id, {each.project_id for each in days})
    people = await runtime.of(Directory).people(company_id, {each.owner_user_id for each in days})
    names = {user_id: person.full_name for user_id, person in people.items()}
    theirs: defaultdict[UUID, list[Any]] = defaultdict(list)
    for day in days:
        project = projects.get(day.project_id)
        for manager in map(UUID, project.manager_user_ids if project else ()):
            if manager != day.owner_user_id:
                theirs[manager].append(day)
    return [
        _list_of(runtime.settings.public_url, company_id, manager, listed, projects, names, today)
        for manager, listed in theirs.items()
        if any(each.listed_at is None for each in listed)
    ]


def _list_of(
    public_url: str,
    company_id: UUID,
    manager: UUID,
    days: Sequence[Any],
    projects: Mapping[UUID, Project],
    names: Mapping[UUID, str],
    today: date,
) -> Notice:
    def line(day: Any, language: str) -> dict[str, object]:
        return {
            "day": WallClock(zone_of(day.time_zone), language).day(day.day),
            "person": names.get(day.owner_user_id, ""),
            "project": projects[day.project_id].name,
            "is_closed": Issue.CLOSED_BY_RULE in day.issues,
            "link": f"{public_url}/attendance/timesheets?person={day.owner_user_id}&day={day.id}",
        }

    return Notice(
        # Not held: the next morning's is as good.
        occasion=Occasion(company_id, MAIL_PURPOSE_REMINDER, About("company", company_id)),
        kind="openDays",
        once_for=f"open-days/{company_id}/{manager}/{today}",
        receivers=[manager],
        template="open_days",
        values=lambda language: {
            "link": f"{public_url}/attendance/timesheets?f.hasIssues=true",
            "count": len(days),
            "open_days": [line(each, language) for each in days[:_MOST_IN_A_MAIL]],
            "more": max(0, len(days) - _MOST_IN_A_MAIL),
        },
    )
