from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from sqlalchemy import Select, delete
from sqlalchemy.dialects.postgresql import insert

from identity.directory.sql import is_of_a_company
from identity.tables.team import Team, TeamMember


class TeamRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def visible(self, actor: Actor) -> Select[Team]:
        return select(Team).where(col(Team.company_id) == actor.company_id)

    async def find(self, actor: Actor, team_id: UUID, *, lock: bool = False) -> Team | None:
        statement = self.visible(actor).where(col(Team.id) == team_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def held_after(self, after: UUID, limit: int) -> Sequence[Team]:
        """Of all companies that are not deleted."""
        held = held_after(Team, after, limit).where(is_of_a_company(col(Team.company_id)))
        return (await self._uow.execute(held)).scalars().all()

    async def add_members(
        self, team_id: UUID, user_ids: Sequence[UUID], leads: Sequence[UUID] = ()
    ) -> list[UUID]:
        """Who was not in it yet."""
        if not user_ids:
            return []
        added = await self._uow.execute(
            insert(TeamMember)
            .values(
                [
                    {"team_id": team_id, "user_id": user_id, "is_lead": user_id in leads}
                    for user_id in user_ids
                ]
            )
            .on_conflict_do_nothing()
            .returning(col(TeamMember.user_id))
        )
        return list(added.scalars())

    async def find_member(self, team_id: UUID, user_id: UUID) -> TeamMember | None:
        return await self._uow.get(TeamMember, (team_id, user_id))

    async def remove_member(self, team_id: UUID, user_id: UUID) -> bool:
        removed = await self._uow.execute(
            delete(TeamMember)
            .where(col(TeamMember.team_id) == team_id, col(TeamMember.user_id) == user_id)
            .returning(col(TeamMember.user_id))
        )
        return removed.scalar_one_or_none() is not None

    async def delete(self, team: Team) -> None:
        await self._uow.delete(team)
