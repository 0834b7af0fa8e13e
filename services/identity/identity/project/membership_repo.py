from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import aliased

from identity.tables.project import Project, ProjectMember


class ProjectMembershipRepo:
    """One person's projects in one company."""

    def __init__(self, uow: UnitOfWork, company_id: UUID) -> None:
        self._uow = uow
        self._company_id = company_id

    async def find(self, project_ids: Sequence[UUID]) -> Sequence[Project]:
        """The company's projects among these, locked; in one order always, so nobody waits in a circle."""
        if not project_ids:
            return []
        found = await self._uow.execute(
            select(Project)
            .where(Project.company_id == self._company_id, Project.id.in_(project_ids))
            .order_by(Project.id)
            .with_for_update()
            # As it is now that it is held, also where it was looked at before.
            .execution_options(populate_existing=True)
        )
        return found.scalars().all()

    async def ids_of(self, user_id: UUID) -> list[UUID]:
        found = await self._uow.execute(
            select(ProjectMember.project_id)
            .join(Project, Project.id == ProjectMember.project_id)
            .where(Project.company_id == self._company_id, ProjectMember.user_id == user_id)
        )
        return list(found.scalars())

    async def managed_only_by(self, user_id: UUID) -> Sequence[Project]:
        other = aliased(ProjectMember)
        found = await self._uow.execute(
            select(Project)
            .join(ProjectMember, ProjectMember.project_id == Project.id)
            .where(
                Project.company_id == self._company_id,
                Project.archived_at.is_(None),
                ProjectMember.user_id == user_id,
                ProjectMember.is_manager,
                ~exists().where(other.project_id == Project.id, other.is_manager, other.user_id != user_id),
            )
            .order_by(func.lower(Project.name), Project.id)
        )
        return found.scalars().all()

    async def join(self, user_id: UUID, project_ids: Sequence[UUID], *, as_manager: bool = False) -> None:
        if not project_ids:
            return
        joining = insert(ProjectMember).values(
            [
                {"project_id": project_id, "user_id": user_id, "is_manager": as_manager}
                for project_id in project_ids
            ]
        )
        await self._uow.execute(
            joining.on_conflict_do_update(
                index_elements=[ProjectMember.project_id, ProjectMember.user_id], set_={"is_manager": True}
            )
            if as_manager
            else joining.on_conflict_do_nothing()
        )

    async def stop_managing(self, user_id: UUID) -> list[UUID]:
        stopped = await self._uow.execute(
            update(ProjectMember)
            .where(
                ProjectMember.user_id == user_id,
                ProjectMember.is_manager,
                ProjectMember.project_id.in_(
                    select(Project.id).where(Project.company_id == self._company_id)
                ),
            )
            .values(is_manager=False)
            .returning(ProjectMember.project_id)
            .execution_options(synchronize_session=False)
        )
        return list(stopped.scalars())

    async def leave_all(self, user_id: UUID) -> list[UUID]:
        left = await self._uow.execute(
            delete(ProjectMember)
            .where(
                ProjectMember.user_id == user_id,
                ProjectMember.project_id.in_(
                    select(Project.id).where(Project.company_id == self._company_id)
                ),
            )
            .returning(ProjectMember.project_id)
            .execution_options(synchronize_session=False)
        )
        return list(left.scalars())
