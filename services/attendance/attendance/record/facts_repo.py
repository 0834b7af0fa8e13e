"""What is known of a person: punches, corrections and leave, as many as some days depend on."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import ColumnElement, func, label

from attendance.hours.facts import Check, PunchFact, Source
from attendance.record.hot import punches_around, punches_known_at, what_was_said
from attendance.tables.code_split import CodeSplit
from attendance.tables.correction import Correction
from attendance.tables.leave import Leave
from attendance.tables.punch import Punch
from attendance.tables.sheet import PeriodSheet, SheetOpening


@dataclass(frozen=True, slots=True)
class Said:
    corrections: Sequence[Correction]
    leaves: Sequence[Leave]
    approved: Sequence[PeriodSheet]
    splits: Sequence[CodeSplit]


class FactsRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def first_after(self, company_id: UUID, owner: UUID, instant: datetime) -> datetime | None:
        statement = select(label("at", func.min(col(Punch.at)))).where(
            *_whose(company_id, owner), col(Punch.at) > instant
        )
        (row,) = await self._uow.rows(statement)
        return row.at

    async def punches_around(
        self, company_id: UUID, owner: UUID, first: datetime, last: datetime, reach: timedelta
    ) -> list[PunchFact]:
        rows = await punches_around(self._uow, company_id, owner, first, last, reach)
        return [_fact_of(each) for each in rows]

    async def punches_known_at(
        self, company_id: UUID, owner: UUID, first: datetime, last: datetime, known_at: datetime
    ) -> list[PunchFact]:
        rows = await punches_known_at(self._uow, company_id, owner, first, last, known_at)
        return [_fact_of(each) for each in rows]

    async def said_of(
        self,
        company_id: UUID,
        owner: UUID,
        days: tuple[date, date],
        counted: tuple[date, date],
        kinds: Any = None,
    ) -> Said:
        """Of most people's days there is nothing but what they pressed: four reads for one, or for none
        where it is known of which `kinds` there is anything."""
        if kinds is None:
            kinds = await what_was_said(self._uow, company_id, owner, days, counted)
        return Said(
            await self.corrections_between(company_id, owner, *days) if kinds.corrections else (),
            await self.leaves_between(company_id, owner, *counted) if kinds.leaves else (),
            await self.approved_between(company_id, owner, *days) if kinds.approved else (),
            await self.splits_between(company_id, owner, *days) if kinds.splits else (),
        )

    async def corrections_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[Correction]:
        statement = select(Correction).where(*_corrections(company_id, owner, first, last))
        return (await self._uow.execute(statement)).scalars().all()

    async def leaves_between(self, company_id: UUID, owner: UUID, first: date, last: date) -> Sequence[Leave]:
        """That touch these days; those that take one back name the same days."""
        statement = select(Leave).where(*_leaves(company_id, owner, first, last))
        return (await self._uow.execute(statement)).scalars().all()

    async def approved_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[PeriodSheet]:
        statement = select(PeriodSheet).where(*_approved(company_id, owner, first, last))
        return (await self._uow.execute(statement)).scalars().all()

    async def openings_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[SheetOpening]:
        statement = select(SheetOpening).where(
            col(SheetOpening.company_id) == company_id,
            col(SheetOpening.owner_user_id) == owner,
            col(SheetOpening.first_day) <= last,
            col(SheetOpening.last_day) >= first,
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def splits_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[CodeSplit]:
        statement = select(CodeSplit).where(*_splits(company_id, owner, first, last))
        return (await self._uow.execute(statement)).scalars().all()


def _splits(company_id: UUID, owner: UUID, first: date, last: date) -> tuple[ColumnElement[bool], ...]:
    return (
        col(CodeSplit.company_id) == company_id,
        col(CodeSplit.owner_user_id) == owner,
        col(CodeSplit.day).between(first, last),
    )


def _corrections(company_id: UUID, owner: UUID, first: date, last: date) -> tuple[ColumnElement[bool], ...]:
    return (
        col(Correction.company_id) == company_id,
        col(Correction.owner_user_id) == owner,
        col(Correction.day).between(first, last),
    )


def _leaves(company_id: UUID, owner: UUID, first: date, last: date) -> tuple[ColumnElement[bool], ...]:
    return (
        col(Leave.company_id) == company_id,
        col(Leave.owner_user_id) == owner,
        col(Leave.first_day) <= last,
        col(Leave.last_day) >= first,
    )


def _approved(company_id: UUID, owner: UUID, first: date, last: date) -> tuple[ColumnElement[bool], ...]:
    return (
        col(PeriodSheet.company_id) == company_id,
        col(PeriodSheet.owner_user_id) == owner,
        col(PeriodSheet.approved_at).is_not(None),
        col(PeriodSheet.first_day) <= last,
        col(PeriodSheet.last_day) >= first,
    )


def _whose(company_id: UUID, owner: UUID) -> tuple[ColumnElement[bool], ...]:
    return col(Punch.company_id) == company_id, col(Punch.owner_user_id) == owner


_CHECKS = {each.value: each for each in Check}


def _fact_of(row: Any) -> PunchFact:
    punch_id, project_id, check_type, at, zone, known_at, marks, source, lacks_photo = row
    by_foreman = source == Source.FOREMAN.value
    check = _CHECKS[check_type]
    return PunchFact(punch_id, project_id, check, at, zone, known_at, tuple(marks), by_foreman, lacks_photo)
