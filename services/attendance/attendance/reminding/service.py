"""Who hears of a request that nobody answers, and when: those who may answer it, then others who may too.
Each may be done again."""

from collections.abc import Sequence
from datetime import date, timedelta
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
from attendance.pay.rules import Rulebook
from attendance.record_type.service import types_named
from attendance.reminding.calls import Step, StepKind
from attendance.reminding.repo import RemindingRepo
from attendance.reminding.working_days import after_working_days
from attendance.request.service import told
from attendance.request_rules.service import days_to_wait
from attendance.tables.held_notice import HeldNotice
from attendance.tables.request import AttendanceRequest

KIND: Final = "waits/"
"""And the number of the step. Kept with what is held: never rename it."""
_WEEKEND = (6, 7)
"""Of a company whose rules name no days of rest."""
_LOOK_AHEAD = timedelta(days=180)
_NOTICES = Notices(HeldNotice)

_Plan = tuple[tuple[StepKind, int], ...]


def plan_of(days: int) -> _Plan:
    """After how many working days which step: a reminder a day before others hear of it, where there is such
    a day; those who stand in, or admins; admins in any case; and twice more."""
    before = ((StepKind.REMIND, days - 1),) if days > 1 else ()
    return (
        *before,
        (StepKind.ESCALATE, days),
        (StepKind.ESCALATE, 2 * days),
        (StepKind.REMIND, 3 * days),
        (StepKind.REMIND, 4 * days),
    )


async def find_next_step(database: Database, company_id: UUID, request_id: UUID, done: int) -> Step | None:
    """None: nobody waits any more, or everybody was told."""
    async with database.reading() as uow:
        days = await days_to_wait(uow, company_id)
        request = await RemindingRepo(uow).find_waiting(company_id, request_id)
        if request is None or days is None or done >= len(plan_of(days)):
            return None
        kind, after = plan_of(days)[done]
        free = await _free_days(uow, request)
        zone = zone_of(request.time_zone)
        at = after_working_days(request.created_at, after, lambda day: day in free, zone)
        return Step(number=done, kind=kind, at=at)


async def escalate(database: Database, company_id: UUID, request_id: UUID) -> None:
    """That it was passed on is said with it; that it was so twice says nothing more."""
    async with database.unit_of_work() as uow:
        request = await RemindingRepo(uow).find_waiting(company_id, request_id, lock=True)
        if request is None or request.escalated_at is not None:
            return
        request.escalated_at = now()
        await uow.flush()
        # Its revision stays: whoever has it open answers what they see.
        uow.outbox.add(told(request))


async def write(runtime: Runtime, company_id: UUID, request_id: UUID, number: int) -> None:
    notice = await notice_of_waiting(runtime, company_id, request_id, number)
    if notice is not None:
        await _NOTICES.tell(runtime, notice)


async def notice_of_waiting(
    runtime: Runtime, company_id: UUID, request_id: UUID, number: int
) -> Notice | None:
    """As things stand by now; None: somebody was quicker."""
    async with runtime.database.reading() as uow:
        days = await days_to_wait(uow, company_id)
        request = await RemindingRepo(uow).find_waiting(company_id, request_id)
        if request is None or days is None or number >= len(plan_of(days)):
            return None
        leave = ""
        if request.last_day is not None:
            leave = (await types_named(uow, company_id, {request.record_type}))[request.record_type].name
    project = await runtime.of(Projects).find(company_id, request.project_id)
    if project is None:
        return None
    kind, after = plan_of(days)[number]
    is_escalated = kind is StepKind.ESCALATE
    return Notice(
        occasion=Occasion(
            company_id,
            MAIL_PURPOSE_NOTICE if is_escalated else MAIL_PURPOSE_REMINDER,
            About("attendance_request", request.id),
            on_behalf_of=request.owner_user_id,
        ),
        kind=f"{KIND}{number}",
        once_for=f"attendance_request/{request.id}/{KIND}{number}",
        receivers=await _receivers(runtime, request, project, plan_of(days)[: number + 1]),
        template="request_waits",
        values=lambda language: {
            "link": f"{runtime.settings.public_url}/attendance/requests?request={request.id}",
            "project": project.name,
            "when": _when(request, language),
            "leave": str(translated(leave, language)),
            "days": after,
            "is_escalated": is_escalated,
        },
    )


async def _receivers(
    runtime: Runtime, request: AttendanceRequest, project: Project, steps: _Plan
) -> list[UUID]:
    """Reminded are all who were told of it so far; passed on it is to who was not: those who stand in for who
    is away, or, where nobody does, and the second time, the company's admins. Nobody answers their own."""
    managers = {*map(UUID, project.manager_user_ids)} - {request.owner_user_id}
    async with runtime.database.reading() as uow:
        stand_ins = await RemindingRepo(uow).stand_ins_of(request.company_id, managers)
    standing_in = {*stand_ins.values()} - managers - {request.owner_user_id}
    escalations = sum(kind is StepKind.ESCALATE for kind, _ in steps)
    is_left_to_admins = escalations > 1 or (escalations == 1 and not standing_in)
    admins = set[UUID]()
    if is_left_to_admins:
        admins = {*await runtime.of(Directory).admins(request.company_id)} - {request.owner_user_id}
    if steps[-1][0] is StepKind.ESCALATE:
        return [*(admins - managers if is_left_to_admins else standing_in)]
    # Who is away hears of it from who stands in for them.
    there = {each for each in managers if each not in stand_ins}
    return [*(there | standing_in | admins)] or [*managers]


def _when(request: AttendanceRequest, language: str) -> str:
    clock = WallClock(zone_of(request.time_zone), language)
    days = [request.day, *({request.last_day} - {request.day, None})]
    return " – ".join(clock.day(each) for each in days if each)


async def _free_days(uow: UnitOfWork, request: AttendanceRequest) -> set[date]:
    """Days of rest by the rules of hours of its project, else weekends, and whole holidays there."""
    first = request.created_at.date() - timedelta(days=1)
    days = [first + timedelta(days=each) for each in range(_LOOK_AHEAD.days)]
    rules = Rulebook(await rule_sets_of(uow, request.company_id))
    holidays = await free_days_of_project(uow, request.company_id, request.project_id, first, days[-1])
    whole = {each.day for each in holidays if not each.from_noon}
    rest = rules.on(request.project_id, first).rules.rest_days or _WEEKEND
    return {each for each in days if each in whole or _is_of(each, rest)}


def _is_of(day: date, rest: Sequence[int]) -> bool:
    return day.isoweekday() in rest
