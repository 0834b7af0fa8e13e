"""Who works on a project, and who manages it."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from identity.audit.actions import AuditAction
from identity.member.belonging import not_in_company
from identity.member.promotion import raise_to_manager
from identity.project.announcement import announce_project, public_project
from identity.project.errors import NotInProject, PeopleNotInCompany
from identity.project.repo import ProjectRepo
from identity.project.schemas import ProjectPublic, ProjectWithManagers
from identity.project.service import get_managed, must_be_open, note, with_managers


async def add_members(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, user_ids: Sequence[UUID]
) -> ProjectPublic:
    project = await get_managed(uow, actor, project_id)
    must_be_open(project)
    projects = ProjectRepo(uow)
    people = [*dict.fromkeys(user_ids)]
    if strangers := await not_in_company(uow, actor, people):
        raise PeopleNotInCompany(strangers)
    added = await projects.add_members(project.id, people)
    if not added:
        return await public_project(uow, runtime.storage, actor, project)
    changes = {"members": [[], [str(each) for each in added]]}
    note(uow, actor, AuditAction.PROJECT_MEMBERS_ADDED, project, changes)
    return await announce_project(uow, runtime, actor, project, added)


async def remove_member(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, user_id: UUID
) -> ProjectPublic:
    """Also from an archived project: taking access away must always be possible."""
    project = await get_managed(uow, actor, project_id)
    if not await ProjectRepo(uow).remove_member(project.id, user_id):
        return await public_project(uow, runtime.storage, actor, project)
    note(uow, actor, AuditAction.PROJECT_MEMBER_REMOVED, project, {"members": [[str(user_id)], []]})
    return await announce_project(uow, runtime, actor, project, [user_id])


async def set_manager(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, user_id: UUID, *, is_manager: bool
) -> ProjectWithManagers:
    """Who manages a project needs at least the role manager, and gets it here."""
    project = await get_managed(uow, actor, project_id)
    if is_manager:
        must_be_open(project)
    projects = ProjectRepo(uow)
    if is_manager and await not_in_company(uow, actor, [user_id], to_be_raised=True):
        raise PeopleNotInCompany([user_id])
    member = await projects.find_member(project.id, user_id)
    if member is None:
        raise NotInProject
    raised = await raise_to_manager(uow, runtime.access, actor, [user_id]) if is_manager else []
    if member.is_manager == is_manager:
        return with_managers(await public_project(uow, runtime.storage, actor, project), raised)
    member.is_manager = is_manager
    changes = {"managers": [[], [str(user_id)]] if is_manager else [[str(user_id)], []]}
    note(uow, actor, AuditAction.PROJECT_MANAGER_CHANGED, project, changes)
    return with_managers(await announce_project(uow, runtime, actor, project, [user_id]), raised)
