from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, SQLColumnExpression, and_, delete, func, or_
from sqlalchemy.dialects.postgresql import insert

from identity.directory.sql import PERSON_COLUMNS, is_of_a_company
from identity.project.schemas import ProjectSort
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.user import User

_SORT_COLUMNS: dict[str, SQLColumnExpression[Any]] = {
    "name": func.lower(col(Project.name)),
    "startsOn": col(Project.starts_on),
    "updatedAt": col(Project.updated_at),
}


class ProjectRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def visible(self, actor: Actor) -> Select[Any]:
        """The company's projects for admins, only their own for everybody else."""
        return select(Project).where(_visible_to(actor))

    async def find(self, actor: Actor, project_id: UUID, *, lock: bool = False) -> Project | None:
        statement = self.visible(actor).where(col(Project.id) == project_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def is_name_taken(self, actor: Actor, name: str, *, but: UUID | None = None) -> bool:
        """Asks all of the company: names are unique there, also beside projects the actor does not see."""
        statement = select(Project.id).where(
            col(Project.company_id) == actor.company_id, func.lower(col(Project.name)) == func.lower(name)
        )
        if but is not None:
            statement = statement.where(col(Project.id) != but)
        return (await self._uow.execute(statement)).first() is not None

    async def company_week(self, company_id: UUID) -> list[dict[str, Any]] | None:
        statement = select(Company.working_week).where(col(Company.id) == company_id)
        return (await self._uow.execute(statement)).scalar_one()

    async def has_so_many(self, actor: Actor, number: int) -> bool:
        those = select(Project.id).where(col(Project.company_id) == actor.company_id)
        return (await self._uow.execute(those.offset(number - 1).limit(1))).first() is not None

    async def page(
        self, actor: Actor, search: str, sort: ProjectSort, paging: Paging, *, is_archived: bool
    ) -> tuple[list[Any], int]:
        members = (
            select(func.count())
            .where(col(ProjectMember.project_id) == col(Project.id), _is_active(actor.company_id))
            .scalar_subquery()
            .label("members_count")
        )
        column = _SORT_COLUMNS[sort.removeprefix("-")]
        order = column.desc() if sort.startswith("-") else column.asc()
        statement = (
            select(
                Project.id,
                Project.name,
                Project.address,
                Project.time_zone,
                Project.starts_on,
                Project.ends_on,
                col(Project.archived_at).is_not(None).label("is_archived"),
                Project.updated_at,
                members,
            )
            .where(
                _visible_to(actor),
                col(Project.archived_at).is_not(None) if is_archived else col(Project.archived_at).is_(None),
            )
            .order_by(order.nulls_last(), col(Project.id))
        )
        if search:
            statement = statement.where(
                or_(
                    col(Project.name).icontains(search, autoescape=True),
                    col(Project.address).icontains(search, autoescape=True),
                )
            )
        return await fetch_page(self._uow, statement, paging)

    async def people_of(
        self, company_id: UUID, project_ids: Sequence[UUID], *, only_managers: bool = False
    ) -> Sequence[Any]:
        statement = (
            select(
                ProjectMember.project_id,
                ProjectMember.is_manager,
                ProjectMember.added_at,
                Member.role,
                *PERSON_COLUMNS,
            )
            .join(User, col(User.id) == col(ProjectMember.user_id))
            .join(
                Member,
                and_(
                    col(Member.user_id) == col(ProjectMember.user_id),
                    col(Member.company_id) == company_id,
                    col(Member.removed_at).is_(None),
                ),
            )
            .where(col(ProjectMember.project_id).in_(project_ids))
            .order_by(col(ProjectMember.is_manager).desc(), func.lower(col(User.full_name)), col(User.id))
        )
        if only_managers:
            statement = statement.where(col(ProjectMember.is_manager))
        return (await self._uow.execute(statement)).all()

    async def held_after(self, after: UUID, limit: int) -> Sequence[Project]:
        """Of all companies that are not deleted."""
        held = held_after(Project, after, limit).where(is_of_a_company(col(Project.company_id)))
        return (await self._uow.execute(held)).scalars().all()

    async def members_of(self, project_ids: Sequence[UUID]) -> Sequence[Any]:
        """Ids only, of projects of any company."""
        found = await self._uow.execute(
            select(ProjectMember.project_id, ProjectMember.user_id, ProjectMember.is_manager)
            .join(Project, col(Project.id) == col(ProjectMember.project_id))
            .join(
                Member,
                and_(
                    col(Member.user_id) == col(ProjectMember.user_id),
                    col(Member.company_id) == col(Project.company_id),
                    col(Member.removed_at).is_(None),
                ),
            )
            .where(col(ProjectMember.project_id).in_(project_ids))
            .order_by(col(ProjectMember.user_id))
        )
        return found.all()

    def add(self, project: Project) -> Project:
        return self._uow.add(project)

    async def add_members(
        self, project_id: UUID, user_ids: Sequence[UUID], managers: Sequence[UUID] = ()
    ) -> list[UUID]:
        """Who was not in it yet."""
        if not user_ids:
            return []
        added = await self._uow.execute(
            insert(ProjectMember)
            .values(
                [
                    {"project_id": project_id, "user_id": user_id, "is_manager": user_id in managers}
                    for user_id in user_ids
                ]
            )
            .on_conflict_do_nothing()
            .returning(col(ProjectMember.user_id))
        )
        return list(added.scalars())

    async def find_member(self, project_id: UUID, user_id: UUID) -> ProjectMember | None:
        return await self._uow.get(ProjectMember, (project_id, user_id))

    async def remove_member(self, project_id: UUID, user_id: UUID) -> bool:
        removed = await self._uow.execute(
            delete(ProjectMember)
            .where(col(ProjectMember.project_id) == project_id, col(ProjectMember.user_id) == user_id)
            .returning(col(ProjectMember.user_id))
        )
        return removed.scalar_one_or_none() is not None


def _visible_to(actor: Actor) -> ColumnElement[bool]:
    of_company = col(Project.company_id) == actor.company_id
    if actor.is_at_least(Role.ADMIN):
        return of_company
    own = select(ProjectMember.project_id).where(col(ProjectMember.user_id) == actor.user_id)
    return and_(of_company, col(Project.id).in_(own))


def _is_active(company_id: UUID) -> ColumnElement[bool]:
    return col(ProjectMember.user_id).in_(
        select(Member.user_id).where(col(Member.company_id) == company_id, col(Member.removed_at).is_(None))
    )
