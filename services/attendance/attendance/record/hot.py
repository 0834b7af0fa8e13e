"""Hot: what is asked of the database to count somebody's days, at the price `bench/recompute.py` measures."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import ColumnElement, Date, DateTime, Uuid, and_, bindparam, exists, func, label

from attendance.tables.code_split import CodeSplit
from attendance.tables.correction import Correction
from attendance.tables.leave import Leave
from attendance.tables.punch import Punch
from attendance.tables.punch_photo import PhotoOfPunch
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet

COUNTED = (
    "time_zone",
    "intervals",
    "worked_seconds",
    "break_seconds",
    "issues",
    "marks",
    "punch_ids",
    "is_corrected",
    "open_since",
    "break_since",
    "is_taken_out",
    "record_type",
    "leaves",
    "leave_halves",
    "credited_seconds",
    "codes",
)
"""The columns of a record that its facts make, in the order in which `kept_days` has them."""

_COMPANY, _OWNER = bindparam("company_id", type_=Uuid()), bindparam("owner", type_=Uuid())


def _whose(kind: Any) -> tuple[ColumnElement[bool], ...]:
    return kind.company_id == _COMPANY, kind.owner_user_id == _OWNER


def _instant(name: str) -> Any:
    return bindparam(name, type_=DateTime(timezone=True))


def _day(name: str) -> Any:
    return bindparam(name, type_=Date())


_AT = col(Punch.at)
_NEXT_TO = Prepared(
    select(
        label(
            "before",
            select(func.max(_AT)).where(*_whose(Punch), _instant("first") > _AT).scalar_subquery(),
        ),
        label("after", select(func.min(_AT)).where(*_whose(Punch), _instant("last") < _AT).scalar_subquery()),
    )
)
_HAS_PHOTO = exists().where(col(PhotoOfPunch.punch_id) == col(Punch.id))
_PRESSED = select(
    Punch.id,
    Punch.project_id,
    Punch.check_type,
    Punch.at,
    Punch.time_zone,
    Punch.received_at,
    Punch.marks,
    Punch.source,
    label("lacks_photo", and_(col(Punch.photo_asked), ~_HAS_PHOTO)),
).where(*_whose(Punch), _AT.between(_instant("first"), _instant("last")))
_PUNCHES = Prepared(_PRESSED)
_PUNCHES_KNOWN = Prepared(_PRESSED.where(col(Punch.received_at) <= _instant("known_at")))

_FIRST, _LAST = _day("first"), _day("last")
_SAID = Prepared(
    select(
        label("corrections", exists().where(*_whose(Correction), col(Correction.day).between(_FIRST, _LAST))),
        label(
            "leaves",
            exists().where(
                *_whose(Leave),
                col(Leave.first_day) <= _day("leave_last"),
                col(Leave.last_day) >= _day("leave_first"),
            ),
        ),
        label(
            "approved",
            exists().where(
                *_whose(PeriodSheet),
                col(PeriodSheet.approved_at).is_not(None),
                col(PeriodSheet.first_day) <= _LAST,
                col(PeriodSheet.last_day) >= _FIRST,
            ),
        ),
        label("splits", exists().where(*_whose(CodeSplit), col(CodeSplit.day).between(_FIRST, _LAST))),
    )
)
_KEPT_DAYS = Prepared(
    select(
        AttendanceRecord.id,
        AttendanceRecord.project_id,
        AttendanceRecord.day,
        *(getattr(AttendanceRecord, name) for name in COUNTED),
    ).where(*_whose(AttendanceRecord), col(AttendanceRecord.day).between(_FIRST, _LAST))
)


async def pressed_next_to(
    uow: UnitOfWork, company_id: UUID, owner: UUID, first: datetime, last: datetime
) -> tuple[datetime | None, datetime | None]:
    """When they pressed last before the first of these, and first after the other."""
    (row,) = await uow.rows(_NEXT_TO.plan(company_id=company_id, owner=owner, first=first, last=last))
    return row.before, row.after


async def punches_between(
    uow: UnitOfWork,
    company_id: UUID,
    owner: UUID,
    first: datetime,
    last: datetime,
    known_at: datetime | None = None,
) -> Sequence[Any]:
    """Of those that were known then, where that is asked."""
    asked = {"company_id": company_id, "owner": owner, "first": first, "last": last}
    if known_at is None:
        return await uow.rows(_PUNCHES.plan(**asked))
    return await uow.rows(_PUNCHES_KNOWN.plan(**asked, known_at=known_at))


async def what_was_said(
    uow: UnitOfWork, company_id: UUID, owner: UUID, days: tuple[date, date], days_of_leave: tuple[date, date]
) -> Any:
    """Of which kinds there is anything: of most people's days there is nothing but what they pressed."""
    plan = _SAID.plan(
        company_id=company_id,
        owner=owner,
        first=days[0],
        last=days[1],
        leave_first=days_of_leave[0],
        leave_last=days_of_leave[1],
    )
    (row,) = await uow.rows(plan)
    return row


async def kept_days(uow: UnitOfWork, company_id: UUID, owner: UUID, first: date, last: date) -> Sequence[Any]:
    """Id, project and day, then what is `COUNTED`."""
    return await uow.rows(_KEPT_DAYS.plan(company_id=company_id, owner=owner, first=first, last=last))
