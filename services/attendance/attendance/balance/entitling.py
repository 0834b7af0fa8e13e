"""How much leave a company grants a year, of which type."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from identity_client.directory import Directory
from identity_client.saves import Save, must_be_newest

from attendance.balance.account import WHOLE, Accrual
from attendance.balance.acts import InAudit, entitlement_in_audit, of_entitlement
from attendance.balance.errors import NoSuchEntitlement
from attendance.balance.repo import BalanceRepo
from attendance.balance.schemas import LeaveEntitlementPublic, LeaveEntitlementSet
from attendance.record_type.schemas import RecordTypePublic
from attendance.record_type.service import get_leave_type, types_named
from attendance.tables.balance import LeaveEntitlement


async def query_entitlements(
    uow: UnitOfWork, actor: Actor, company_id: UUID | None
) -> list[LeaveEntitlementPublic]:
    """Of all types, the years in their order."""
    actor.must_be_in(company_id)
    rows = await BalanceRepo(uow).entitlements_of(actor.company_id)
    types = await types_named(uow, actor.company_id, {each.record_type for each in rows})
    return [_shown(each, types[each.record_type]) for each in rows]


async def set_entitlement(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: LeaveEntitlementSet
) -> LeaveEntitlementPublic:
    """From its year on; the years before stay as they were."""
    actor.must_be_in(body.group_id)
    repo = BalanceRepo(uow)
    kind = await get_leave_type(uow, actor, body.record_type)
    there = await repo.find_entitlement(actor, body.record_type, body.from_year)
    await _must_be_newest(directory, actor, there, body.revision)
    await uow.lock(f"leave entitlements of {actor.company_id}")
    there = await repo.find_entitlement(actor, body.record_type, body.from_year, lock=True)
    await _must_be_newest(directory, actor, there, body.revision)
    before: InAudit = entitlement_in_audit(there) if there else {}
    row = there or LeaveEntitlement(
        company_id=actor.company_id,
        record_type=body.record_type,
        from_year=body.from_year,
        updated_by=actor.user_id,
        revision=0,
        **_values(body),
    )
    for name, value in _values(body).items():
        setattr(row, name, value)
    row.updated_by = actor.user_id
    row.revision += 1
    if there is None:
        repo.add(row)
    await uow.flush()
    uow.outbox.add(of_entitlement(actor, row, kind.name, before))
    return _shown(row, kind)


async def _must_be_newest(
    directory: Directory, actor: Actor, there: LeaveEntitlement | None, seen: int
) -> None:
    if there is None and seen:
        raise NoSuchEntitlement
    if there is not None:
        newest = Save(there.revision, there.updated_by, there.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)


def _values(body: LeaveEntitlementSet) -> dict[str, Any]:
    return {
        "year_days": int(body.year_days * WHOLE),
        "accrual": body.accrual.value,
        "most_carried": int(body.most_carried_days * WHOLE),
        "may_go_below": body.may_go_below,
    }


def _shown(row: LeaveEntitlement, kind: RecordTypePublic) -> LeaveEntitlementPublic:
    return LeaveEntitlementPublic(
        record_type=row.record_type,
        name=kind.name,
        color=kind.color,
        from_year=row.from_year,
        year_days=row.year_days / WHOLE,
        accrual=Accrual(row.accrual),
        most_carried_days=row.most_carried / WHOLE,
        may_go_below=row.may_go_below,
        revision=row.revision,
    )
