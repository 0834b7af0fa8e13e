"""What is known of a person: punches, corrections and leave, as many as some days depend on."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import ColumnElement, case, func
from sqlalchemy.orm import aliased

from attendance.hours.facts import DOUBLE_TAP, LONGEST_SHIFT, Check, Source
from attendance.tables.correction import Correction
from attendance.tables.leave import Leave
from attendance.tables.punch import Punch
from attendance.tables.sheet import PeriodSheet


class FactsRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def last_before(self, company_id: UUID, owner: UUID, instant: datetime) -> datetime | None:
        statement = select(func.max(col(Punch.at))).where(*_whose(company_id, owner), col(Punch.at) < instant)
        return (await self._uow.execute(statement)).scalar_one()

    async def first_after(self, company_id: UUID, owner: UUID, instant: datetime) -> datetime | None:
        statement = select(func.min(col(Punch.at))).where(*_whose(company_id, owner), col(Punch.at) > instant)
        return (await self._uow.execute(statement)).scalar_one()

    async def clean_start(
        self, company_id: UUID, owner: UUID, instant: datetime, known_at: datetime | None = None
    ) -> datetime | None:
        """The last check-in until then that is no second tap, nor a foreman's of somebody who may be at work
        already: it begins a shift whatever came before, so that what is older changes nothing of what
        follows. Of those that were known then, where that is asked."""
        tapped: Any = aliased(Punch)
        is_by_foreman = col(Punch.source) == Source.FOREMAN.value
        reaches = case((is_by_foreman, LONGEST_SHIFT), else_=DOUBLE_TAP)
        is_second = (
            select(tapped.id)
            .where(
                *_whose(company_id, owner, tapped),
                tapped.check_type == Check.IN.value,
                tapped.id != col(Punch.id),
                tapped.at >= col(Punch.at) - reaches,
                tapped.at <= col(Punch.at),
            )
            .exists()
        )
        statement = select(func.max(col(Punch.at))).where(
            *_whose(company_id, owner),
            col(Punch.check_type) == Check.IN.value,
            col(Punch.at) <= instant,
            ~is_second,
        )
        if known_at is not None:
            statement = statement.where(col(Punch.received_at) <= known_at)
        return (await self._uow.execute(statement)).scalar_one()

    async def punches_between(
        self, company_id: UUID, owner: UUID, first: datetime | None, last: datetime
    ) -> Sequence[Punch]:
        statement = select(Punch).where(*_whose(company_id, owner), col(Punch.at) <= last)
        if first is not None:
            statement = statement.where(col(Punch.at) >= first)
        return (await self._uow.execute(statement)).scalars().all()

    async def corrections_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[Correction]:
        statement = select(Correction).where(
            col(Correction.company_id) == company_id,
            col(Correction.owner_user_id) == owner,
            col(Correction.day).between(first, last),
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def leaves_between(self, company_id: UUID, owner: UUID, first: date, last: date) -> Sequence[Leave]:
        """That touch these days; those that take one back name the same days."""
        statement = select(Leave).where(
            col(Leave.company_id) == company_id,
            col(Leave.owner_user_id) == owner,
            col(Leave.first_day) <= last,
            col(Leave.last_day) >= first,
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def approved_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[PeriodSheet]:
        statement = select(PeriodSheet).where(
            col(PeriodSheet.company_id) == company_id,
            col(PeriodSheet.owner_user_id) == owner,
            col(PeriodSheet.approved_at).is_not(None),
            col(PeriodSheet.first_day) <= last,
            col(PeriodSheet.last_day) >= first,
        )
        return (await self._uow.execute(statement)).scalars().all()


def _whose(company_id: UUID, owner: UUID, kind: Any = Punch) -> tuple[ColumnElement[bool], ...]:
    return kind.company_id == company_id, kind.owner_user_id == owner
