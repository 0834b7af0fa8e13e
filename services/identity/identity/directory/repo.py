"""What other services may know of identity, read across its aggregates: one statement an answer."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from sqlalchemy import ColumnExpressionArgument, func, select

from identity.directory.sql import PERSON_COLUMNS
from identity.tables.company import Company
from identity.tables.project import Project, ProjectMember
from identity.tables.team import Team, TeamMember
from identity.tables.user import User


class DirectoryRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def users(self, user_ids: Sequence[UUID]) -> Sequence[Any]:
        found = await self._uow.execute(
            select(*PERSON_COLUMNS, User.language).where(User.id.in_(user_ids)).order_by(User.id)
        )
        return found.all()

    async def teams(self, company_id: UUID, team_ids: Sequence[UUID]) -> Sequence[Any]:
        of_team = TeamMember.team_id == Team.id
        statement = (
            select(
                Team.id,
                Team.company_id,
                Team.name,
                _ids(TeamMember.user_id, of_team).label("member_ids"),
                _ids(TeamMember.user_id, of_team, TeamMember.is_lead).label("lead_ids"),
            )
            .where(Team.company_id == company_id)
            .order_by(Team.id)
        )
        if team_ids:
            statement = statement.where(Team.id.in_(team_ids))
        return (await self._uow.execute(statement)).all()

    async def projects(self, company_id: UUID, project_ids: Sequence[UUID]) -> Sequence[Any]:
        of_project = ProjectMember.project_id == Project.id
        statement = (
            select(
                Project,
                _ids(ProjectMember.user_id, of_project).label("member_ids"),
                _ids(ProjectMember.user_id, of_project, ProjectMember.is_manager).label("manager_ids"),
            )
            .where(Project.company_id == company_id)
            .order_by(Project.id)
        )
        if project_ids:
            statement = statement.where(Project.id.in_(project_ids))
        return (await self._uow.execute(statement)).all()

    async def find_company(self, company_id: UUID) -> Company | None:
        found = await self._uow.execute(
            select(Company).where(Company.id == company_id, Company.deleted_at.is_(None))
        )
        return found.scalar_one_or_none()


def _ids(column: Any, *conditions: ColumnExpressionArgument[bool]) -> Any:
    return select(func.array_agg(column)).where(*conditions).scalar_subquery()
