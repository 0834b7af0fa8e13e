"""Answers to other services, in the contract's words."""

import logging
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import CompanyState, Role
from chassis.db import UnitOfWork
from chassis.storage import FileNotFound, Storage
from contracts.identity.v1 import identity_pb2
from identity_client.access import wire_role, wire_state

from identity.directory.errors import CompanyNotFound
from identity.directory.people import person_fields
from identity.directory.repo import DirectoryRepo
from identity.tables.company import Company
from identity.tables.project import Project
from identity.working_week import USUAL_WEEK, wire_week

log = logging.getLogger(__name__)


async def find_users(
    uow: UnitOfWork, storage: Storage, company_id: UUID, user_ids: Sequence[UUID]
) -> list[identity_pb2.User]:
    if not user_ids:
        return []
    return [await _user(row, storage) for row in await DirectoryRepo(uow).users(company_id, user_ids)]


async def find_teams(uow: UnitOfWork, company_id: UUID, team_ids: Sequence[UUID]) -> list[identity_pb2.Team]:
    return [
        identity_pb2.Team(
            team_id=str(row.id),
            company_id=str(row.company_id),
            name=row.name,
            member_user_ids=map(str, row.member_ids or ()),
            lead_user_ids=map(str, row.lead_ids or ()),
        )
        for row in await DirectoryRepo(uow).teams(company_id, team_ids)
    ]


async def find_projects(
    uow: UnitOfWork, company_id: UUID, project_ids: Sequence[UUID]
) -> list[identity_pb2.Project]:
    rows = await DirectoryRepo(uow).projects(company_id, project_ids)
    return [wire_project(row.Project, row.member_ids or (), row.manager_ids or ()) for row in rows]


async def get_company(
    uow: UnitOfWork, storage: Storage, company_id: UUID, *, with_logo: bool, with_admins: bool = False
) -> identity_pb2.GetCompanyResponse:
    directory = DirectoryRepo(uow)
    company = await directory.find_company(company_id)
    if company is None:
        raise CompanyNotFound
    return identity_pb2.GetCompanyResponse(
        company_id=str(company.id),
        name=company.name,
        is_geofence_radius_check=company.is_geofence_radius_check,
        geofence_radius_meters=company.geofence_radius_meters,
        created_at=company.created_at,
        time_zone=company.time_zone,
        state=wire_state(CompanyState(company.state or CompanyState.ACTIVE)),
        everyone_team_id=str(await directory.everyone_id(company.id) or ""),
        color=company.color or "",
        logo=await _logo(storage, company) if with_logo else b"",
        working_week=wire_week(company.working_week or USUAL_WEEK),
        admin_user_ids=map(str, await directory.admin_ids(company.id)) if with_admins else (),
    )


async def _logo(storage: Storage, company: Company) -> bytes:
    if company.logo_key is None:
        return b""
    try:
        return await storage.read(company.logo_key)
    except FileNotFound:
        # A paper without it is worth more than none.
        log.error("the logo of company %s is lost", company.id)
        return b""


def wire_project(
    project: Project, member_ids: Sequence[UUID], manager_ids: Sequence[UUID]
) -> identity_pb2.Project:
    return identity_pb2.Project(
        project_id=str(project.id),
        company_id=str(project.company_id),
        name=project.name,
        time_zone=project.time_zone,
        address=project.address,
        latitude=project.latitude,
        longitude=project.longitude,
        description=project.description,
        starts_on=project.starts_on.isoformat() if project.starts_on else "",
        ends_on=project.ends_on.isoformat() if project.ends_on else "",
        is_archived=project.archived_at is not None,
        member_user_ids=map(str, member_ids),
        manager_user_ids=map(str, manager_ids),
        fence_radius_meters=project.fence_radius_meters,
        fence_points=[identity_pb2.Point(**each) for each in project.fence_points or ()],
        working_week=wire_week(project.working_week or ()),
    )


async def _user(row: Any, storage: Storage) -> identity_pb2.User:
    fields = await person_fields(row, storage)
    return identity_pb2.User(
        user_id=str(fields["user_id"]),
        full_name=fields["full_name"],
        email=fields["email"],
        name_abbreviation=fields["name_abbreviation"],
        abbreviation_bg_color=fields["abbreviation_bg_color"],
        language=row.language,
        photo_url=fields["photo_url"] or "",
        role=wire_role(Role(row.role) if row.role else None),
        stand_in_user_id=str(row.stand_in_id or ""),
    )
