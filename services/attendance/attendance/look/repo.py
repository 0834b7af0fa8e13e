from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.http.paging import Paging, fetch_page
from chassis.ids import new_id
from sqlalchemy import Date, Select, false, label, null, or_, true, type_coerce, union_all
from sqlalchemy.dialects.postgresql import insert

from attendance.tables.position_look import DayLook, PositionLook


@dataclass(frozen=True, slots=True)
class DaySeen:
    """Of somebody's day, what was shown."""

    owner_user_id: UUID
    project_id: UUID
    day: date
    position_at: datetime
    shows_place: bool
    shows_photo: bool


class LookRepo:
    """Who was shown where somebody else had pressed."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def keep_looks(self, actor: Actor, positions: Sequence[Any], at: datetime) -> None:
        """In the order of the punches, so that two who look at the same never wait in a circle."""
        if not positions:
            return
        adding = insert(PositionLook).values(
            [
                {
                    "id": new_id(),
                    "company_id": actor.company_id,
                    "project_id": each.project_id,
                    "owner_user_id": each.owner_user_id,
                    "punch_id": each.id,
                    "position_at": each.at,
                    "looked_by": actor.user_id,
                    "first_at": at,
                    "last_at": at,
                }
                for each in sorted(positions, key=lambda one: one.id)
            ]
        )
        keys = [col(PositionLook.punch_id), col(PositionLook.looked_by), col(PositionLook.company_id)]
        await self._uow.execute(adding.on_conflict_do_update(index_elements=keys, set_={"last_at": at}))

    async def keep_day(
        self,
        actor: Actor,
        owner: UUID,
        project_id: UUID,
        day: date,
        position_at: datetime,
        at: datetime,
        *,
        shows_place: bool,
        shows_photo: bool,
    ) -> None:
        seen = DaySeen(owner, project_id, day, position_at, shows_place=shows_place, shows_photo=shows_photo)
        await self.keep_days(actor, [seen], at)

    async def keep_days(self, actor: Actor, seen: Collection[DaySeen], at: datetime) -> None:
        """Each named once; once an hour: what came since its first look was shown by the same."""
        if not seen:
            return
        adding = insert(DayLook).values(
            [
                {
                    "id": new_id(),
                    "company_id": actor.company_id,
                    "project_id": each.project_id,
                    "owner_user_id": each.owner_user_id,
                    "day": each.day,
                    "position_at": each.position_at,
                    "shows_place": each.shows_place,
                    "shows_photo": each.shows_photo,
                    "looked_by": actor.user_id,
                    "hour": at.replace(minute=0, second=0, microsecond=0),
                    "first_at": at,
                    "last_at": at,
                }
                for each in sorted(seen, key=lambda one: (one.owner_user_id, one.project_id, one.day))
            ]
        )
        keys = [
            col(DayLook.company_id),
            col(DayLook.owner_user_id),
            col(DayLook.project_id),
            col(DayLook.day),
            col(DayLook.looked_by),
            col(DayLook.hour),
        ]
        changes = {
            "last_at": at,
            "shows_place": or_(col(DayLook.shows_place), adding.excluded.shows_place),
            "shows_photo": or_(col(DayLook.shows_photo), adding.excluded.shows_photo),
        }
        await self._uow.execute(adding.on_conflict_do_update(index_elements=keys, set_=changes))

    async def looks_at(self, actor: Actor, paging: Paging) -> tuple[list[Any], int]:
        """At the caller: on the map and with their days, the newest first."""
        both = union_all(_on_the_map(actor), _at_days(actor)).subquery("looks")
        statement: Select[Any] = select(*both.c).order_by(both.c.last_at.desc(), both.c.id.desc())
        return await fetch_page(self._uow, statement, paging)


def _on_the_map(actor: Actor) -> Select[Any]:
    return select(
        PositionLook.id,
        PositionLook.project_id,
        PositionLook.position_at,
        label("of_day", type_coerce(null(), Date)),
        label("shows_place", true()),
        label("shows_photo", false()),
        PositionLook.looked_by,
        PositionLook.first_at,
        PositionLook.last_at,
    ).where(
        col(PositionLook.company_id) == actor.company_id,
        col(PositionLook.owner_user_id) == actor.user_id,
    )


def _at_days(actor: Actor) -> Select[Any]:
    return select(
        DayLook.id,
        DayLook.project_id,
        DayLook.position_at,
        label("of_day", col(DayLook.day)),
        DayLook.shows_place,
        DayLook.shows_photo,
        DayLook.looked_by,
        DayLook.first_at,
        DayLook.last_at,
    ).where(col(DayLook.company_id) == actor.company_id, col(DayLook.owner_user_id) == actor.user_id)
