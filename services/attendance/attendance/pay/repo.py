from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select
from sqlalchemy import ColumnElement, func
from sqlalchemy.dialects.postgresql import distinct_on

from attendance.pay.rules import Whose
from attendance.tables.holiday import HolidayState
from attendance.tables.pay_rules import PayRules
from attendance.tables.people_rules import PeoplePayRules, TeamMembership
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet, SheetStatus

_DAY = (
    AttendanceRecord.owner_user_id,
    AttendanceRecord.project_id,
    AttendanceRecord.day,
    AttendanceRecord.time_zone,
    AttendanceRecord.intervals,
    AttendanceRecord.leaves,
)


AnyPayRules = PayRules | PeoplePayRules


class PayRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def rules_of(self, company_id: UUID, known_at: datetime | None = None) -> Sequence[PayRules]:
        """Of each day as they are by now, or were then, however often they were saved."""
        whose = col(PayRules.project_id), col(PayRules.from_on)
        statement = (
            select(PayRules)
            .where(col(PayRules.company_id) == company_id)
            .ext(distinct_on(*whose))
            .order_by(*whose, col(PayRules.revision).desc())
        )
        if known_at is not None:
            statement = statement.where(col(PayRules.created_at) <= known_at)
        return (await self._uow.execute(statement)).scalars().all()

    async def rules_of_people(
        self, company_id: UUID, known_at: datetime | None = None
    ) -> Sequence[PeoplePayRules]:
        """Of teams and of single people, in the same way."""
        whose = (
            col(PeoplePayRules.team_id),
            col(PeoplePayRules.owner_user_id),
            col(PeoplePayRules.from_on),
        )
        statement = (
            select(PeoplePayRules)
            .where(col(PeoplePayRules.company_id) == company_id)
            .ext(distinct_on(*whose))
            .order_by(*whose, col(PeoplePayRules.revision).desc())
        )
        if known_at is not None:
            statement = statement.where(col(PeoplePayRules.created_at) <= known_at)
        return (await self._uow.execute(statement)).scalars().all()

    def add(self, rules: AnyPayRules) -> None:
        self._uow.add(rules)

    async def days_of(
        self, company_id: UUID, owners: Iterable[UUID], first: date, last: date
    ) -> Sequence[Any]:
        statement = select(*_DAY).where(
            col(AttendanceRecord.company_id) == company_id,
            is_any(col(AttendanceRecord.owner_user_id), owners),
            col(AttendanceRecord.day).between(first, last),
        )
        return await self._uow.rows(statement)

    async def people_with_days(self, actor: Actor, whose: Whose, first: date, last: date) -> Sequence[UUID]:
        """Of those whose rules are meant. In no order: what they are called is not known here."""
        statement = (
            select(col(AttendanceRecord.owner_user_id))
            .where(managed_by(actor, AttendanceRecord), col(AttendanceRecord.day).between(first, last))
            .group_by(col(AttendanceRecord.owner_user_id))
        )
        statement = statement.where(*_of(whose, AttendanceRecord))
        return (await self._uow.execute(statement)).scalars().all()

    async def count_approved(self, actor: Actor, whose: Whose, first: date, last: date) -> int:
        """Sheets that keep what they were approved with."""
        statement = select(func.count(col(PeriodSheet.id))).where(
            managed_by(actor, PeriodSheet),
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
            col(PeriodSheet.first_day) <= last,
            col(PeriodSheet.last_day) >= first,
        )
        statement = statement.where(*_of(whose, PeriodSheet))
        return (await self._uow.execute(statement)).scalar_one()

    async def holiday_states(self, company_id: UUID) -> Sequence[HolidayState]:
        """Of all days: one that was moved is no holiday where it was."""
        statement = select(HolidayState).where(col(HolidayState.company_id) == company_id)
        return (await self._uow.execute(statement.order_by(col(HolidayState.revision)))).scalars().all()


def _of(whose: Whose, kind: type[AttendanceRecord | PeriodSheet]) -> Iterator[ColumnElement[bool]]:
    """Of the company: everybody's."""
    owner, team_id, project_id = whose
    if owner is not None:
        yield col(kind.owner_user_id) == owner
    if project_id is not None:
        yield col(kind.project_id) == project_id
    if team_id is not None:
        # Whoever was ever in it: on each day the rules say whose they are.
        were = select(TeamMembership.owner_user_id).where(col(TeamMembership.team_id) == team_id)
        yield col(kind.owner_user_id).in_(were)
