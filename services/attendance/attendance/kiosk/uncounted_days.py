"""The day of a press which did not count: of a night shift that of its check-in, as its hours are."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects

from attendance.hours.facts import LONGEST_SHIFT, Check
from attendance.kiosk.kept_repo import UncountedRepo

_DAY = timedelta(days=1)


async def days_of_presses(
    uow: UnitOfWork, projects: Projects, actor: Actor, rows: Sequence[Any], shown: Mapping[UUID, Project]
) -> dict[UUID, date]:
    """By the press."""
    company = await projects.company(actor.company_id)
    own_zones = {key: each.time_zone for key, each in shown.items()}
    days = {
        row.id: day_at(row.at, zone_of(own_zones.get(row.project_id, ""), company.time_zone)) for row in rows
    }
    within = [row for row in rows if row.owner_user_id and row.check_type not in (None, Check.IN)]
    keys = {
        (row.owner_user_id, row.project_id, day)
        for row in within
        for day in (days[row.id], days[row.id] - _DAY)
    }
    begun = {
        (record.owner_user_id, record.project_id, record.day): _begun(record)
        for record in await UncountedRepo(uow).records_of(actor.company_id, keys)
    }
    for row in rows:
        # Nor did its check-in count, then.
        if row.owner_user_id and row.check_type == Check.IN:
            key = (row.owner_user_id, row.project_id, days[row.id])
            begun[key] = (*begun.get(key, ()), row.at)
    for row in within:
        day = days[row.id]
        today = begun.get((row.owner_user_id, row.project_id, day), ())
        before = begun.get((row.owner_user_id, row.project_id, day - _DAY), ())
        is_of_today = any(at <= row.at for at in today)
        if not is_of_today and any(row.at - LONGEST_SHIFT <= at <= row.at for at in before):
            days[row.id] = day - _DAY
    return days


def _begun(record: Any) -> tuple[datetime, ...]:
    """When its stretches of work began."""
    starts = tuple(datetime.fromisoformat(each["startsAt"]) for each in record.intervals)
    return starts if record.open_since is None else (*starts, record.open_since)
