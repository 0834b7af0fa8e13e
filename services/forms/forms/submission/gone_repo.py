"""Teams and people that are not there any more: what comes to them waits for nobody."""

from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, select
from sqlalchemy import delete, or_
from sqlalchemy.dialects.postgresql import insert

from forms.tables.gone import GoneMember, GoneTeam


class GoneRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def gone_among(self, company_id: UUID, team_ids: Sequence[UUID]) -> set[UUID]:
        """Of the company's own: a workflow may name any id, and another's teams are not told of. Until the
        unit ends none of them goes: who then looks for what waits for it finds what comes to it now."""
        if not team_ids:
            return set()
        await self._uow.lock(*map(_name_of, team_ids), shared=True)
        found = await self._uow.execute(
            select(GoneTeam.team_id).where(
                is_any(col(GoneTeam.team_id), team_ids),
                or_(col(GoneTeam.company_id) == company_id, col(GoneTeam.company_id).is_(None)),
            )
        )
        return set(found.scalars())

    async def add_gone_team(self, company_id: UUID, team_id: UUID) -> None:
        await self._uow.lock(_name_of(team_id))
        gone = insert(GoneTeam).values(team_id=team_id, company_id=company_id)
        await self._uow.execute(gone.on_conflict_do_nothing())

    async def is_gone(self, company_id: UUID, user_id: UUID) -> bool:
        """Until the unit ends they neither leave nor come back unnoticed."""
        await self._uow.lock(_name_of_member(company_id, user_id), shared=True)
        found = await self._uow.execute(
            select(GoneMember.user_id).where(
                col(GoneMember.company_id) == company_id, col(GoneMember.user_id) == user_id
            )
        )
        return found.scalar_one_or_none() is not None

    async def add_gone_member(self, company_id: UUID, user_id: UUID) -> None:
        await self._uow.lock(_name_of_member(company_id, user_id))
        gone = insert(GoneMember).values(company_id=company_id, user_id=user_id)
        await self._uow.execute(gone.on_conflict_do_nothing())

    async def forget_gone_member(self, company_id: UUID, user_id: UUID) -> None:
        await self._uow.lock(_name_of_member(company_id, user_id))
        await self._uow.execute(
            delete(GoneMember).where(
                col(GoneMember.company_id) == company_id, col(GoneMember.user_id) == user_id
            )
        )


def _name_of(team_id: UUID) -> str:
    return f"team {team_id}"


def _name_of_member(company_id: UUID, user_id: UUID) -> str:
    return f"member {company_id} {user_id}"
