"""Codes whose forecast passes their budget: looked at once an hour, as it moves with the days and the money.

Told once, until it is clearly below again: a run rate that swings around the budget tells nobody every day.
"""

import logging
from collections import defaultdict
from collections.abc import Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Database
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
from budget.tables.held_notice import HeldNotice

log = logging.getLogger(__name__)

KIND = "outlook/"
"""Kept with what is held, before the crossing that is told and the forecast."""
_LOW_PERCENT = 95
"""Of its budget: so far a forecast falls before it can be told again."""
_AT_ONCE = 500
"""Projects that are asked for at a time."""
_SPENT = 100
"""Percent: that all of it is committed or spent was told already."""


async def look_ahead(runtime: Runtime) -> None:
    """At all projects of all companies, some at a time."""
    after: UUID | None = None
    while True:
        async with runtime.database.reading() as uow:
            rows = await OutlookRepo(uow).projects(after, _AT_ONCE)
        of_company: defaultdict[UUID, list[UUID]] = defaultdict(list)
        for row in rows:
            of_company[row.company_id].append(row.project_id)
        for company_id, project_ids in of_company.items():
            try:
                await _look_at_all(runtime, company_id, project_ids)
            except Exception:
                # The next hour looks again; other companies' codes are told of in this one.
                log.exception("could not look ahead in company %s", company_id)
        if len(rows) < _AT_ONCE:
            return
        after = rows[-1].project_id


async def _look_at_all(runtime: Runtime, company_id: UUID, project_ids: Sequence[UUID]) -> None:
    projects = await runtime.of(Projects).find_all(company_id, project_ids)
    for project in projects.values():
        if not project.is_archived:
            await look_at(runtime.database, company_id, project)


async def look_at(database: Database, company_id: UUID, project: Project) -> None:
    today = day_at(now(), zone_of(project.time_zone))
    project_id = UUID(project.project_id)
    async with database.reading() as uow:
        found = await OutlookRepo(uow).forecasts(
            company_id, project_id, today, days_left(project, today), _LOW_PERCENT
        )
    if found:
        await _tell(database, found)


def days_left(project: Project, today: date) -> int:
    return max((date.fromisoformat(project.ends_on) - today).days, 0) if project.ends_on else 0


async def _tell(database: Database, found: Sequence[Any]) -> None:
    forecasts = {row.id: row for row in found}
    async with database.unit_of_work() as uow:
        for code in await OutlookRepo(uow).hold([*forecasts]):
            row = forecasts[code.id]
            if code.is_forecast_over == row.is_over:
                continue  # another relay was quicker
            code.is_forecast_over = row.is_over
            if row.is_over and code.alerted_percent < _SPENT:
                uow.outbox.add(
                    events_pb2.BudgetCodeForecastPassed(
                        company_id=str(code.company_id),
                        budget_code_id=str(code.id),
                        project_id=str(code.project_id),
                        number=code.number,
                        name=code.name,
                        currency=code.currency,
                        budget_minor=code.budget_minor,
                        forecast_minor=int(row.forecast_minor),
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
