from typing import Annotated
from uuid import UUID

from chassis.http import (
    PUBLIC,
    AdminDep,
    Envelope,
    ManagerDep,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    edge_router,
    ok,
)
from fastapi import Query, Response

from identity.project import service, staff
from identity.project.schemas import (
    ProjectArchive,
    ProjectBrief,
    ProjectCreate,
    ProjectManagerSet,
    ProjectMemberRemove,
    ProjectMembersAdd,
    ProjectPublic,
    ProjectSort,
    ProjectUpdate,
    ProjectWithManagers,
)
from identity.time_zones import time_zone_names

router = edge_router("Project")

# `ManagerDep` says what role is needed at all; that it is a manager of this very project, the service checks.


@router.get("/QueryProjects")
async def query_projects(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    search: Annotated[SearchText, Query()] = "",
    is_archived: Annotated[bool, Query(alias="isArchived")] = False,
    sort: ProjectSort = ProjectSort.NAME,
) -> Envelope[Page[ProjectBrief]]:
    return ok(
        await service.query_projects(
            uow, runtime.storage, actor, search, sort, paging, is_archived=is_archived
        )
    )


@router.get("/GetProjectDetail")
async def get_project_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, project_id: Annotated[UUID, Query(alias="projectId")]
) -> Envelope[ProjectPublic]:
    return ok(await service.get_project(uow, runtime.storage, actor, project_id))


@router.post("/CreateProject", status_code=201)
async def create_project(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: ProjectCreate
) -> Envelope[ProjectWithManagers]:
    return ok(await service.create_project(uow, runtime, actor, body))


@router.put("/UpdateProject")
async def update_project(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ProjectUpdate
) -> Envelope[ProjectPublic]:
    return ok(await service.update_project(uow, runtime, actor, body))


@router.post("/ArchiveProject")
async def archive_project(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ProjectArchive
) -> Envelope[ProjectPublic]:
    return ok(await service.set_archived(uow, runtime, actor, body.project_id, is_archived=True))


@router.post("/UnarchiveProject")
async def unarchive_project(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ProjectArchive
) -> Envelope[ProjectPublic]:
    return ok(await service.set_archived(uow, runtime, actor, body.project_id, is_archived=False))


@router.post("/AddProjectMembers")
async def add_project_members(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ProjectMembersAdd
) -> Envelope[ProjectPublic]:
    return ok(await staff.add_members(uow, runtime, actor, body.project_id, body.user_ids))


@router.post("/RemoveProjectMember")
async def remove_project_member(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ProjectMemberRemove
) -> Envelope[ProjectPublic]:
    return ok(await staff.remove_member(uow, runtime, actor, body.project_id, body.user_id))


@router.post("/SetProjectManager")
async def set_project_manager(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: ProjectManagerSet
) -> Envelope[ProjectWithManagers]:
    return ok(
        await staff.set_manager(
            uow, runtime, actor, body.project_id, body.user_id, is_manager=body.is_manager
        )
    )


@router.get("/GetTimeZones", dependencies=[PUBLIC])
async def get_time_zones(response: Response) -> Envelope[list[str]]:
    response.headers["Cache-Control"] = "public, max-age=86400"
    return ok(list(time_zone_names()))
