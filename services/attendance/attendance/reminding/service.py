"""Who hears of a request that nobody answers, and when: those who may answer it, then others who may too.
Each may be done again."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.runtime import Runtime
from chassis.texts import translated
from chassis.wall_clock import WallClock, zone_of
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE, MAIL_PURPOSE_REMINDER, Project
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import Notice, Notices
from identity_client.projects import Projects

from attendance.holiday.service import free_days_of_project
from attendance.pay.computing import rule_sets_of
from attendance.pay.rest import WEEKEND
from attendance.pay.rules import Rulebook
from attendance.record_type.service import types_named
from attendance.reminding.calls import Step, StepKind
from attendance.reminding.plan import Plan, plan_of, step_at
from attendance.reminding.receivers import Told, told_at
from attendance.reminding.repo import RemindingRepo
from attendance.reminding.working_days import LONGEST_LOOK, after_working_days
from attendance.request.service import told
from attendance.request_rules.service import days_to_wait
from attendance.tables.held_notice import HeldNotice
from attendance.tables.request import AttendanceRequest

KIND: Final = "waits/"
"""And the number of the step, and the days of its plan. Kept with what is held: never rename it."""
"""Of a company whose rules name no days of rest."""
_NOTICES = Notices(HeldNotice)


async def find_next_step(
    database: Database, company_id: UUID, request_id: UUID, done: int, at: datetime, days: int | None
) -> Step | None:
    """None: nobody waits any more, or everybody was told. `days`: as the request was made, whatever the rule
    became since, unless it is none. Of several that are due by then one is taken: mails about each would come
    all at once."""
    async with database.reading() as uow:
        request = await RemindingRepo(uow).find_waiting(company_id, request_id)
        plan = await _plan(uow, company_id, days)
        if request is None or done >= len(plan):
            return None
        free = await _free_days(uow, request, plan)
    zone = zone_of(request.time_zone)
    dates = [
        after_working_days(request.created_at, after, lambda day: day in free, zone) for _, after in plan
    ]
    return step_at(plan, dates, done, at, is_passed_on=request.escalated_at is not None)


async def _plan(uow: UnitOfWork, company_id: UUID, days: int | None) -> Plan:
    """Nothing is to be done where nothing is passed on by now."""
    by_now = await days_to_wait(uow, company_id)
    return () if by_now is None else plan_of(days or by_now)


async def escalate(
    runtime: Runtime, company_id: UUID, request_id: UUID, number: int, days: int | None
) -> None:
    """That it was passed on is said with it, where it is to anybody; that it was so twice says no more."""
    waiting = await _waiting(runtime, company_id, request_id, number, days)
    if waiting is None or not waiting.told.is_passed_on:
        return
    async with runtime.database.unit_of_work() as uow:
        request = await RemindingRepo(uow).find_waiting(company_id, request_id, lock=True)
        if request is None or request.escalated_at is not None:
            return
        request.escalated_at = now()
        await uow.flush()
        # Its revision stays: whoever has it open answers what they see.
        uow.outbox.add(told(request))


async def write(runtime: Runtime, company_id: UUID, request_id: UUID, number: int, days: int | None) -> None:
    notice = await notice_of_waiting(runtime, company_id, request_id, number, days)
    if notice is not None:
        await _NOTICES.tell(runtime, notice)


@dataclass(frozen=True, slots=True)
class _Waiting:
    request: AttendanceRequest
    project: Project
    leave: str
    days: int
    after: int
    told: Told


async def _waiting(
    runtime: Runtime, company_id: UUID, request_id: UUID, number: int, days: int | None
) -> _Waiting | None:
    """As things stand by now; None: somebody was quicker."""
    async with runtime.database.reading() as uow:
        request = await RemindingRepo(uow).find_waiting(company_id, request_id)
        plan = await _plan(uow, company_id, days)
        if request is None or number >= len(plan):
            return None
        leave = ""
        if request.last_day is not None:
            leave = (await types_named(uow, company_id, {request.record_type}))[request.record_type].name
    project = await runtime.of(Projects).find(company_id, request.project_id)
    if project is None:
        return None
    kinds = [kind for kind, _ in plan[: number + 1]]
    told_of_it = await told_at(runtime.database, runtime.of(Directory), request, project, kinds)
    first = next(after for kind, after in plan if kind is StepKind.ESCALATE)
    return _Waiting(request, project, leave, first, plan[number][1], told_of_it)


async def notice_of_waiting(
    runtime: Runtime, company_id: UUID, request_id: UUID, number: int, days: int | None
) -> Notice | None:
    """As things stand by now; None: somebody was quicker."""
    waiting = await _waiting(runtime, company_id, request_id, number, days)
    if waiting is None:
        return None
    request, told_of_it = waiting.request, waiting.told
    return Notice(
        occasion=Occasion(
            company_id,
            MAIL_PURPOSE_NOTICE if told_of_it.is_passed_on else MAIL_PURPOSE_REMINDER,
            About("attendance_request", request.id),
            on_behalf_of=request.owner_user_id,
        ),
        kind=f"{KIND}{number}/{waiting.days}",
        once_for=f"attendance_request/{request.id}/{KIND}{number}",
        receivers=told_of_it.receivers,
        template="request_waits",
        values=lambda language: {
            "link": f"{runtime.settings.public_url}/attendance/requests?request={request.id}",
            "project": waiting.project.name,
            "when": _when(request, language),
            "leave": str(translated(waiting.leave, language)),
            "days": waiting.after,
            "is_escalated": told_of_it.is_passed_on,
        },
    )


async def notice_that_was_held(
    runtime: Runtime, company_id: UUID, request_id: UUID, kind: str
) -> Notice | None:
    number, _, days = kind.removeprefix(KIND).partition("/")
    return await notice_of_waiting(runtime, company_id, request_id, int(number), int(days) if days else None)


def _when(request: AttendanceRequest, language: str) -> str:
    clock = WallClock(zone_of(request.time_zone), language)
    days = [request.day, *({request.last_day} - {request.day, None})]
    return " – ".join(clock.day(each) for each in days if each)


async def _free_days(uow: UnitOfWork, request: AttendanceRequest, plan: Plan) -> set[date]:
    """Days of rest by the rules of hours of its project, else weekends, and whole holidays there."""
    first = request.created_at.date() - timedelta(days=1)
    # As far as its last step may be, of whoever works a day a week.
    look_ahead = min(LONGEST_LOOK, 7 * plan[-1][1] + 14) + 2
    days = [first + timedelta(days=each) for each in range(look_ahead)]
    rules = Rulebook(await rule_sets_of(uow, request.company_id))
    holidays = await free_days_of_project(uow, request.company_id, request.project_id, first, days[-1])
    whole = {each.day for each in holidays if not each.from_noon}
    rest = rules.on(request.project_id, first).rules.rest_days or WEEKEND
    return {each for each in days if each in whole or _is_of(each, rest)}


def _is_of(day: date, rest: Sequence[int]) -> bool:
    return day.isoweekday() in rest
