from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from sqlalchemy import Select, delete, select
from sqlalchemy.dialects.postgresql import insert

from identity.tables.team import Team, TeamMember


class TeamRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def visible(self, actor: Actor) -> Select[Team]:
        return select(Team).where(Team.company_id == actor.company_id)

    async def find(self, actor: Actor, team_id: UUID, *, lock: bool = False) -> Team | None:
        statement = self.visible(actor).where(Team.id == team_id)
        if lock:
            statement = statement.with_for_update()
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def held_after(self, after: UUID, limit: int) -> Sequence[Team]:
        """Of all companies, by id; nobody changes them until this unit ends."""
        held = select(Team).where(Team.id > after).order_by(Team.id).limit(limit).with_for_update(read=True)
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
            .returning(TeamMember.user_id)
        )
        return list(added.scalars())

    async def find_member(self, team_id: UUID, user_id: UUID) -> TeamMember | None:
        return await self._uow.get(TeamMember, (team_id, user_id))

    async def remove_member(self, team_id: UUID, user_id: UUID) -> bool:
        removed = await self._uow.execute(
            delete(TeamMember)
            .where(TeamMember.team_id == team_id, TeamMember.user_id == user_id)
            .returning(TeamMember.user_id)
        )
        return removed.scalar_one_or_none() is not None

    async def delete(self, team: Team) -> None:
        await self._uow.delete(team)
