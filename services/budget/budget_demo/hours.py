"""What hours cost, and weeks of some months: as attendance told of them before its own demo begins."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import date, timedelta
from random import Random
from uuid import UUID, uuid5

from budget.costcode.schemas import HoursCodesUpdate
from budget.costcode.service import set_codes
from budget.hours.rate_schemas import RateCreate, RateQuery, RateRef
from budget.hours.rates import create_rate, query_rates, take_back_rate
from budget.hours.service import keep_weeks
from budget.tables.hours import Staff
from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import PeriodSheetChanged, PeriodSheetDay
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory

By = Callable[[Runtime, Actor], AbstractAsyncContextManager[UnitOfWork]]

_WEEKS = range(10, 18)
"""So many ago: attendance's demo has punches of the last sixty days."""
_HOUR = 3600
_APPROVED = 2


async def seed_rates(runtime: Runtime, admin: Actor, agency_worker: UUID, by: By) -> None:
    """Of own and external people, raised since, one of them in error; and of one who is of an agency."""
    async with runtime.database.reading() as uow:
        if (await query_rates(uow, runtime.of(Directory), admin, RateQuery(page_count=1))).total_count:
            return
    today = now().date()
    begin, raised = today - timedelta(days=300), today - timedelta(days=60)
    for staff, hourly, day in (
        (Staff.OWN, "21.50", begin),
        (Staff.EXTERNAL, "27.00", begin),
        (Staff.OWN, "22.80", raised),
    ):
        async with by(runtime, admin) as uow:
            await create_rate(
                uow, runtime.of(Directory), admin, RateCreate(staff=staff, hourly=hourly, from_on=day)
            )
    async with by(runtime, admin) as uow:
        of_agency = RateCreate(owner_user_id=agency_worker, staff=Staff.EXTERNAL, from_on=begin)
        await create_rate(uow, runtime.of(Directory), admin, of_agency)
    async with by(runtime, admin) as uow:
        wrong = RateCreate(staff=Staff.EXTERNAL, hourly="270.00", from_on=raised)
        slip = await create_rate(uow, runtime.of(Directory), admin, wrong)
    async with by(runtime, admin) as uow:
        await take_back_rate(uow, runtime.of(Directory), admin, RateRef(cost_rate_id=slip.cost_rate_id))


async def seed_weeks(
    runtime: Runtime, admin: Actor, project: Project, codes: dict[str, UUID], by: By
) -> None:
    project_id = UUID(project.project_id)
    async with by(runtime, admin) as uow:
        named = HoursCodesUpdate(
            project_id=project_id,
            revision=0,
            own_code_id=codes["01-200"],
            external_code_id=codes["03-110"],
        )
        await set_codes(uow, runtime, admin, named)
    people = sorted({*project.member_user_ids, *project.manager_user_ids})[:4]
    for user_id in people:
        weeks = [_week(admin, project_id, UUID(user_id), ago, codes["03-110"]) for ago in _WEEKS]
        async with by(runtime, admin) as uow:
            await keep_weeks(uow, weeks)


def _week(
    admin: Actor, project_id: UUID, user_id: UUID, weeks_ago: int, formwork: UUID
) -> PeriodSheetChanged:
    """Of some weeks the hours of two days were put on the formwork."""
    today = now().date()
    monday = today - timedelta(days=today.weekday(), weeks=weeks_ago)
    chance = Random(f"{user_id}{weeks_ago}")  # noqa: S311 -- the same weeks for everybody who looks at the demo
    days = [
        PeriodSheetDay(date=_day(monday, each), worked_seconds=_HOUR * chance.choice((7, 8, 8, 9)))
        for each in range(5)
    ]
    if weeks_ago % 3 == 0:
        for day in days[1:3]:
            day.codes.add(budget_code_id=str(formwork), worked_seconds=5 * _HOUR)
    return PeriodSheetChanged(
        company_id=str(admin.company_id),
        period_sheet_id=str(uuid5(user_id, f"{project_id} {monday}")),
        project_id=str(project_id),
        owner_user_id=str(user_id),
        first_date=_day(monday, 0),
        last_date=_day(monday, 6),
        status=_APPROVED,
        worked_seconds=sum(each.worked_seconds for each in days),
        days=days,
        revision=1,
        changed_by=str(admin.user_id),
    )


def _day(monday: date, after: int) -> str:
    return (monday + timedelta(days=after)).isoformat()
