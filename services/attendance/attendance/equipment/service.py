"""Equipment: made and changed by the managers of its home project."""

from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.audit import Changes
from chassis.clock import now
from chassis.db import UnitOfWork, changes_to
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, AuditField, of_equipment, yes
from attendance.equipment.announcement import equipment_changed
from attendance.equipment.ends import first_end, first_warning
from attendance.equipment.errors import RentedWithoutSupplier, TooMuchEquipment
from attendance.equipment.reading import get_equipment, shown
from attendance.equipment.repo import EquipmentRepo
from attendance.equipment.returns import first_return_warning
from attendance.equipment.schemas import (
    Certificate,
    EquipmentCreate,
    EquipmentPublic,
    EquipmentRef,
    EquipmentUpdate,
)
from attendance.label.codes import new_code
from attendance.record.today import today_at
from attendance.tables.equipment import Equipment, EquipmentChange

MOST_EQUIPMENT = 10_000
"""Of a company."""


async def create_equipment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: EquipmentCreate
) -> EquipmentPublic:
    projects = runtime.of(Projects)
    await projects.get_open(actor, body.project_id)
    actor.must_manage(body.project_id)
    today = await today_at(projects, actor.company_id, body.project_id)
    await alone_in(uow, actor)
    await must_have_room(uow, actor, 1)
    equipment = add_equipment(uow, actor, body, today)
    await uow.flush()
    tell_created(uow, actor, equipment)
    (made,) = await shown(runtime, actor, [equipment])
    return made


async def alone_in(uow: UnitOfWork, actor: Actor) -> None:
    """Who else adds equipment to the company waits, and then sees this."""
    await uow.lock(f"equipment of {actor.company_id}")


async def must_have_room(uow: UnitOfWork, actor: Actor, more: int) -> None:
    if await EquipmentRepo(uow).count(actor.company_id) + more > MOST_EQUIPMENT:
        raise TooMuchEquipment(MOST_EQUIPMENT)


def add_equipment(uow: UnitOfWork, actor: Actor, body: EquipmentCreate, today: date) -> Equipment:
    """`today`: on its home's clock."""
    must_name_supplier(is_rented=body.is_rented, supplier=body.supplier)
    certificates = _kept(body.certificates)
    return EquipmentRepo(uow).add(
        Equipment(
            company_id=actor.company_id,
            project_id=body.project_id,
            name=body.name,
            category=body.category,
            serial_number=body.serial_number,
            is_rented=body.is_rented,
            supplier=body.supplier,
            rental_rate=body.rental_rate,
            return_due=body.return_due,
            contact=body.contact,
            certificates=certificates,
            expires_on=first_end(certificates),
            next_warning_on=first_warning(certificates, today),
            next_return_warning_on=_return_warning(body.return_due, today) if body.is_rented else None,
            blocks_when_expired=body.blocks_when_expired,
            code=new_code(),
            created_by=actor.user_id,
            updated_by=actor.user_id,
            updated_at=now(),
        )
    )


def tell_created(uow: UnitOfWork, actor: Actor, equipment: Equipment) -> None:
    told = {field: (None, value) for field, value in _written(equipment).items() if value}
    tell(uow, actor, equipment, AuditAction.EQUIPMENT_CREATED, told)


async def update_equipment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: EquipmentUpdate
) -> EquipmentPublic:
    sent = body.model_dump(exclude_unset=True, exclude={"equipment_id", "revision", "certificates"})
    # Only a return date may be taken away.
    sent = {name: value for name, value in sent.items() if value is not None or name == "return_due"}
    if body.project_id is not None:
        await runtime.of(Projects).get_seen(actor, body.project_id)
    await runtime.of(Projects).learn_company(actor.company_id)
    equipment = await _take(uow, runtime, actor, body.equipment_id, seen=body.revision)
    if body.project_id not in (None, equipment.project_id):
        await runtime.of(Projects).get_open(actor, body.project_id)
        actor.must_manage(body.project_id)
    home = body.project_id or equipment.project_id
    today = await today_at(runtime.of(Projects), actor.company_id, home)
    before = _written(equipment)
    if body.certificates is not None:
        sent["certificates"] = _kept(body.certificates)
        sent["expires_on"] = first_end(sent["certificates"])
        if sent["certificates"] != equipment.certificates:
            # One that is due stays so: what it says is read when it is said.
            due = equipment.next_warning_on
            is_due = due is not None and due <= today
            sent["next_warning_on"] = due if is_due else first_warning(sent["certificates"], today)
    for name, value in changes_to(equipment, sent).items():
        setattr(equipment, name, int(value) if name == "condition" else value)
    must_name_supplier(is_rented=equipment.is_rented, supplier=equipment.supplier)
    after = _written(equipment)
    if any(before[each] != after[each] for each in (AuditField.RENTED, AuditField.RETURN_DUE)):
        due = equipment.return_due if equipment.is_rented else None
        equipment.next_return_warning_on = _return_warning(due, today)
    changes = {field: (before[field], after[field]) for field in after if before[field] != after[field]}
    if changes:
        await _save(uow, actor, equipment)
        tell(uow, actor, equipment, AuditAction.EQUIPMENT_CHANGED, changes)
    (now_is,) = await shown(runtime, actor, [equipment])
    return now_is


async def replace_code(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: EquipmentRef
) -> EquipmentPublic:
    """The label was lost or copied: nobody gets anywhere with the old one any more."""
    equipment = await _take(uow, runtime, actor, body.equipment_id, seen=body.revision)
    equipment.code = new_code()
    await _save(uow, actor, equipment)
    tell(uow, actor, equipment, AuditAction.EQUIPMENT_CODE_REPLACED, {})
    (now_is,) = await shown(runtime, actor, [equipment])
    return now_is


async def _take(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, equipment_id: UUID, *, seen: int
) -> Equipment:
    """Held, for a manager of its home who has seen its newest save. Looked at before it is held too:
    identity is asked, and nobody should wait for that."""
    found = await _get_changeable(uow, runtime, actor, equipment_id, seen=seen, lock=False)
    await runtime.of(Projects).learn(actor.company_id, [found.project_id, found.at_project_id])
    return await _get_changeable(uow, runtime, actor, equipment_id, seen=seen, lock=True)


async def _get_changeable(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, equipment_id: UUID, *, seen: int, lock: bool
) -> Equipment:
    equipment = await get_equipment(uow, actor, equipment_id, lock=lock)
    actor.must_manage(equipment.project_id)
    await runtime.of(Projects).get_open(actor, equipment.project_id)
    newest = Save(equipment.revision, equipment.updated_by, equipment.updated_at)
    await must_be_newest(runtime.of(Directory), actor, newest, seen=seen)
    return equipment


async def _save(uow: UnitOfWork, actor: Actor, equipment: Equipment) -> None:
    equipment.revision += 1
    equipment.updated_by, equipment.updated_at = actor.user_id, now()
    await uow.flush()


def must_name_supplier(*, is_rented: bool, supplier: str) -> None:
    if is_rented and not supplier:
        raise RentedWithoutSupplier


def _return_warning(due: date | None, today: date) -> date | None:
    return first_return_warning(due, today) if due else None


def _kept(certificates: list[Certificate]) -> list[dict[str, Any]]:
    return [{"name": each.name, "expiresOn": each.expires_on.isoformat()} for each in certificates]


def _written(equipment: Equipment) -> dict[AuditField, str | None]:
    """What people edit of it, as they read it."""
    ends = "; ".join(f"{each['name']} {each['expiresOn']}" for each in equipment.certificates)
    return {
        AuditField.PROJECT: str(equipment.project_id),
        AuditField.NAME: equipment.name,
        AuditField.CATEGORY: equipment.category or None,
        AuditField.SERIAL_NUMBER: equipment.serial_number or None,
        AuditField.CONDITION: str(equipment.condition),
        AuditField.RENTED: yes(is_so=True) if equipment.is_rented else None,
        AuditField.SUPPLIER: equipment.supplier or None,
        AuditField.RENTAL_RATE: equipment.rental_rate or None,
        AuditField.RETURN_DUE: equipment.return_due.isoformat() if equipment.return_due else None,
        AuditField.CONTACT: equipment.contact or None,
        AuditField.CERTIFICATES: ends or None,
        AuditField.BLOCKS_WHEN_EXPIRED: yes(is_so=True) if equipment.blocks_when_expired else None,
    }


def tell(
    uow: UnitOfWork,
    actor: Actor,
    equipment: Equipment,
    action: AuditAction,
    changes: Changes[AuditField],
) -> None:
    """In its own history, in the company's log and to others."""
    EquipmentRepo(uow).add_change(
        EquipmentChange(
            company_id=equipment.company_id,
            equipment_id=equipment.id,
            action=action.value.partition(".")[2],
            changes={field.value: [*values] for field, values in changes.items()},
            by=actor.user_id,
        )
    )
    uow.outbox.add(of_equipment(actor, action, equipment, changes))
    uow.outbox.add(equipment_changed(equipment))
