"""Who was shown where somebody had pressed, or a photo of it: kept for that person, told to nobody else."""

import logging
from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Any, Protocol
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.look.repo import DaySeen, LookRepo
from attendance.look.schemas import PositionLookPublic, PositionLooksQuery

log = logging.getLogger(__name__)


class PressShown(Protocol):
    @property
    def at(self) -> datetime: ...
    @property
    def latitude(self) -> float | None: ...
    @property
    def photo(self) -> object | None: ...


class DayShown(Protocol):
    @property
    def owner_user_id(self) -> UUID: ...
    @property
    def project_id(self) -> UUID: ...
    @property
    def date(self) -> date: ...
    @property
    def punches(self) -> Sequence[PressShown]: ...


async def keep_looks(uow: UnitOfWork, actor: Actor, positions: Sequence[Any]) -> None:
    """At presses that the map shows, as rows of the punches. One's own is no look."""
    of_others = [each for each in positions if each.owner_user_id != actor.user_id]
    await LookRepo(uow).keep_looks(actor, of_others, now())


async def keep_look_at_day(database: Database, actor: Actor, shown: DayShown) -> None:
    """Once its reader has the answer, which is not slower for it and fails in no case because of it."""
    placed = [each for each in shown.punches if each.latitude is not None]
    pictured = [each for each in shown.punches if each.photo is not None]
    if shown.owner_user_id == actor.user_id or not (placed or pictured):
        return
    try:
        async with database.unit_of_work() as uow:
            await LookRepo(uow).keep_day(
                actor,
                shown.owner_user_id,
                shown.project_id,
                shown.date,
                min(each.at for each in (*placed, *pictured)),
                now(),
                shows_place=bool(placed),
                shows_photo=bool(pictured),
            )
    except Exception:
        log.exception("That %s looked at a day of %s is not kept", actor.user_id, shown.owner_user_id)


async def keep_looks_at_places(uow: UnitOfWork, actor: Actor, seen: Iterable[DaySeen]) -> None:
    """Of others; of several places of somebody's day the first one says when."""
    first: dict[tuple[UUID, UUID, date], DaySeen] = {}
    for each in sorted(seen, key=lambda one: one.position_at):
        if each.owner_user_id != actor.user_id:
            first.setdefault((each.owner_user_id, each.project_id, each.day), each)
    await LookRepo(uow).keep_days(actor, first.values(), now())


async def query_own_looks(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: PositionLooksQuery
) -> Page[PositionLookPublic]:
    actor.must_be_in(wanted.group_id)
    rows, total = await LookRepo(uow).looks_at(actor, wanted.paging)
    people = await runtime.of(Directory).people(actor.company_id, (row.looked_by for row in rows))
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    shown: list[PositionLookPublic] = []
    for row in rows:
        project = projects.get(row.project_id)
        shown.append(
            PositionLookPublic(
                position_look_id=row.id,
                owner_user_id=actor.user_id,
                project_id=row.project_id,
                project_name=project.name if project else "",
                time_zone=project.time_zone if project and project.time_zone else "UTC",
                position_at=row.position_at,
                of_day=row.of_day,
                shows_place=row.shows_place,
                shows_photo=row.shows_photo,
                looked_by=people.get(row.looked_by),
                first_at=row.first_at,
                last_at=row.last_at,
            )
        )
    return Page[PositionLookPublic].of(shown, total, wanted.paging)
