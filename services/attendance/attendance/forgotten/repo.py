from collections.abc import Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from attendance.hours.shifts import Issue
from attendance.record.looking_sql import is_abandoned
from attendance.tables.correction import Correction
from attendance.tables.forgotten import ForgottenCheckOut, OpenDayRules
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import RecordType
from attendance.tables.request import AttendanceRequest, RequestStatus

_NEVER_CHECKED_OUT = (Issue.MISSING_CHECK_OUT, Issue.BREAK_NOT_ENDED, Issue.CLOSED_BY_RULE)
_DAY = (
    AttendanceRecord.id,
    AttendanceRecord.company_id,
    AttendanceRecord.owner_user_id,
    AttendanceRecord.project_id,
    AttendanceRecord.day,
    AttendanceRecord.time_zone,
    AttendanceRecord.is_corrected,
)


class ForgottenRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_rules(self, company_id: UUID, *, lock: bool = False) -> OpenDayRules | None:
        statement = select(OpenDayRules).where(col(OpenDayRules.company_id) == company_id)
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    def add_rules(self, rules: OpenDayRules) -> OpenDayRules:
        return self._uow.add(rules)

    async def closing_rules(self) -> Sequence[OpenDayRules]:
        """Of all companies that let days be closed."""
        statement = select(OpenDayRules).where(col(OpenDayRules.closes_with).is_not(None))
        return (await self._uow.execute(statement.order_by(col(OpenDayRules.company_id)))).scalars().all()

    async def to_close(self, company_id: UUID, since: date, after: UUID, most: int) -> Sequence[Any]:
        """Days that may lack an end, in the order of their ids."""
        statement = (
            select(*_DAY)
            .where(
                col(AttendanceRecord.company_id) == company_id,
                _may_be_forgotten([Issue.MISSING_CHECK_OUT]),
                col(AttendanceRecord.day) >= since,
                ~col(AttendanceRecord.is_corrected),
                col(AttendanceRecord.id) > after,
            )
            .order_by(col(AttendanceRecord.id))
            .limit(most)
        )
        return await self._uow.rows(statement)

    async def untold(self, since: date, until: date, after: UUID, most: int) -> Sequence[Any]:
        """Days of all companies that may lack a check-out, of which nobody was told. Not those that their
        people have asked about: they know, until they are refused."""
        told = exists().where(
            col(ForgottenCheckOut.company_id) == col(AttendanceRecord.company_id),
            col(ForgottenCheckOut.owner_user_id) == col(AttendanceRecord.owner_user_id),
            col(ForgottenCheckOut.project_id) == col(AttendanceRecord.project_id),
            col(ForgottenCheckOut.day) == col(AttendanceRecord.day),
        )
        statement = (
            select(*_DAY)
            .where(
                _may_be_forgotten(_NEVER_CHECKED_OUT),
                col(AttendanceRecord.day).between(since, until),
                ~col(AttendanceRecord.is_corrected),
                col(AttendanceRecord.id) > after,
                ~told,
                ~exists().where(*_asked_about(AttendanceRecord)),
            )
            .order_by(col(AttendanceRecord.id))
            .limit(most)
        )
        return await self._uow.rows(statement)

    async def find_day(self, company_id: UUID, record_id: UUID) -> Any | None:
        statement = select(*_DAY).where(
            col(AttendanceRecord.company_id) == company_id, col(AttendanceRecord.id) == record_id
        )
        return next(iter(await self._uow.rows(statement)), None)

    async def is_asked_about(self, day: Any) -> bool:
        """By its person, who waits for the answer."""
        statement = select(AttendanceRequest.id).where(*_asked_about(day))
        return bool(await self._uow.rows(statement.limit(1)))

    async def hold_record(self, company_id: UUID, record_id: UUID) -> AttendanceRecord | None:
        statement = select(AttendanceRecord).where(
            col(AttendanceRecord.company_id) == company_id, col(AttendanceRecord.id) == record_id
        )
        return (await self._uow.execute(locked(statement))).scalar_one_or_none()

    def add_correction(self, correction: Correction) -> Correction:
        """That may still change: what became of the day is known once it is computed."""
        return self._uow.add(correction)

    async def found(self, day: Any, *, is_listed: bool) -> None:
        """That its person was told, whoever else found it at the same moment. `is_listed`: nobody else is to
        hear of it."""
        at = now()
        values = {
            "company_id": day.company_id,
            "owner_user_id": day.owner_user_id,
            "project_id": day.project_id,
            "day": day.day,
            "found_at": at,
            "listed_at": at if is_listed else None,
        }
        await self._uow.execute(insert(ForgottenCheckOut).values(values).on_conflict_do_nothing())

    async def forget_told(self, day: Any) -> None:
        """There is something else to be told of it."""
        statement = delete(ForgottenCheckOut).where(
            col(ForgottenCheckOut.company_id) == day.company_id,
            col(ForgottenCheckOut.owner_user_id) == day.owner_user_id,
            col(ForgottenCheckOut.project_id) == day.project_id,
            col(ForgottenCheckOut.day) == day.day,
        )
        await self._uow.execute(statement)

    async def companies_to_tell(self) -> Sequence[UUID]:
        statement = select(ForgottenCheckOut.company_id).where(col(ForgottenCheckOut.listed_at).is_(None))
        return [row.company_id for row in await self._uow.rows(statement.distinct())]

    async def last_listed(self, company_id: UUID) -> datetime | None:
        """When managers were told of some."""
        statement = select(func.max(col(ForgottenCheckOut.listed_at)).label("at")).where(
            col(ForgottenCheckOut.company_id) == company_id,
            col(ForgottenCheckOut.listed_at) > col(ForgottenCheckOut.found_at),
        )
        (row,) = await self._uow.rows(statement)
        return row.at

    async def still_open(self, company_id: UUID, since: date, most: int) -> Sequence[Any]:
        """Days that were found and that nobody has put right or asked about: first those that their managers
        have not heard of, the newest first. Not those of which nobody is told."""
        unheard = col(ForgottenCheckOut.listed_at).is_(None)
        is_same = and_(
            col(AttendanceRecord.company_id) == col(ForgottenCheckOut.company_id),
            col(AttendanceRecord.owner_user_id) == col(ForgottenCheckOut.owner_user_id),
            col(AttendanceRecord.project_id) == col(ForgottenCheckOut.project_id),
            col(AttendanceRecord.day) == col(ForgottenCheckOut.day),
        )
        statement = (
            select(*_DAY, AttendanceRecord.issues, ForgottenCheckOut.listed_at)
            .join(ForgottenCheckOut, is_same)
            .where(
                col(ForgottenCheckOut.company_id) == company_id,
                col(ForgottenCheckOut.day) >= since,
                ~col(AttendanceRecord.is_corrected),
                _may_be_forgotten(_NEVER_CHECKED_OUT),
                ~exists().where(*_asked_about(AttendanceRecord)),
                or_(unheard, col(ForgottenCheckOut.listed_at) > col(ForgottenCheckOut.found_at)),
            )
            .order_by(unheard.desc(), col(AttendanceRecord.day).desc(), col(AttendanceRecord.owner_user_id))
            .limit(most)
        )
        return await self._uow.rows(statement)

    async def listed(self, company_id: UUID, until: datetime, only: Sequence[Any] | None = None) -> None:
        """Whatever was found by then. `only`: of these days, where there were more than a look takes."""
        key = tuple_(
            col(ForgottenCheckOut.owner_user_id),
            col(ForgottenCheckOut.project_id),
            col(ForgottenCheckOut.day),
        )
        among = [(each.owner_user_id, each.project_id, each.day) for each in only or ()]
        await self._uow.execute(
            update(ForgottenCheckOut)
            .where(
                col(ForgottenCheckOut.company_id) == company_id,
                col(ForgottenCheckOut.listed_at).is_(None),
                col(ForgottenCheckOut.found_at) <= until,
                *(() if only is None else (key.in_(among),)),
            )
            .values(listed_at=until)
        )


def _asked_about(day: Any) -> tuple[ColumnElement[bool], ...]:
    """By its person, who waits for the answer. `day`: one, or those of a statement."""
    return (
        col(AttendanceRequest.company_id) == day.company_id,
        col(AttendanceRequest.owner_user_id) == day.owner_user_id,
        col(AttendanceRequest.project_id) == day.project_id,
        col(AttendanceRequest.day) == day.day,
        col(AttendanceRequest.record_type) == RecordType.RECORD.value,
        col(AttendanceRequest.status) == RequestStatus.PENDING.value,
    )


def _may_be_forgotten(issues: Sequence[Issue]) -> ColumnElement[bool]:
    there = [func.array_position(col(AttendanceRecord.issues), each.value).is_not(None) for each in issues]
    has_issues = and_(func.cardinality(col(AttendanceRecord.issues)) > 0, or_(*there))
    # The first as the index has it.
    return and_(
        or_(
            col(AttendanceRecord.open_since).is_not(None), func.cardinality(col(AttendanceRecord.issues)) > 0
        ),
        or_(is_abandoned(), and_(col(AttendanceRecord.open_since).is_(None), has_issues)),
    )
