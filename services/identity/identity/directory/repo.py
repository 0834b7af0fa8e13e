"""What other services may know of identity, read across its aggregates: one statement an answer."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from sqlalchemy import ColumnExpressionArgument, and_, case, func, union_all
from sqlalchemy.orm import aliased

from identity.directory.sql import PERSON_COLUMNS, belongs_or_belonged_to, is_away_now
from identity.tables.absence import MemberAbsence
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.team import Team, TeamMember
from identity.tables.user import User

_MOST_ADMINS = 100


class DirectoryRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def users(self, company_id: UUID, user_ids: Sequence[UUID]) -> Sequence[Any]:
        found = await self._uow.execute(
            select(*PERSON_COLUMNS, User.language, Member.role, _stand_in(company_id).label("stand_in_id"))
            .outerjoin(
                Member,
                and_(
                    col(Member.user_id) == col(User.id),
                    col(Member.company_id) == company_id,
                    col(Member.removed_at).is_(None),
                ),
            )
            .where(col(User.id).in_(user_ids), belongs_or_belonged_to(company_id))
            .order_by(col(User.id))
        )
        return found.all()

    async def teams(self, company_id: UUID, team_ids: Sequence[UUID]) -> Sequence[Any]:
        of_team = col(TeamMember.team_id) == col(Team.id)
        statement = (
            select(
                Team.id,
                Team.company_id,
                Team.name,
                _ids(col(TeamMember.user_id), of_team).label("member_ids"),
                _ids(col(TeamMember.user_id), of_team, col(TeamMember.is_lead)).label("lead_ids"),
            )
            .where(col(Team.company_id) == company_id)
            .order_by(col(Team.id))
        )
        if team_ids:
            statement = statement.where(col(Team.id).in_(team_ids))
        return (await self._uow.execute(statement)).all()

    async def everyone_id(self, company_id: UUID) -> UUID | None:
        found = await self._uow.execute(
            select(Team.id).where(col(Team.company_id) == company_id, col(Team.is_everyone))
        )
        return found.scalar_one_or_none()

    async def admin_ids(self, company_id: UUID) -> Sequence[UUID]:
        roles = sorted((role for role in Role if role.at_least(Role.ADMIN)), key=lambda role: -role.rank)
        rank = case({role.value: place for place, role in enumerate(roles)}, value=col(Member.role))
        found = await self._uow.execute(
            select(Member.user_id)
            .where(
                col(Member.company_id) == company_id,
                col(Member.removed_at).is_(None),
                col(Member.role).in_([role.value for role in roles]),
            )
            .order_by(rank, col(Member.id))
            .limit(_MOST_ADMINS)
        )
        return found.scalars().all()

    async def projects(self, company_id: UUID, project_ids: Sequence[UUID]) -> Sequence[Any]:
        of_project = col(ProjectMember.project_id) == col(Project.id)
        statement = (
            select(
                Project,
                _ids(col(ProjectMember.user_id), of_project).label("member_ids"),
                _ids(col(ProjectMember.user_id), of_project, col(ProjectMember.is_manager)).label(
                    "manager_ids"
                ),
            )
            .where(col(Project.company_id) == company_id)
            .order_by(col(Project.id))
        )
        if project_ids:
            statement = statement.where(col(Project.id).in_(project_ids))
        return (await self._uow.execute(statement)).all()

    async def picture_keys(self, owner_ids: Collection[UUID]) -> set[str]:
        """Of people and companies."""
        photos = select(User.photo_key).where(
            is_any(col(User.id), owner_ids), col(User.photo_key).is_not(None)
        )
        logos = select(Company.logo_key).where(
            is_any(col(Company.id), owner_ids), col(Company.logo_key).is_not(None)
        )
        return {*(await self._uow.execute(union_all(photos, logos))).scalars()}

    async def find_company(self, company_id: UUID) -> Company | None:
        found = await self._uow.execute(
            select(Company).where(col(Company.id) == company_id, col(Company.deleted_at).is_(None))
        )
        return found.scalar_one_or_none()


def _ids(column: Any, *conditions: ColumnExpressionArgument[bool]) -> Any:
    return select(func.array_agg(column)).where(*conditions).scalar_subquery()


def _stand_in(company_id: UUID) -> Any:
    """Of a `User` who is away now, unless who stands in has left."""
    member = aliased(Member)
    there = select(member.user_id).where(
        col(member.company_id) == company_id, col(member.removed_at).is_(None)
    )
    return (
        select(MemberAbsence.stand_in_id)
        .where(
            is_away_now(company_id),
            col(MemberAbsence.user_id) == col(User.id),
            col(MemberAbsence.stand_in_id).in_(there),
        )
        .correlate(User)
        .scalar_subquery()
    )
