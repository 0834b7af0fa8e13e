"""How a project is now: for the caller, and as an event for everybody else."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.storage import Storage
from contracts.identity.v1 import events_pb2
from identity_client.people import PersonPublic

from identity.access.service import announce_changed_access
from identity.directory.people import person_fields
from identity.directory.service import wire_project
from identity.project.fence import FencePointPublic
from identity.project.repo import ProjectRepo
from identity.project.schemas import ProjectPerson, ProjectPublic
from identity.tables.project import Project
from identity.working_week import USUAL_WEEK, shown_week


async def public_project(uow: UnitOfWork, storage: Storage, actor: Actor, project: Project) -> ProjectPublic:
    members = [
        ProjectPerson(
            role=Role(row.role),
            is_manager=row.is_manager,
            added_at=row.added_at,
            **await person_fields(row, storage),
        )
        for row in await ProjectRepo(uow).people_of(project.company_id, [project.id])
    ]
    managers = [PersonPublic.model_validate(person) for person in members if person.is_manager]
    company_week = await ProjectRepo(uow).company_week(project.company_id) or USUAL_WEEK
    return ProjectPublic(
        project_id=project.id,
        name=project.name,
        description=project.description,
        address=project.address,
        latitude=project.latitude,
        longitude=project.longitude,
        fence_radius_meters=project.fence_radius_meters,
        fence_points=[FencePointPublic(**each) for each in project.fence_points]
        if project.fence_points
        else None,
        time_zone=project.time_zone,
        working_week=shown_week(project.working_week) if project.working_week else None,
        company_working_week=shown_week(company_week),
        starts_on=project.starts_on,
        ends_on=project.ends_on,
        is_archived=project.archived_at is not None,
        members_count=len(members),
        members=members,
        managers=managers,
        is_project_manager=any(person.user_id == actor.user_id for person in managers),
        created_at=project.created_at,
        updated_at=project.updated_at,
    )


async def announce_project(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    project: Project,
    changed_user_ids: Sequence[UUID] = (),
) -> ProjectPublic:
    """Say how the project is now, to whom it concerns and to the caller."""
    await uow.flush()
    public = await public_project(uow, runtime.storage, actor, project)
    uow.outbox.add(_project_changed(project, public.members))
    for user_id in changed_user_ids:
        announce_changed_access(uow, runtime.access, user_id, project.company_id)
    return public


async def announce_projects(uow: UnitOfWork, projects: Sequence[Project]) -> None:
    """The same for several of one company at once, where the caller gets no answer about them."""
    if not projects:
        return
    people = await ProjectRepo(uow).people_of(projects[0].company_id, [each.id for each in projects])
    for project in projects:
        uow.outbox.add(_project_changed(project, [row for row in people if row.project_id == project.id]))


async def projects_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.ProjectChanged]:
    """A page of all there are, for a receiver that is told anew."""
    projects = await ProjectRepo(uow).held_after(after, limit)
    people: defaultdict[UUID, list[Any]] = defaultdict(list)
    for row in await ProjectRepo(uow).members_of([each.id for each in projects]) if projects else ():
        people[row.project_id].append(row)
    return [_project_changed(project, people[project.id]) for project in projects]


def _project_changed(project: Project, people: Sequence[Any]) -> events_pb2.ProjectChanged:
    members = [person.user_id for person in people]
    managers = [person.user_id for person in people if person.is_manager]
    return events_pb2.ProjectChanged(project=wire_project(project, members, managers))
