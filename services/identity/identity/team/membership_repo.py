from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from sqlalchemy import delete, exists, func, select
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
            select(Team)
            .where(Team.company_id == self._company_id, Team.id.in_(team_ids))
            .order_by(Team.id)
            .with_for_update()
            # As it is now that it is held, also where it was looked at before.
            .execution_options(populate_existing=True)
        )
        return found.scalars().all()

    async def ids_of(self, user_id: UUID) -> list[UUID]:
        found = await self._uow.execute(
            select(TeamMember.team_id)
            .join(Team, Team.id == TeamMember.team_id)
            .where(Team.company_id == self._company_id, TeamMember.user_id == user_id)
        )
        return list(found.scalars())

    async def led_only_by(self, user_id: UUID) -> Sequence[Team]:
        other = aliased(TeamMember)
        found = await self._uow.execute(
            select(Team)
            .join(TeamMember, TeamMember.team_id == Team.id)
            .where(
                Team.company_id == self._company_id,
                TeamMember.user_id == user_id,
                TeamMember.is_lead,
                ~exists().where(other.team_id == Team.id, other.is_lead, other.user_id != user_id),
            )
            .order_by(func.lower(Team.name), Team.id)
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
                index_elements=[TeamMember.team_id, TeamMember.user_id], set_={"is_lead": True}
            )
            if as_lead
            else joining.on_conflict_do_nothing()
        )

    async def leave_all(self, user_id: UUID) -> list[UUID]:
        left = await self._uow.execute(
            delete(TeamMember)
            .where(
                TeamMember.user_id == user_id,
                TeamMember.team_id.in_(select(Team.id).where(Team.company_id == self._company_id)),
            )
            .returning(TeamMember.team_id)
            .execution_options(synchronize_session=False)
        )
        return list(left.scalars())
