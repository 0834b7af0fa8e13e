"""Projects, who is at work and equipment, as a map shows them: each as far as its reader may see."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.equipment.reading import state_of as state_of_equipment
from attendance.punch.fence import fence_of, is_fenced
from attendance.punch.marks import Area, Circle, Fence
from attendance.record.schemas import State
from attendance.record.whose import ByName
from attendance.settings import AttendanceSettings
from attendance.track.repo import TrackRepo
from attendance.track.schemas import (
    TrackEquipment,
    TrackEquipmentQuery,
    TrackOptions,
    TrackPeopleQuery,
    TrackPerson,
    TrackPoint,
    TrackProject,
    TrackProjectsQuery,
)


async def get_options(
    uow: UnitOfWork, projects: Projects, settings: AttendanceSettings, actor: Actor
) -> TrackOptions:
    company = await projects.company(actor.company_id)
    return TrackOptions(
        tiles_url=settings.map_tiles_url,
        tiles_attribution=settings.map_tiles_attribution,
        categories=await TrackRepo(uow).categories(actor),
        company_radius_meters=company.geofence_radius_meters if is_fenced(company) else None,
    )


async def query_projects(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: TrackProjectsQuery
) -> Page[TrackProject]:
    """What is archived is nobody's site any more."""
    actor.must_be_in(wanted.group_id)
    found = await _own_projects(runtime, actor)
    if wanted.project_filter:
        found = {each: found[each] for each in wanted.project_filter if each in found}
    named = sorted(
        (each for each in found.items() if not each[1].is_archived),
        key=lambda each: (each[1].name.casefold(), each[0]),
    )
    shown = dict(named[wanted.paging.offset :][: wanted.page_count])
    repo = TrackRepo(uow)
    people = await repo.people_in(actor, shown)
    machines = await repo.equipment_in(actor, shown)
    company = await runtime.of(Projects).company(actor.company_id)
    rows = [
        _project_shown(actor, project_id, project, fence_of(company, project), people, machines)
        for project_id, project in shown.items()
    ]
    return Page[TrackProject].of(rows, len(named), wanted.paging)


async def query_people(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: TrackPeopleQuery
) -> Page[TrackPerson]:
    actor.must_be_in(wanted.group_id)
    everybody = await TrackRepo(uow).people(actor, wanted.project_filter)
    owners = (row.owner_user_id for row in everybody)
    by_name = ByName(await runtime.of(Directory).names(actor.company_id, owners))
    rows = sorted(everybody, key=lambda row: by_name(row.owner_user_id))[wanted.paging.offset :]
    rows = rows[: wanted.page_count]
    people = await runtime.of(Directory).people(actor.company_id, (row.owner_user_id for row in rows))
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    shown = [
        TrackPerson(
            owner_user_id=row.owner_user_id,
            person=people.get(row.owner_user_id),
            project_id=row.project_id,
            project_name=_name_of(projects, row.project_id),
            time_zone=row.time_zone,
            state=State.IN if row.break_since is None else State.BREAK,
            since=row.break_since or row.open_since,
        )
        for row in rows
    ]
    return Page[TrackPerson].of(shown, len(everybody), wanted.paging)


async def query_equipment(
    uow: UnitOfWork, projects: Projects, actor: Actor, wanted: TrackEquipmentQuery
) -> Page[TrackEquipment]:
    actor.must_be_in(wanted.group_id)
    rows, total = await TrackRepo(uow).equipment(actor, wanted)
    ids = {each for row in rows for each in (row.project_id, row.at_project_id) if each is not None}
    named = await projects.shown(actor.company_id, ids)
    shown = [
        TrackEquipment(
            equipment_id=row.id,
            name=row.name,
            category=row.category,
            state=state_of_equipment(row),
            project_id=row.project_id,
            project_name=_name_of(named, row.project_id),
            at_project_id=row.at_project_id,
            at_project_name=_name_of(named, row.at_project_id),
            at_since=row.at_since,
            time_zone=_zone_of(named, row.at_project_id or row.project_id),
            last_scan_at=row.last_scan_at,
            latitude=row.latitude,
            longitude=row.longitude,
        )
        for row in rows
    ]
    return Page[TrackEquipment].of(shown, total, wanted.paging)


async def _own_projects(runtime: Runtime, actor: Actor) -> dict[UUID, Project]:
    """An admin's are all of the company's, asked for at once; everybody else's are known by their access."""
    if actor.is_at_least(Role.ADMIN):
        return await runtime.of(Directory).all_projects(actor.company_id)
    own = actor.access.project_ids | actor.access.managed_project_ids
    return await runtime.of(Projects).find_all(actor.company_id, own)


def _project_shown(
    actor: Actor,
    project_id: UUID,
    project: Project,
    fence: Fence | None,
    people: Mapping[UUID, int],
    machines: Mapping[UUID, int],
) -> TrackProject:
    has_place = project.HasField("latitude") and project.HasField("longitude")
    is_managed = actor.manages(project_id)
    return TrackProject(
        project_id=project_id,
        name=project.name,
        address=project.address,
        time_zone=project.time_zone or "UTC",
        latitude=project.latitude if has_place else None,
        longitude=project.longitude if has_place else None,
        fence_radius_meters=round(fence.radius_meters) if isinstance(fence, Circle) else None,
        fence_points=[
            TrackPoint(latitude=each.latitude, longitude=each.longitude)
            for each in (fence.corners if isinstance(fence, Area) else ())
        ],
        is_managed=is_managed,
        people_on_site=people.get(project_id, 0) if is_managed else None,
        equipment_there=machines.get(project_id, 0),
    )


def _name_of(projects: Mapping[UUID, Project], project_id: Any) -> str:
    project = projects.get(project_id)
    return project.name if project else ""


def _zone_of(projects: Mapping[UUID, Project], project_id: UUID) -> str:
    project = projects.get(project_id)
    return project.time_zone if project and project.time_zone else "UTC"
