from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import delete, exists, func, update
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
            locked(
                select(Project)
                .where(col(Project.company_id) == self._company_id, is_any(col(Project.id), project_ids))
                .order_by(col(Project.id))
            )
        )
        return found.scalars().all()

    async def ids_of(self, user_id: UUID) -> list[UUID]:
        found = await self._uow.execute(
            select(ProjectMember.project_id)
            .join(Project, col(Project.id) == col(ProjectMember.project_id))
            .where(col(Project.company_id) == self._company_id, col(ProjectMember.user_id) == user_id)
        )
        return list(found.scalars())

    async def managed_only_by(self, user_id: UUID) -> Sequence[Project]:
        other = aliased(ProjectMember)
        found = await self._uow.execute(
            select(Project)
            .join(ProjectMember, col(ProjectMember.project_id) == col(Project.id))
            .where(
                col(Project.company_id) == self._company_id,
                col(Project.archived_at).is_(None),
                col(ProjectMember.user_id) == user_id,
                col(ProjectMember.is_manager),
                ~exists().where(
                    col(other.project_id) == col(Project.id),
                    col(other.is_manager),
                    col(other.user_id) != user_id,
                ),
            )
            .order_by(func.lower(col(Project.name)), col(Project.id))
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
                index_elements=[col(ProjectMember.project_id), col(ProjectMember.user_id)],
                set_={"is_manager": True},
            )
            if as_manager
            else joining.on_conflict_do_nothing()
        )

    async def stop_managing(self, user_id: UUID) -> list[UUID]:
        stopped = await self._uow.execute(
            update(ProjectMember)
            .where(
                col(ProjectMember.user_id) == user_id,
                col(ProjectMember.is_manager),
                col(ProjectMember.project_id).in_(
                    select(Project.id).where(col(Project.company_id) == self._company_id)
                ),
            )
            .values(is_manager=False)
            .returning(col(ProjectMember.project_id))
            .execution_options(synchronize_session=False)
        )
        return list(stopped.scalars())

    async def leave_all(self, user_id: UUID) -> list[UUID]:
        left = await self._uow.execute(
            delete(ProjectMember)
            .where(
                col(ProjectMember.user_id) == user_id,
                col(ProjectMember.project_id).in_(
                    select(Project.id).where(col(Project.company_id) == self._company_id)
                ),
            )
            .returning(col(ProjectMember.project_id))
            .execution_options(synchronize_session=False)
        )
        return list(left.scalars())
