"""Hot: what a press asks the database before it is kept, at the price `bench/bench_attendance.py`
measures."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, is_any_bound, select
from sqlalchemy import DateTime, Uuid, bindparam, exists, func, label

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
_BEFORE = Prepared(
    select(
        label("is_any_known", exists().where(is_any_bound(col(Punch.id), "punch_ids"))),
        label("asks_photo", func.coalesce(_ASKS_PHOTO, False)),
        label("on_these_days", _ON_THESE_DAYS),
    ),
    keeps_plan=True,
)


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
