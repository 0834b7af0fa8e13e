"""Hot: what a press asks of the database, at the price `bench/bench_attendance.py` measures."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, is_any_bound, select
from sqlalchemy import DateTime, Integer, Uuid, bindparam, case, exists, func, insert, inspect, label

from attendance.tables.clock_rules import ClockRules
from attendance.tables.punch import Punch

_COMPANY, _OWNER = bindparam("company_id", type_=Uuid()), bindparam("owner", type_=Uuid())
_ASKS_PHOTO = select(ClockRules.asks_photo).where(col(ClockRules.company_id) == _COMPANY).scalar_subquery()
_ON_THESE_DAYS = (
    select(func.count())
    .where(
        col(Punch.company_id) == _COMPANY,
        col(Punch.owner_user_id) == _OWNER,
        col(Punch.at) >= bindparam("first", type_=DateTime(timezone=True)),
        col(Punch.at) < bindparam("last", type_=DateTime(timezone=True)),
    )
    .scalar_subquery()
)
_PHOTO_ASKED = func.coalesce(_ASKS_PHOTO, False)
_BEFORE = Prepared(
    select(
        label("is_any_known", exists().where(is_any_bound(col(Punch.id), "punch_ids"))),
        label("asks_photo", _PHOTO_ASKED),
        label("on_these_days", _ON_THESE_DAYS),
    ),
    keeps_plan=True,
)
_GIVEN = {each.name: bindparam(each.name, type_=each.type) for each in inspect(Punch).columns}
_COUNTED_FIRST = {
    "company_id": _COMPANY,
    "owner_user_id": _OWNER,
    # No id where there are too many: a row without one can't be.
    "id": case((bindparam("most", type_=Integer()) > _ON_THESE_DAYS, _GIVEN["id"])),
    "photo_asked": _PHOTO_ASKED,
}
_KEEP = Prepared(insert(Punch).values(_GIVEN | _COUNTED_FIRST).inline())


def keep_single_press(uow: UnitOfWork, punch: Punch, most: int) -> None:
    """Together with all else that the unit adds, without a look before. Where the press is known already, or
    there are as many of its day, a constraint is broken: whoever is asked again then looks."""
    first = datetime.combine(punch.at.astimezone(UTC).date(), time(), UTC)
    days = {"first": first, "last": first + timedelta(days=1)}
    # A new row knows all of its columns, and is asked for none: each would go by the ORM.
    uow.finish_with(_KEEP.plan(**vars(punch), **days, owner=punch.owner_user_id, most=most))


@dataclass(frozen=True, slots=True)
class BeforePress:
    is_any_known: bool
    """Of the presses; which, and whose, is asked where there is one."""
    asks_photo: bool
    on_these_days: int
    """How many of this person there are on the first of these days, the last, and all between, in UTC."""


async def before_press(
    uow: UnitOfWork, company_id: UUID, owner: UUID, punch_ids: Collection[UUID], days: Collection[date]
) -> BeforePress:
    midnights = [datetime.combine(each, time(), UTC) for each in days]
    plan = _BEFORE.plan(
        company_id=company_id,
        owner=owner,
        punch_ids=[*punch_ids],
        first=min(midnights),
        last=max(midnights) + timedelta(days=1),
    )
    (row,) = await uow.rows(plan)
    return BeforePress(row.is_any_known, row.asks_photo, row.on_these_days)
