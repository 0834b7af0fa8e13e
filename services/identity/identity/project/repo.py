from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, and_, delete, func, or_, select
from sqlalchemy.dialects.postgresql import insert

from identity.directory.sql import PERSON_COLUMNS
from identity.project.schemas import ProjectSort
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.user import User

_SORT_COLUMNS: dict[str, ColumnElement[Any]] = {
    "name": func.lower(Project.name),
    "startsOn": Project.starts_on.expression,
    "updatedAt": Project.updated_at.expression,
}


class ProjectRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def visible(self, actor: Actor) -> Select[Any]:
        """The company's projects for admins, only their own for everybody else."""
        return select(Project).where(_visible_to(actor))

    async def find(self, actor: Actor, project_id: UUID, *, lock: bool = False) -> Project | None:
        statement = self.visible(actor).where(Project.id == project_id)
        if lock:
            statement = statement.with_for_update()
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def is_name_taken(self, actor: Actor, name: str, *, but: UUID | None = None) -> bool:
        """Asks all of the company: names are unique there, also beside projects the actor does not see."""
        statement = select(Project.id).where(
            Project.company_id == actor.company_id, func.lower(Project.name) == func.lower(name)
        )
        if but is not None:
            statement = statement.where(Project.id != but)
        return (await self._uow.execute(statement)).first() is not None

    async def page(
        self, actor: Actor, search: str, sort: ProjectSort, paging: Paging, *, is_archived: bool
    ) -> tuple[list[Any], int]:
        members = (
            select(func.count())
            .where(ProjectMember.project_id == Project.id, _is_active(actor.company_id))
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
                Project.archived_at.is_not(None).label("is_archived"),
                Project.updated_at,
                members,
            )
            .where(
                _visible_to(actor),
                Project.archived_at.is_not(None) if is_archived else Project.archived_at.is_(None),
            )
            .order_by(order.nulls_last(), Project.id)
        )
        if search:
            statement = statement.where(
                or_(
                    Project.name.icontains(search, autoescape=True),
                    Project.address.icontains(search, autoescape=True),
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
            .join(User, User.id == ProjectMember.user_id)
            .join(
                Member,
                and_(
                    Member.user_id == ProjectMember.user_id,
                    Member.company_id == company_id,
                    Member.removed_at.is_(None),
                ),
            )
            .where(ProjectMember.project_id.in_(project_ids))
            .order_by(ProjectMember.is_manager.desc(), func.lower(User.full_name), User.id)
        )
        if only_managers:
            statement = statement.where(ProjectMember.is_manager)
        return (await self._uow.execute(statement)).all()

    async def held_after(self, after: UUID, limit: int) -> Sequence[Project]:
        """Of all companies, by id; nobody changes them until this unit ends."""
        held = select(Project).where(Project.id > after).order_by(Project.id).limit(limit)
        return (await self._uow.execute(held.with_for_update(read=True))).scalars().all()

    async def members_of(self, project_ids: Sequence[UUID]) -> Sequence[Any]:
        """Ids only, of projects of any company."""
        found = await self._uow.execute(
            select(ProjectMember.project_id, ProjectMember.user_id, ProjectMember.is_manager)
            .join(Project, Project.id == ProjectMember.project_id)
            .join(
                Member,
                and_(
                    Member.user_id == ProjectMember.user_id,
                    Member.company_id == Project.company_id,
                    Member.removed_at.is_(None),
                ),
            )
            .where(ProjectMember.project_id.in_(project_ids))
            .order_by(ProjectMember.user_id)
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
            .returning(ProjectMember.user_id)
        )
        return list(added.scalars())

    async def find_member(self, project_id: UUID, user_id: UUID) -> ProjectMember | None:
        return await self._uow.get(ProjectMember, (project_id, user_id))

    async def remove_member(self, project_id: UUID, user_id: UUID) -> bool:
        removed = await self._uow.execute(
            delete(ProjectMember)
            .where(ProjectMember.project_id == project_id, ProjectMember.user_id == user_id)
            .returning(ProjectMember.user_id)
        )
        return removed.scalar_one_or_none() is not None


def _visible_to(actor: Actor) -> ColumnElement[bool]:
    of_company = Project.company_id == actor.company_id
    if actor.is_at_least(Role.ADMIN):
        return of_company
    own = select(ProjectMember.project_id).where(ProjectMember.user_id == actor.user_id)
    return and_(of_company, Project.id.in_(own))


def _is_active(company_id: UUID) -> ColumnElement[bool]:
    return ProjectMember.user_id.in_(
        select(Member.user_id).where(Member.company_id == company_id, Member.removed_at.is_(None))
    )
