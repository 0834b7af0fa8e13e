"""Hot: what is asked of the database to count somebody's days, at the price `bench/recompute.py` measures."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import (
    ColumnElement,
    Date,
    DateTime,
    Interval,
    Uuid,
    and_,
    bindparam,
    exists,
    func,
    label,
    outerjoin,
)
from sqlalchemy.orm import aliased

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
"""The columns of a record that its facts make, in the order in which `said_and_kept` has them."""

_COMPANY, _OWNER = bindparam("company_id", type_=Uuid()), bindparam("owner", type_=Uuid())


def _whose(kind: Any) -> tuple[ColumnElement[bool], ...]:
    return kind.company_id == _COMPANY, kind.owner_user_id == _OWNER


def _instant(name: str) -> Any:
    return bindparam(name, type_=DateTime(timezone=True))


def _day(name: str) -> Any:
    return bindparam(name, type_=Date())


_AT = col(Punch.at)
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
).where(*_whose(Punch))
_PUNCHES_KNOWN = Prepared(
    _PRESSED.where(
        _AT.between(_instant("first"), _instant("last")), col(Punch.received_at) <= _instant("known_at")
    )
)
_OTHER = aliased(Punch)
_BEFORE = select(func.max(_OTHER.at)).where(*_whose(_OTHER), _instant("first") > col(_OTHER.at))
_AFTER = select(func.min(_OTHER.at)).where(*_whose(_OTHER), _instant("last") < col(_OTHER.at))
_PUNCHES_AROUND = Prepared(
    _PRESSED.where(
        func.coalesce(_BEFORE.scalar_subquery(), _instant("first")) - bindparam("reach", type_=Interval())
        <= _AT,
        func.coalesce(_AFTER.scalar_subquery(), _instant("last")) >= _AT,
    )
)

_FIRST, _LAST = _day("first"), _day("last")
_SAID_OF_DAYS = select(
    label("corrections", exists().where(*_whose(Correction), col(Correction.day).between(_FIRST, _LAST))),
    label(
        "leaves",
        exists().where(
            *_whose(Leave),
            col(Leave.first_day) <= _day("last_counted"),
            col(Leave.last_day) >= _day("first_counted"),
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
_SAID = Prepared(_SAID_OF_DAYS)
_SAID_ONCE = _SAID_OF_DAYS.subquery("said")
_SAID_AND_KEPT = Prepared(
    select(
        *_SAID_ONCE.c,
        AttendanceRecord.id,
        AttendanceRecord.project_id,
        AttendanceRecord.day,
        *(getattr(AttendanceRecord, name) for name in COUNTED),
    ).select_from(
        outerjoin(
            _SAID_ONCE,
            AttendanceRecord,
            and_(
                *_whose(AttendanceRecord),
                col(AttendanceRecord.day).between(_day("first_counted"), _day("last_counted")),
            ),
        )
    )
)


async def punches_around(
    uow: UnitOfWork, company_id: UUID, owner: UUID, first: datetime, last: datetime, reach: timedelta
) -> Sequence[Any]:
    """From so long before the press before the first of these, to the press after the last one; where there
    is none, they themselves stand for it. In no order."""
    plan = _PUNCHES_AROUND.plan(company_id=company_id, owner=owner, first=first, last=last, reach=reach)
    return await uow.rows(plan)


async def punches_known_at(
    uow: UnitOfWork, company_id: UUID, owner: UUID, first: datetime, last: datetime, known_at: datetime
) -> Sequence[Any]:
    asked = {"company_id": company_id, "owner": owner, "first": first, "last": last}
    return await uow.rows(_PUNCHES_KNOWN.plan(**asked, known_at=known_at))


async def what_was_said(
    uow: UnitOfWork, company_id: UUID, owner: UUID, days: tuple[date, date], counted: tuple[date, date]
) -> Any:
    """Of which kinds there is anything: of most people's days there is nothing but what they pressed."""
    (row,) = await uow.rows(_SAID.plan(**_asked(company_id, owner, days, counted)))
    return row


async def said_and_kept(
    uow: UnitOfWork, company_id: UUID, owner: UUID, days: tuple[date, date], counted: tuple[date, date]
) -> tuple[Any, Sequence[Any]]:
    """The same, and the rows of the days that are counted, which end with what is `COUNTED`."""
    rows = await uow.rows(_SAID_AND_KEPT.plan(**_asked(company_id, owner, days, counted)))
    return rows[0], rows if rows[0].id is not None else ()


def _asked(
    company_id: UUID, owner: UUID, days: tuple[date, date], counted: tuple[date, date]
) -> dict[str, Any]:
    (first, last), (first_counted, last_counted) = days, counted
    return {
        "company_id": company_id,
        "owner": owner,
        "first": first,
        "last": last,
        "first_counted": first_counted,
        "last_counted": last_counted,
    }
