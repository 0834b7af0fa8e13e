"""The demo: a builder in Singapore with its crew, teams and sites, and a second company for the switch.

Everything is done by the services themselves, so the audit log and the events are what they would be.
It is one transaction: all of it is there or nothing, and where it is there it is left alone.
"""

from dataclasses import replace

from chassis.access import Role
from chassis.db import UnitOfWork
from chassis.demo import Extent
from chassis.runtime import Runtime
from identity.company import service as companies
from identity.company.schemas import CompanySettingsUpdate
from identity.project import service as projects
from identity.project.schemas import ProjectUpdate
from identity.user.passwords import Passwords
from identity.user.service import find_user_by_email

from identity_demo.company import CompanyBuilder
from identity_demo.extras import add_absence, add_campaigns, add_client_errors, add_invites, add_list_views
from identity_demo.people import ADMIN, CREW, HARBOUR_CREW, HARBOUR_OWNER, MANAGER, OWNER, PASSWORD, email_of
from identity_demo.places import HARBOUR, HARBOUR_SITES, HARBOUR_TEAMS, NORTHBANK, SITES, TEAMS


async def seed(runtime: Runtime, _: Extent = Extent.FULL) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.lock("the demo")
        if await find_user_by_email(uow, email_of(OWNER)) is not None:
            return
        # One hash for all: each takes the tenth of a second that is meant for whoever guesses passwords.
        password_hash = await runtime.of(Passwords).hash(PASSWORD)
        await _northbank(uow, runtime, password_hash)
        await _harbour(uow, runtime, password_hash)
        await add_campaigns(uow)


async def _northbank(uow: UnitOfWork, runtime: Runtime, password_hash: str) -> None:
    company = await CompanyBuilder.found(uow, runtime, password_hash, NORTHBANK, OWNER, seats=50)
    await companies.update_settings(
        uow,
        runtime.storage,
        company.owner,
        CompanySettingsUpdate(is_geofence_radius_check=True, geofence_radius=150),
    )
    await company.add_teams(TEAMS)
    await company.add_projects(SITES)
    await company.bring_in(ADMIN, company.owner)
    admin = company.actor(ADMIN.login, Role.ADMIN)
    for person in (MANAGER, *CREW):
        await company.bring_in(person, admin)
    await company.name_leads(TEAMS, admin)
    await company.name_managers(SITES, admin)
    await add_invites(uow, runtime, admin)
    await projects.update_project(
        uow,
        runtime,
        company.actor(MANAGER.login, Role.MANAGER, "punggol"),
        ProjectUpdate(
            project_id=company.project_ids["punggol"],
            description="Four blocks of 18 storeys with a podium car park. Structure at level 12.",
        ),
    )
    await add_list_views(uow, company.actor(MANAGER.login, Role.MANAGER))
    away = company.actor("ong.kimseng", Role.MEMBER)
    await add_absence(uow, runtime, away, company.user_ids["eduardo.bautista"])
    await add_client_errors(uow, [company.signed_in["member"], company.signed_in["siti.nurhaliza"]])


async def _harbour(uow: UnitOfWork, runtime: Runtime, password_hash: str) -> None:
    """A small company in which Northbank's owner is only a member."""
    company = await CompanyBuilder.found(uow, runtime, password_hash, HARBOUR, HARBOUR_OWNER, seats=10)
    await company.add_teams(HARBOUR_TEAMS)
    await company.add_projects(HARBOUR_SITES)
    for person in HARBOUR_CREW:
        await company.bring_in(person, company.owner)
    guest = replace(OWNER, role=Role.MEMBER, projects=("tuas",), hours_since_last_use=None)
    await company.bring_in(guest, company.owner)
    await company.name_leads(HARBOUR_TEAMS, company.owner)
    await company.name_managers(HARBOUR_SITES, company.owner)
