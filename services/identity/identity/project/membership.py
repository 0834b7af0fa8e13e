"""A person comes to, changes their role in or leaves the company: what that means for its projects."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.access.reader import AccessReader
from chassis.db import UnitOfWork

from identity.member.promotion import raise_to_manager
from identity.project.announcement import announce_projects
from identity.project.membership_repo import ProjectMembershipRepo
from identity.tables.project import Project


async def join_projects(
    uow: UnitOfWork, company_id: UUID, user_id: UUID, project_ids: Sequence[UUID], *, as_manager: bool
) -> Sequence[Project]:
    """Into those of the projects that still exist and run."""
    memberships = ProjectMembershipRepo(uow, company_id)
    found = await memberships.find(project_ids)
    projects = [project for project in found if project.archived_at is None]
    await memberships.join(user_id, [project.id for project in projects], as_manager=as_manager)
    await announce_projects(uow, projects)
    return projects


async def projects_managed_only_by(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> Sequence[Project]:
    return await ProjectMembershipRepo(uow, company_id).managed_only_by(user_id)


async def hold_projects_of(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> None:
    """Keep others from changing the person's projects until this unit ends. Before the member's own row is
    changed: whoever adds people to a project holds the project first and the people second."""
    memberships = ProjectMembershipRepo(uow, company_id)
    await memberships.find(await memberships.ids_of(user_id))


async def stop_managing_projects(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> list[UUID]:
    """A plain member manages nothing."""
    memberships = ProjectMembershipRepo(uow, company_id)
    stopped = await memberships.stop_managing(user_id)
    await announce_projects(uow, await memberships.find(stopped))
    return stopped


async def leave_projects(
    uow: UnitOfWork, access: AccessReader, actor: Actor, user_id: UUID, successor_id: UUID | None
) -> tuple[list[UUID], Sequence[Project]]:
    """Out of all projects; the second are those that nobody else managed: now the successor's, or without a
    manager. A successor who was a plain member becomes a manager by it."""
    memberships = ProjectMembershipRepo(uow, actor.company_id)
    managed = await memberships.managed_only_by(user_id)
    left = await memberships.leave_all(user_id)
    if successor_id is not None and managed:
        await raise_to_manager(uow, access, actor, [successor_id])
        await memberships.join(successor_id, [project.id for project in managed], as_manager=True)
    await announce_projects(uow, await memberships.find(left))
    return left, managed
