from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import Prepared, UnitOfWork, containing, is_any_bound
from chassis.http import Paging
from chassis.http.paging import fetch_prepared_page, prepare_page
from sqlalchemy import Boolean, Select, Text, bindparam, delete, func, not_, or_, select
from sqlalchemy.dialects.postgresql import insert

from identity.directory.people import PERSON_COLUMNS
from identity.team.models import Team, TeamMember
from identity.user.models import User

_ID_BY_NAME = Prepared(
    select(Team.id).where(
        Team.company_id == bindparam("company_id"),
        func.lower(Team.name) == func.lower(bindparam("name", type_=Text())),
    )
)
_PAGE = prepare_page(
    select(
        Team.id.label("team_id"),
        Team.name,
        Team.description,
        Team.updated_at,
        select(func.count()).where(TeamMember.team_id == Team.id).scalar_subquery().label("members_count"),
    )
    .where(Team.company_id == bindparam("company_id"), Team.name.ilike(bindparam("pattern")))
    .order_by(func.lower(Team.name), Team.id)
)
_PEOPLE = Prepared(
    select(TeamMember.team_id, TeamMember.is_lead, TeamMember.added_at, *PERSON_COLUMNS)
    .join(User, User.id == TeamMember.user_id)
    .where(
        is_any_bound(TeamMember.team_id, "team_ids"),
        or_(TeamMember.is_lead, not_(bindparam("only_leads", type_=Boolean()))),
    )
    .order_by(TeamMember.is_lead.desc(), func.lower(User.full_name), User.id)
)


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

    async def find_id_by_name(self, actor: Actor, name: str) -> UUID | None:
        rows = await self._uow.rows(_ID_BY_NAME.plan(company_id=actor.company_id, name=name))
        return rows[0].id if rows else None

    async def page(self, actor: Actor, search: str, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_prepared_page(
            self._uow, _PAGE, paging, company_id=actor.company_id, pattern=containing(search)
        )

    async def people_of(self, team_ids: Sequence[UUID], *, only_leads: bool = False) -> Sequence[Any]:
        return await self._uow.rows(_PEOPLE.plan(team_ids=list(team_ids), only_leads=only_leads))

    async def held_after(self, after: UUID, limit: int) -> Sequence[Team]:
        """Of all companies, by id; nobody changes them until this unit ends."""
        held = select(Team).where(Team.id > after).order_by(Team.id).limit(limit).with_for_update(read=True)
        return (await self._uow.execute(held)).scalars().all()

    def add(self, team: Team) -> Team:
        return self._uow.insert(team)

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
