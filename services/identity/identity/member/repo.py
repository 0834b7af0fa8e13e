from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    asc,
    case,
    desc,
    exists,
    func,
    nulls_first,
    nulls_last,
    or_,
)
from sqlalchemy.orm import aliased

from identity.directory.sql import PERSON_COLUMNS
from identity.member.schemas import MemberFilter, MemberSort
from identity.tables.factor import Passkey, Totp
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.session import Session
from identity.tables.team import Team, TeamMember
from identity.tables.user import User

# More teams or projects than one pane shows; nobody is in as many.
_MOST_MEMBERSHIPS = 500


class MemberRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def name_of(self, user_id: UUID) -> str:
        return (await self._uow.execute(select(User.full_name).where(col(User.id) == user_id))).scalar_one()

    async def page(
        self, actor: Actor, wanted: MemberFilter, sort: MemberSort, paging: Paging
    ) -> tuple[list[Any], int]:
        statement = _shown(actor).order_by(*_ORDERS[sort], col(User.id))
        if wanted.search:
            statement = statement.where(
                or_(
                    col(User.full_name).icontains(wanted.search, autoescape=True),
                    col(User.email).icontains(wanted.search, autoescape=True),
                )
            )
        if wanted.role is not None:
            statement = statement.where(col(Member.role) == wanted.role.value)
        if wanted.team_ids:
            statement = statement.where(
                exists().where(
                    col(TeamMember.user_id) == col(User.id),
                    is_any(col(TeamMember.team_id), wanted.team_ids),
                    col(Team.id) == col(TeamMember.team_id),
                    col(Team.company_id) == actor.company_id,
                )
            )
        if wanted.project_id is not None:
            statement = statement.where(
                exists().where(
                    col(ProjectMember.user_id) == col(User.id),
                    col(ProjectMember.project_id) == wanted.project_id,
                    col(Project.id) == col(ProjectMember.project_id),
                    _sees_project(actor),
                )
            )
        return await fetch_page(self._uow, statement, paging)

    async def find_shown(self, actor: Actor, user_id: UUID) -> Any | None:
        return (await self._uow.execute(_shown(actor).where(col(User.id) == user_id))).one_or_none()

    async def hold_ids(self, company_id: UUID, user_ids: Sequence[UUID], *, together: bool) -> set[UUID]:
        """Who of them is a member, and stays one until this unit ends; `together` with others who ask."""
        found = await self._uow.execute(
            locked(
                select(Member.user_id)
                .where(
                    col(Member.company_id) == company_id,
                    is_any(col(Member.user_id), user_ids),
                    col(Member.removed_at).is_(None),
                )
                .order_by(col(Member.id)),
                read=together,
            )
        )
        return set(found.scalars())

    async def teams_of(self, company_id: UUID, user_id: UUID) -> Sequence[Any]:
        found = await self._uow.execute(
            select(col(Team.id).label("team_id"), Team.name, TeamMember.is_lead)
            .join(TeamMember, col(TeamMember.team_id) == col(Team.id))
            .where(col(Team.company_id) == company_id, col(TeamMember.user_id) == user_id)
            .order_by(func.lower(col(Team.name)), col(Team.id))
            .limit(_MOST_MEMBERSHIPS)
        )
        return found.all()

    async def projects_of(self, actor: Actor, user_id: UUID) -> Sequence[Any]:
        found = await self._uow.execute(
            select(
                col(Project.id).label("project_id"),
                Project.name,
                ProjectMember.is_manager,
                col(Project.archived_at).is_not(None).label("is_archived"),
            )
            .join(ProjectMember, col(ProjectMember.project_id) == col(Project.id))
            .where(_sees_project(actor), col(ProjectMember.user_id) == user_id)
            .order_by(col(Project.archived_at).is_not(None), func.lower(col(Project.name)), col(Project.id))
            .limit(_MOST_MEMBERSHIPS)
        )
        return found.all()

    async def project_headcounts(self, actor: Actor, limit: int) -> Sequence[Any]:
        people = (
            select(func.count()).where(col(ProjectMember.project_id) == col(Project.id)).scalar_subquery()
        )
        found = await self._uow.execute(
            select(col(Project.id).label("project_id"), Project.name, people.label("members_count"))
            .where(col(Project.company_id) == actor.company_id, col(Project.archived_at).is_(None))
            .order_by(func.lower(col(Project.name)), col(Project.id))
            .limit(limit)
        )
        return found.all()


def _sees_project(actor: Actor) -> ColumnElement[bool]:
    """Below admin people learn only of projects they are in, also by way of a colleague."""
    of_company = col(Project.company_id) == actor.company_id
    if actor.is_at_least(Role.ADMIN):
        return of_company
    # Under another name: the queries around it look at the colleague's own memberships.
    own = aliased(ProjectMember)
    return and_(
        of_company, col(Project.id).in_(select(own.project_id).where(col(own.user_id) == actor.user_id))
    )


def _shown(actor: Actor) -> Select[Any]:
    """The members of the actor's company with everything a list shows of them."""
    company_id = actor.company_id
    teams = (
        select(func.count())
        .select_from(TeamMember)
        .join(Team, col(Team.id) == col(TeamMember.team_id))
        .where(col(TeamMember.user_id) == col(User.id), col(Team.company_id) == company_id)
    )
    projects = (
        select(func.count())
        .select_from(ProjectMember)
        .join(Project, col(Project.id) == col(ProjectMember.project_id))
        .where(
            col(ProjectMember.user_id) == col(User.id),
            # As their own list of projects has them: an archived one is no work.
            col(Project.archived_at).is_(None),
            _sees_project(actor),
        )
    )
    last_active = select(func.max(col(Session.last_used_at))).where(
        col(Session.user_id) == col(User.id), col(Session.company_id) == company_id
    )
    has_factor = or_(
        exists().where(col(Totp.user_id) == col(User.id), col(Totp.confirmed_at).is_not(None)),
        exists().where(col(Passkey.user_id) == col(User.id)),
    )
    return (
        select(
            *PERSON_COLUMNS,
            Member.role,
            Member.joined_at,
            last_active.scalar_subquery().label("last_active_at"),
            teams.scalar_subquery().label("teams_count"),
            projects.scalar_subquery().label("projects_count"),
            has_factor.label("has_second_factor"),
        )
        .join(Member, col(Member.user_id) == col(User.id))
        .where(col(Member.company_id) == company_id, col(Member.removed_at).is_(None))
    )


_BY_NAME = func.lower(col(User.full_name))
_BY_RANK = case({role.value: role.rank for role in Role}, value=col(Member.role))
# By its label: the newest use is computed once, in the select list.
_BY_ACTIVITY = "last_active_at"

_ORDERS: dict[MemberSort, tuple[ColumnElement[Any], ...]] = {
    MemberSort.NAME: (_BY_NAME.asc(),),
    MemberSort.NAME_DOWN: (_BY_NAME.desc(),),
    MemberSort.JOINED: (col(Member.joined_at).asc(),),
    MemberSort.JOINED_DOWN: (col(Member.joined_at).desc(),),
    MemberSort.ROLE: (_BY_RANK.asc(), _BY_NAME.asc()),
    MemberSort.ROLE_DOWN: (_BY_RANK.desc(), _BY_NAME.asc()),
    MemberSort.ACTIVE: (nulls_first(asc(_BY_ACTIVITY)), _BY_NAME.asc()),
    MemberSort.ACTIVE_DOWN: (nulls_last(desc(_BY_ACTIVITY)), _BY_NAME.asc()),
}
