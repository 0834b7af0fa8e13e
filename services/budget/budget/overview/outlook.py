"""Codes whose forecast passes their budget: looked at within the hour in which their money moves, and once a
day where the forecast moves with the days.

Told once, until it is clearly below again: a run rate that swings around the budget tells nobody every day.
"""

import logging
from collections import defaultdict
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.money import said
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from contracts.budget.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices
from identity_client.projects import Projects

from budget.alert.service import find_code_to_tell
from budget.code.announcement import code_changed
from budget.overview.outlook_repo import OutlookRepo
from budget.tables.budget_code import BudgetCode
from budget.tables.held_notice import HeldNotice

log = logging.getLogger(__name__)

KIND = "outlook/"
"""Kept with what is held, before the crossing that is told and the forecast."""
_LOW_PERCENT = 95
"""Of its budget: so far a forecast falls before it can be told again."""
_AT_ONCE = 500
"""Codes that are looked at at a time."""
_SPENT = 100
"""Percent: that all of it is committed or spent was told already."""


async def look_ahead(runtime: Runtime) -> None:
    """At all codes that are due, of all companies, some at a time."""
    until, after = now(), None
    while True:
        async with runtime.database.reading() as uow:
            due = await OutlookRepo(uow).due(until, after, _AT_ONCE)
        of_company: defaultdict[UUID, list[Any]] = defaultdict(list)
        for row in due:
            of_company[row.company_id].append(row)
        for company_id, rows in of_company.items():
            try:
                await _look_at_all(runtime, company_id, rows)
            except Exception:
                # The next hour looks again; other companies' codes are told of in this one.
                log.exception("could not look ahead in company %s", company_id)
        if len(due) < _AT_ONCE:
            return
        after = due[-1]


async def look_again(uow: UnitOfWork, company_id: UUID, project_id: UUID) -> None:
    """The project ends on another day, or is open again."""
    repo = OutlookRepo(uow)
    await repo.look_again(await repo.hold_project(company_id, project_id))


async def _look_at_all(runtime: Runtime, company_id: UUID, due: Sequence[Any]) -> None:
    of_project: defaultdict[UUID, list[Any]] = defaultdict(list)
    for row in due:
        of_project[row.project_id].append(row)
    projects = await runtime.of(Projects).find_all(company_id, of_project)
    for project_id, rows in of_project.items():
        project = projects.get(project_id)
        if project is None or project.is_archived:
            await _put_by(runtime.database, rows)
        else:
            await _look_at(runtime.database, company_id, project, rows)


async def _put_by(database: Database, due: Sequence[Any]) -> None:
    """Until the project is told of again."""
    async with database.unit_of_work() as uow:
        for code in await _unchanged(uow, due):
            code.forecast_due_at = None


async def _look_at(database: Database, company_id: UUID, project: Project, due: Sequence[Any]) -> None:
    zone = zone_of(project.time_zone)
    today, project_id = day_at(now(), zone), UUID(project.project_id)
    code_ids = [row.id for row in due]
    days_left = days_until_end(project, today)
    async with database.reading() as uow:
        forecasts = await OutlookRepo(uow).forecasts(
            company_id, project_id, code_ids, today, days_left, _LOW_PERCENT
        )
    by_code = {row.id: row for row in forecasts}
    tomorrow = datetime.combine(today + timedelta(days=1), time.min, zone)
    async with database.unit_of_work() as uow:
        for code in await _unchanged(uow, due):
            row = by_code[code.id]
            code.forecast_due_at = tomorrow if days_left and row.goes_on_as_of_late else None
            if code.is_forecast_over != row.is_over:
                _tell(uow, code, is_over=row.is_over, forecast_minor=int(row.forecast_minor))


async def _unchanged(uow: UnitOfWork, due: Sequence[Any]) -> list[BudgetCode]:
    """Held. What moved since, or was looked at by a quicker relay, is due at another time."""
    was_due = {row.id: row.forecast_due_at for row in due}
    held = await OutlookRepo(uow).hold([*was_due])
    return [code for code in held if code.forecast_due_at == was_due[code.id]]


def days_until_end(project: Project, today: date) -> int:
    return max((date.fromisoformat(project.ends_on) - today).days, 0) if project.ends_on else 0


def _tell(uow: UnitOfWork, code: BudgetCode, *, is_over: bool, forecast_minor: int) -> None:
    code.is_forecast_over = is_over
    if is_over and code.alerted_percent < _SPENT:
        uow.outbox.add(
            events_pb2.BudgetCodeForecastPassed(
                company_id=str(code.company_id),
                budget_code_id=str(code.id),
                project_id=str(code.project_id),
                number=code.number,
                name=code.name,
                currency=code.currency,
                budget_minor=code.budget_minor,
                forecast_minor=forecast_minor,
            )
        )
    uow.outbox.add(code_changed(code))


async def mail_outlook(
    runtime: Runtime, event: events_pb2.BudgetCodeForecastPassed, *, once_for: UUID
) -> None:
    notice = await _notice(
        runtime, UUID(event.company_id), UUID(event.budget_code_id), event.forecast_minor, once_for
    )
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    forecast, crossing = held.kind.removeprefix(KIND).split("/")
    return await _notice(runtime, held.company_id, held.about_id, int(forecast), UUID(crossing))


async def _notice(
    runtime: Runtime, company_id: UUID, code_id: UUID, forecast_minor: int, crossing: UUID
) -> Notice | None:
    """None: by now it is below again, or all spent, which was told, or nobody can do anything about it."""
    code = await find_code_to_tell(runtime.database, company_id, code_id)
    if code is None or not code.is_forecast_over or code.alerted_percent >= _SPENT:
        return None
    project = (await runtime.of(Directory).projects(company_id, [code.project_id])).get(code.project_id)
    if project is None or project.is_archived:
        return None
    values = {
        "link": f"{runtime.settings.public_url}/budget?project={code.project_id}&code={code.id}",
        "project": project.name,
        "code": f"{code.number} {code.name}",
        "budget": said(code.budget_minor, code.currency),
        "forecast": said(forecast_minor, code.currency),
        "actual": said(code.actual_minor, code.currency),
    }
    return Notice(
        occasion=Occasion(company_id, identity_pb2.MAIL_PURPOSE_NOTICE, About("budget_code", code.id)),
        kind=f"{KIND}{forecast_minor}/{crossing}",
        once_for=crossing,
        receivers=[*map(UUID, project.manager_user_ids)],
        template="forecast_alert",
        values=lambda _: values,
    )
