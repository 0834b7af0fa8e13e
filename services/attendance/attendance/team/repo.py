from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from sqlalchemy import tuple_
from sqlalchemy.dialects.postgresql import distinct_on

from attendance.tables.people_rules import KnownTeam, TeamMembership
from attendance.tables.record import AttendanceRecord


class TeamRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def known(self, company_id: UUID, team_ids: Iterable[UUID]) -> dict[UUID, KnownTeam]:
        statement = select(KnownTeam).where(
            col(KnownTeam.company_id) == company_id, is_any(col(KnownTeam.id), {*team_ids})
        )
        return {each.id: each for each in (await self._uow.execute(statement)).scalars()}

    async def of_ids(self, team_ids: Collection[UUID]) -> Sequence[KnownTeam]:
        """Of all companies, for what events tell of."""
        statement = select(KnownTeam).where(is_any(col(KnownTeam.id), team_ids))
        return (await self._uow.execute(statement)).scalars().all()

    async def members_of(self, team_ids: Collection[UUID]) -> set[tuple[UUID, UUID]]:
        """Teams and who is in them by now."""
        rows = await self._uow.rows(_newest().where(is_any(col(TeamMembership.team_id), team_ids)))
        return {(each.team_id, each.owner_user_id) for each in rows if each.is_member}

    async def memberships_of(self, company_id: UUID, owners: Collection[UUID]) -> Sequence[Any]:
        statement = select(
            TeamMembership.owner_user_id,
            TeamMembership.team_id,
            TeamMembership.since_on,
            TeamMembership.is_member,
            TeamMembership.created_at,
        ).where(
            col(TeamMembership.company_id) == company_id, is_any(col(TeamMembership.owner_user_id), owners)
        )
        return await self._uow.rows(statement)

    async def zones_of(self, people: Collection[tuple[UUID, UUID]]) -> dict[tuple[UUID, UUID], str]:
        """Of each of a company's people the clock of their newest day."""
        if not people:
            return {}
        whose = col(AttendanceRecord.company_id), col(AttendanceRecord.owner_user_id)
        statement = (
            select(AttendanceRecord.company_id, AttendanceRecord.owner_user_id, AttendanceRecord.time_zone)
            .ext(distinct_on(*whose))
            .where(tuple_(*whose).in_(sorted(people)))
            .order_by(*whose, col(AttendanceRecord.day).desc())
        )
        return {(row.company_id, row.owner_user_id): row.time_zone for row in await self._uow.rows(statement)}

    def keep(self, company_id: UUID, team_id: UUID, owner: UUID, since: date, *, is_member: bool) -> None:
        self._uow.insert(
            TeamMembership(
                company_id=company_id,
                team_id=team_id,
                owner_user_id=owner,
                since_on=since,
                is_member=is_member,
            )
        )


def _newest() -> Any:
    whose = col(TeamMembership.team_id), col(TeamMembership.owner_user_id)
    return (
        select(TeamMembership.team_id, TeamMembership.owner_user_id, TeamMembership.is_member)
        .ext(distinct_on(*whose))
        .order_by(*whose, col(TeamMembership.created_at).desc(), col(TeamMembership.id).desc())
    )
