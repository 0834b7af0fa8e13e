from collections import defaultdict
from typing import Any, cast
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork, changes_to
from chassis.errors import Invalid
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from identity_client.people import PersonPublic

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.company.limits import Limits
from identity.directory.people import person_fields
from identity.member.belonging import not_in_company
from identity.member.promotion import raise_to_manager
from identity.project.announcement import announce_project, public_project
from identity.project.errors import (
    PeopleNotInCompany,
    ProjectIsArchived,
    ProjectNameTaken,
    ProjectNotFound,
    TooManyProjects,
)
from identity.project.repo import ProjectRepo
from identity.project.schemas import (
    ProjectBrief,
    ProjectCreate,
    ProjectPublic,
    ProjectSort,
    ProjectUpdate,
    ProjectWithManagers,
)
from identity.tables.project import Project
from identity.working_week import Kept, written_week


async def query_projects(
    uow: UnitOfWork,
    storage: Storage,
    actor: Actor,
    search: str,
    sort: ProjectSort,
    paging: Paging,
    *,
    is_archived: bool,
) -> Page[ProjectBrief]:
    projects = ProjectRepo(uow)
    rows, total = await projects.page(actor, search, sort, paging, is_archived=is_archived)
    ids = [row.id for row in rows]
    managers: defaultdict[UUID, list[PersonPublic]] = defaultdict(list)
    if ids:
        for row in await projects.people_of(actor.company_id, ids, only_managers=True):
            managers[row.project_id].append(PersonPublic(**await person_fields(row, storage)))
    items = [_brief(actor, row, managers[row.id]) for row in rows]
    return Page[ProjectBrief].of(items, total, paging)


async def get_project(uow: UnitOfWork, storage: Storage, actor: Actor, project_id: UUID) -> ProjectPublic:
    project = await ProjectRepo(uow).find(actor, project_id)
    if project is None:
        raise ProjectNotFound
    return await public_project(uow, storage, actor, project)


async def create_project(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ProjectCreate
) -> ProjectWithManagers:
    projects = ProjectRepo(uow)
    if await projects.is_name_taken(actor, body.name):
        raise ProjectNameTaken(body.name)
    most = runtime.of(Limits).projects
    if most and await projects.has_so_many(actor, most):
        raise TooManyProjects(most)
    people = [*dict.fromkeys([*body.manager_user_ids, *body.member_user_ids])]
    raises = bool(body.manager_user_ids)
    if strangers := await not_in_company(uow, actor, people, to_be_raised=raises):
        raise PeopleNotInCompany(strangers)
    project = projects.add(
        Project(
            company_id=actor.company_id,
            created_by=actor.user_id,
            **body.model_dump(exclude={"member_user_ids", "manager_user_ids"}),
        )
    )
    _must_make_sense(project)
    await uow.flush()
    await projects.add_members(project.id, people, body.manager_user_ids)
    note(
        uow,
        actor,
        AuditAction.PROJECT_CREATED,
        project,
        {
            "members": [[], [str(each) for each in people]],
            "managers": [[], [str(each) for each in dict.fromkeys(body.manager_user_ids)]],
        },
    )
    raised = await raise_to_manager(uow, runtime.access, actor, body.manager_user_ids)
    public = await announce_project(uow, runtime, actor, project, people)
    return with_managers(public, raised)


async def update_project(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ProjectUpdate
) -> ProjectPublic:
    project = await get_managed(uow, actor, body.project_id)
    must_be_open(project)
    changes = _apply(project, body)
    if "name" in changes and await ProjectRepo(uow).is_name_taken(actor, project.name, but=project.id):
        raise ProjectNameTaken(project.name)
    _must_make_sense(project)
    if not changes:
        return await public_project(uow, runtime.storage, actor, project)
    note(uow, actor, AuditAction.PROJECT_CHANGED, project, changes)
    return await announce_project(uow, runtime, actor, project)


async def set_archived(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, *, is_archived: bool
) -> ProjectPublic:
    """Archived, a project is only read; nothing of it is lost. Doing it twice changes nothing."""
    project = await get_managed(uow, actor, project_id)
    if (project.archived_at is not None) == is_archived:
        return await public_project(uow, runtime.storage, actor, project)
    project.archived_at = now() if is_archived else None
    action = AuditAction.PROJECT_ARCHIVED if is_archived else AuditAction.PROJECT_UNARCHIVED
    note(uow, actor, action, project, {"isArchived": [not is_archived, is_archived]})
    return await announce_project(uow, runtime, actor, project)


async def get_managed(uow: UnitOfWork, actor: Actor, project_id: UUID) -> Project:
    """The project, held until this unit ends, for those who may change it."""
    project = await ProjectRepo(uow).find(actor, project_id, lock=True)
    if project is None:
        raise ProjectNotFound
    actor.must_manage(project.id)
    return project


def must_be_open(project: Project) -> None:
    if project.archived_at is not None:
        raise ProjectIsArchived(project.name)


def note(
    uow: UnitOfWork, actor: Actor, action: AuditAction, project: Project, changes: dict[str, Any]
) -> None:
    audit.record(
        uow,
        actor,
        action,
        subject_type="project",
        subject_id=project.id,
        subject_name=project.name,
        changes=changes,
    )


def with_managers(public: ProjectPublic, raised: list[UUID]) -> ProjectWithManagers:
    return ProjectWithManagers(**dict(public), raised_to_manager_user_ids=raised)


def _apply(project: Project, body: ProjectUpdate) -> dict[str, Any]:
    """Take over what was sent and differs; what changed, as the audit keeps it."""
    changes: dict[str, Any] = {}
    sent = body.model_dump(exclude_unset=True, exclude={"project_id"})
    for field, value in changes_to(project, sent).items():
        wire_name = ProjectUpdate.model_fields[field].alias or field
        changes[wire_name] = [_json(getattr(project, field)), _json(value)]
        setattr(project, field, value)
    return changes


def _json(value: Any) -> Any:
    if isinstance(value, list) and "weekday" in value[0]:
        return written_week(cast("Kept", value))
    if isinstance(value, list):
        corners = cast("list[dict[str, float]]", value)
        return "; ".join(f"{each['latitude']}, {each['longitude']}" for each in corners)
    return value.isoformat() if hasattr(value, "isoformat") else value


def _must_make_sense(project: Project) -> None:
    if project.starts_on and project.ends_on and project.ends_on < project.starts_on:
        raise Invalid.field("endsOn", Text("The end lies before the start. Choose a later end."))
    if (project.latitude is None) != (project.longitude is None):
        raise Invalid.field("longitude", Text("Latitude and longitude belong together: give both or none."))
    if project.fence_radius_meters is not None and project.fence_points is not None:
        raise Invalid.field("fencePoints", Text("A fence is a radius or an area: give one of both."))


def _brief(actor: Actor, row: Any, managers: list[PersonPublic]) -> ProjectBrief:
    return ProjectBrief(
        project_id=row.id,
        name=row.name,
        address=row.address,
        time_zone=row.time_zone,
        starts_on=row.starts_on,
        ends_on=row.ends_on,
        is_archived=row.is_archived,
        members_count=row.members_count,
        managers=managers,
        is_project_manager=any(person.user_id == actor.user_id for person in managers),
        updated_at=row.updated_at,
    )
