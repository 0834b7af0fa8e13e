"""Which days a request for leave takes, and what it leaves of them."""

from datetime import date

from chassis.access import Actor
from chassis.db import UnitOfWork
from identity_client.projects import Projects

from attendance.balance.checking import find_after
from attendance.holiday.service import free_days_of_project
from attendance.hours.leaves import LeaveSpan
from attendance.punch.service import projects_at_work
from attendance.record.today import today_of
from attendance.record_type.service import get_leave_type
from attendance.request.errors import NotYourProject
from attendance.request.leave_errors import LeaveTooFarAhead, LeaveTooLong
from attendance.request.leave_schemas import LeaveCheck, LeaveChecked, LeaveRequestCreate
from attendance.request.public import holidays_in

MOST_DAYS = 180
MOST_YEARS_AHEAD = 2
"""After this one: what a project plans. Nobody knows yet how much leave there is later on."""


async def span_of_days(
    uow: UnitOfWork, actor: Actor, body: LeaveCheck | LeaveRequestCreate, today: date
) -> LeaveSpan:
    """Less the holidays of the company and of the project's region, as they are known now."""
    if (body.last_date - body.first_date).days >= MOST_DAYS:
        raise LeaveTooLong(MOST_DAYS)
    latest = date(today.year + MOST_YEARS_AHEAD, 12, 31)
    if body.last_date > latest:
        raise LeaveTooFarAhead(latest)
    return LeaveSpan(
        body.first_date,
        body.last_date,
        body.from_noon,
        body.until_noon,
        tuple(sorted({*body.days_off})),
        await free_days_of_project(uow, actor.company_id, body.project_id, body.first_date, body.last_date),
    )


async def check_leave(uow: UnitOfWork, projects: Projects, actor: Actor, body: LeaveCheck) -> LeaveChecked:
    """What asking for it now would come to: nothing is asked."""
    actor.must_be_in(body.group_id)
    if body.project_id and not await projects_at_work(uow, projects, actor, {body.project_id}):
        raise NotYourProject
    span = await span_of_days(uow, actor, body, await today_of(projects, actor.company_id))
    kind = await get_leave_type(uow, actor, body.record_type)
    after = await find_after(uow, actor.company_id, actor.user_id, kind.value, span)
    return LeaveChecked(days=span.days, holidays=holidays_in(span), after=after)
