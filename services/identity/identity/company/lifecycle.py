"""A company begins and ends."""

from uuid import UUID

from chassis.access import Actor, CompanyState, Role, SignedInUser
from chassis.access.reader import AccessReader
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2
from identity_client.access import wire_role

from identity.access.members import announce_member
from identity.access.service import announce_changed_access
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.company.errors import CompanyNameTaken, NameNotConfirmed, TooManyCompanies
from identity.company.look import forget_look
from identity.company.ownership import MOST_OWNED, hold_owned_by
from identity.company.repo import CompanyRepo
from identity.company.schemas import CompanyCreate, CompanyDelete, CompanyPublic
from identity.company.service import announce, get, note, public
from identity.session.service import SignedIn, switch_company
from identity.tables.company import Company


async def create_company(
    uow: UnitOfWork, runtime: Runtime, caller: SignedInUser, body: CompanyCreate, time_zone: str = "UTC"
) -> tuple[CompanyPublic, SignedIn]:
    """The caller owns it and works in it from now on."""
    companies = CompanyRepo(uow)
    # A double click must find what the first click made: the answer sets cookies, so it is not kept for it.
    owned = await hold_owned_by(uow, caller.user_id)
    if body.name.lower() in (name.lower() for name in owned):
        raise CompanyNameTaken(body.name)
    if len(owned) >= MOST_OWNED:
        raise TooManyCompanies(MOST_OWNED)
    company = companies.add(Company(name=body.name, time_zone=time_zone, created_by=caller.user_id))
    await uow.flush()
    owner = companies.add_owner(company.id, caller.user_id)
    await uow.flush()
    audit.record_for(
        uow,
        caller.user_id,
        caller.origin,
        company.id,
        AuditAction.COMPANY_CREATED,
        subject_type="company",
        subject_id=company.id,
        subject_name=company.name,
    )
    created = events_pb2.CompanyCreated(
        company_id=str(company.id), name=company.name, owner_user_id=str(caller.user_id)
    )
    created.at.FromDatetime(company.created_at)
    uow.outbox.add(created)
    uow.outbox.add(
        events_pb2.MemberJoined(
            company_id=str(company.id), user_id=str(caller.user_id), role=wire_role(Role.OWNER)
        )
    )
    await announce(uow, company)
    announce_member(uow, owner)
    announce_changed_access(uow, runtime.access, caller.user_id, company.id)
    signed_in = await switch_company(uow, runtime, caller, company.id)
    return await public(uow, runtime.storage, company, caller.user_id, Role.OWNER), signed_in


async def delete_company(uow: UnitOfWork, access: AccessReader, actor: Actor, body: CompanyDelete) -> None:
    """Nobody can work in it any more. Who was in it and what they did is kept here; other services let go."""
    actor.must_be_in(body.group_id)
    company = await get(uow, actor.company_id, lock=True)
    if body.confirm_name.strip() != company.name:
        raise NameNotConfirmed(company.name)
    companies = CompanyRepo(uow)
    company.deleted_at = now()
    forget_look(uow, company)
    await companies.revoke_open_invites(company.id)
    note(uow, actor, AuditAction.COMPANY_DELETED, company)
    uow.outbox.add(events_pb2.CompanyDeleted(company_id=str(company.id)))
    people: list[UUID] = await companies.member_ids(company.id)
    for user_id in people:
        announce_changed_access(uow, access, user_id, company.id)


async def change_state(uow: UnitOfWork, access: AccessReader, company_id: UUID, state: CompanyState) -> None:
    """Every process learns it with the access of the company's people."""
    company = await get(uow, company_id, lock=True)
    company.state = state.value
    people: list[UUID] = await CompanyRepo(uow).member_ids(company.id)
    for user_id in people:
        announce_changed_access(uow, access, user_id, company.id)
