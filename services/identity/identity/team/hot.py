"""Statements written and compiled once: the list and the write that `bench/bench_team.py` measures.

An aggregate without a bench has no such room: a plain list is in `project/repo.py`.
"""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import Prepared, UnitOfWork, containing, is_any_bound
from chassis.db.statements import col, select
from chassis.http import Paging
from chassis.http.paging import fetch_prepared_page, prepare_page
from sqlalchemy import BigInteger, Boolean, Text, bindparam, func, literal, not_, or_

from identity.directory.sql import PERSON_COLUMNS
from identity.tables.team import Team, TeamMember
from identity.tables.user import User

_ID_BY_NAME = Prepared(
    select(Team.id).where(
        col(Team.company_id) == bindparam("company_id"),
        func.lower(col(Team.name)) == func.lower(bindparam("name", type_=Text())),
    ),
    keeps_plan=True,
)
_AFTER_SO_MANY = Prepared(
    select(Team.id)
    .where(col(Team.company_id) == bindparam("company_id"))
    .offset(bindparam("skipped", type_=BigInteger()))
    .limit(literal(1)),
    keeps_plan=True,
)
_PAGE = prepare_page(
    select(
        col(Team.id).label("team_id"),
        Team.name,
        Team.description,
        Team.is_everyone,
        Team.updated_at,
        select(func.count())
        .where(col(TeamMember.team_id) == col(Team.id))
        .scalar_subquery()
        .label("members_count"),
    )
    .where(col(Team.company_id) == bindparam("company_id"), col(Team.name).ilike(bindparam("pattern")))
    .order_by(func.lower(col(Team.name)), col(Team.id)),
    keeps_plan=True,
)
_PEOPLE = Prepared(
    select(TeamMember.team_id, TeamMember.is_lead, TeamMember.added_at, *PERSON_COLUMNS)
    .join(User, col(User.id) == col(TeamMember.user_id))
    .where(
        is_any_bound(col(TeamMember.team_id), "team_ids"),
        or_(col(TeamMember.is_lead), not_(bindparam("only_leads", type_=Boolean()))),
    )
    .order_by(col(TeamMember.is_lead).desc(), func.lower(col(User.full_name)), col(User.id)),
    keeps_plan=True,
)


class HotTeamRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_id_by_name(self, actor: Actor, name: str) -> UUID | None:
        rows = await self._uow.rows(_ID_BY_NAME.plan(company_id=actor.company_id, name=name))
        return rows[0].id if rows else None

    async def has_so_many(self, actor: Actor, number: int) -> bool:
        return bool(
            await self._uow.rows(_AFTER_SO_MANY.plan(company_id=actor.company_id, skipped=number - 1))
        )

    async def page(self, actor: Actor, search: str, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_prepared_page(
            self._uow, _PAGE, paging, company_id=actor.company_id, pattern=containing(search)
        )

    async def people_of(self, team_ids: Sequence[UUID], *, only_leads: bool = False) -> Sequence[Any]:
        return await self._uow.rows(_PEOPLE.plan(team_ids=list(team_ids), only_leads=only_leads))

    def add(self, team: Team) -> Team:
        return self._uow.insert(team)
