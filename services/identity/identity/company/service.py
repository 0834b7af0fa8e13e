from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role, SignedInUser
from chassis.db import UnitOfWork
from chassis.storage import Storage
from contracts.identity.v1 import events_pb2
from identity_client.people import PersonPublic

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.company.errors import CompanyNotFound, NoSeatLeft
from identity.company.repo import CompanyRepo, Headcount
from identity.company.schemas import (
    CompanyBrief,
    CompanyOfCaller,
    CompanyPublic,
    CompanyRename,
    CompanySettingsUpdate,
    Subscription,
)
from identity.directory.people import person_fields
from identity.tables.company import Company
from identity.working_week import USUAL_WEEK, shown_week, written_week

_PEOPLE_SHOWN = 20


async def my_companies(uow: UnitOfWork, user_id: UUID) -> list[CompanyBrief]:
    return [CompanyBrief.model_validate(row) for row in await CompanyRepo(uow).companies_of(user_id)]


async def companies_in_console(uow: UnitOfWork, user: SignedInUser) -> list[CompanyOfCaller]:
    return [CompanyOfCaller.model_validate(row) for row in await CompanyRepo(uow).companies_of(user.user_id)]


async def get_company(uow: UnitOfWork, storage: Storage, actor: Actor) -> CompanyPublic:
    return await public(uow, storage, await get(uow, actor.company_id), actor.user_id, actor.role)


async def rename_company(
    uow: UnitOfWork, storage: Storage, actor: Actor, body: CompanyRename
) -> CompanyPublic:
    actor.must_be_in(body.group_id)
    company = await get(uow, actor.company_id, lock=True)
    if body.name != company.name:
        note(uow, actor, AuditAction.COMPANY_RENAMED, company, {"name": [company.name, body.name]})
        company.name = body.name
        # Whoever outside said yes said it to the old name: they are asked again.
        await CompanyRepo(uow).forget_consents(company.id)
        await announce(uow, company)
    return await public(uow, storage, company, actor.user_id, actor.role)


async def update_settings(
    uow: UnitOfWork, storage: Storage, actor: Actor, body: CompanySettingsUpdate
) -> CompanyPublic:
    actor.must_be_in(body.group_id)
    company = await get(uow, actor.company_id, lock=True)
    changes: dict[str, Any] = {}
    for name, column, wanted in (
        ("isGeofenceRadiusCheck", "is_geofence_radius_check", body.is_geofence_radius_check),
        ("geofenceRadius", "geofence_radius_meters", body.geofence_radius),
        ("timeZone", "time_zone", body.time_zone),
    ):
        held = getattr(company, column)
        if wanted is not None and wanted != held:
            changes[name] = [held, wanted]
            setattr(company, column, wanted)
    week = [each.model_dump() for each in body.working_week or ()]
    held_week = company.working_week or USUAL_WEEK
    if week and week != held_week:
        changes["workingWeek"] = [written_week(held_week), written_week(week)]
        company.working_week = week
    if changes:
        note(uow, actor, AuditAction.COMPANY_SETTINGS_CHANGED, company, changes)
        await announce(uow, company)
    return await public(uow, storage, company, actor.user_id, actor.role)


async def get(uow: UnitOfWork, company_id: UUID, *, lock: bool = False) -> Company:
    """The company. With `lock`, whoever else changes it or its membership waits until this unit ends:
    that is what keeps the seat limit and the one owner true when many act at once."""
    company = await CompanyRepo(uow).find(company_id, lock=lock)
    if company is None:
        raise CompanyNotFound
    return company


async def headcount(uow: UnitOfWork, company_id: UUID) -> Headcount:
    return await CompanyRepo(uow).headcount(company_id)


async def free_seats(uow: UnitOfWork, company: Company) -> int:
    """How many more may be invited. Only true for as long as the company is locked."""
    return company.seats_count - (await headcount(uow, company.id)).seats_in_use


async def must_have_seat(uow: UnitOfWork, company: Company) -> None:
    if await free_seats(uow, company) < 1:
        raise NoSeatLeft(company.seats_count)


def note(
    uow: UnitOfWork,
    actor: Actor | SignedInUser,
    action: AuditAction,
    company: Company,
    changes: dict[str, Any] | None = None,
) -> None:
    audit.record(
        uow,
        actor,
        action,
        subject_type="company",
        subject_id=company.id,
        subject_name=company.name,
        changes=changes,
    )


async def public(
    uow: UnitOfWork, storage: Storage, company: Company, user_id: UUID, role: Role
) -> CompanyPublic:
    companies = CompanyRepo(uow)
    seats = await companies.headcount(company.id)
    people = await companies.first_people(company.id, _PEOPLE_SHOWN)
    return CompanyPublic(
        **Subscription.of(company.subscription, role).model_dump(),
        group_id=company.id,
        name=company.name,
        is_default=await companies.is_default(company.id, user_id),
        is_geofence_radius_check=company.is_geofence_radius_check,
        geofence_radius=company.geofence_radius_meters,
        color=company.color,
        logo_url=await storage.signed_url(company.logo_key) if company.logo_key else None,
        time_zone=company.time_zone,
        working_week=shown_week(company.working_week or USUAL_WEEK),
        seats_count=company.seats_count,
        using_seats_count=seats.seats_in_use,
        users=[PersonPublic(**await person_fields(row, storage)) for row in people],
        created_at=company.created_at,
        created_by=company.created_by,
        updated_at=company.updated_at,
    )


async def companies_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.CompanyChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [_company_changed(company) for company in await CompanyRepo(uow).held_after(after, limit)]


async def announce(uow: UnitOfWork, company: Company) -> None:
    uow.outbox.add(_company_changed(company))
    await uow.flush()


def _company_changed(company: Company) -> events_pb2.CompanyChanged:
    return events_pb2.CompanyChanged(
        company_id=str(company.id),
        name=company.name,
        is_geofence_radius_check=company.is_geofence_radius_check,
        geofence_radius_meters=company.geofence_radius_meters,
        time_zone=company.time_zone,
    )
