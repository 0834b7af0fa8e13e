from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import delete, exists, func
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import aliased

from identity.tables.team import Team, TeamMember


class TeamMembershipRepo:
    """One person's teams in one company."""

    def __init__(self, uow: UnitOfWork, company_id: UUID) -> None:
        self._uow = uow
        self._company_id = company_id

    async def find(self, team_ids: Sequence[UUID]) -> Sequence[Team]:
        """The company's teams among these, locked; in one order always, so nobody waits in a circle."""
        if not team_ids:
            return []
        found = await self._uow.execute(
            locked(
                select(Team)
                .where(col(Team.company_id) == self._company_id, is_any(col(Team.id), team_ids))
                .order_by(col(Team.id))
            )
        )
        return found.scalars().all()

    async def everyone_id(self) -> UUID | None:
        found = await self._uow.execute(
            select(Team.id).where(col(Team.company_id) == self._company_id, col(Team.is_everyone))
        )
        return found.scalar_one_or_none()

    async def ids_of(self, user_id: UUID) -> list[UUID]:
        found = await self._uow.execute(
            select(TeamMember.team_id)
            .join(Team, col(Team.id) == col(TeamMember.team_id))
            .where(col(Team.company_id) == self._company_id, col(TeamMember.user_id) == user_id)
        )
        return list(found.scalars())

    async def led_only_by(self, user_id: UUID) -> Sequence[Team]:
        other = aliased(TeamMember)
        found = await self._uow.execute(
            select(Team)
            .join(TeamMember, col(TeamMember.team_id) == col(Team.id))
            .where(
                col(Team.company_id) == self._company_id,
                col(TeamMember.user_id) == user_id,
                col(TeamMember.is_lead),
                ~exists().where(
                    col(other.team_id) == col(Team.id), col(other.is_lead), col(other.user_id) != user_id
                ),
            )
            .order_by(func.lower(col(Team.name)), col(Team.id))
        )
        return found.scalars().all()

    async def join(self, user_id: UUID, team_ids: Sequence[UUID], *, as_lead: bool = False) -> None:
        if not team_ids:
            return
        joining = insert(TeamMember).values(
            [{"team_id": team_id, "user_id": user_id, "is_lead": as_lead} for team_id in team_ids]
        )
        await self._uow.execute(
            joining.on_conflict_do_update(
                index_elements=[col(TeamMember.team_id), col(TeamMember.user_id)], set_={"is_lead": True}
            )
            if as_lead
            else joining.on_conflict_do_nothing()
        )

    async def leave_all(self, user_id: UUID) -> list[UUID]:
        left = await self._uow.execute(
            delete(TeamMember)
            .where(
                col(TeamMember.user_id) == user_id,
                col(TeamMember.team_id).in_(select(Team.id).where(col(Team.company_id) == self._company_id)),
            )
            .returning(col(TeamMember.team_id))
            .execution_options(synchronize_session=False)
        )
        return list(left.scalars())
