"""Kits: equipment that goes together. Whoever scans the kit's label scans all of its parts."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField
from attendance.equipment.errors import KitIsAPart, KitNotThere, PartIsAKit, TooManyParts
from attendance.equipment.reading import get_equipment, shown
from attendance.equipment.repo import EquipmentRepo
from attendance.equipment.schemas import EquipmentPublic, KitSet
from attendance.equipment.service import tell
from attendance.tables.equipment import Equipment

MOST_PARTS = 50


async def set_kit(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: KitSet) -> EquipmentPublic:
    projects, repo = runtime.of(Projects), EquipmentRepo(uow)
    part = await get_equipment(uow, actor, body.equipment_id)
    await _must_manage(projects, actor, part)
    await projects.learn(actor.company_id, [part.at_project_id])
    wanted = await repo.find(actor, body.kit_id) if body.kit_id else None
    if wanted is not None:
        await _must_manage(projects, actor, wanted)
    held = await repo.hold(
        actor.company_id, {part.id, *(each for each in (part.kit_id, body.kit_id) if each)}
    )
    part = held[part.id]
    # It may have been put into another one while this waited: that one's name is only for the history.
    before = held.get(part.kit_id) if part.kit_id else None
    kit = held.get(body.kit_id) if wanted is not None and body.kit_id else None
    if part.kit_id != body.kit_id:
        await _must_fit(uow, part, kit, wanted=body.kit_id)
        part.kit_id = body.kit_id
        await uow.flush()
        names = (before.name if before else None, kit.name if kit else None)
        tell(uow, actor, part, AuditAction.EQUIPMENT_CHANGED, {AuditField.KIT: names})
    (now_is,) = await shown(runtime, actor, [part])
    return now_is


async def _must_manage(projects: Projects, actor: Actor, equipment: Equipment) -> None:
    actor.must_manage(equipment.project_id)
    await projects.get_open(actor, equipment.project_id)


async def _must_fit(uow: UnitOfWork, part: Equipment, kit: Equipment | None, *, wanted: UUID | None) -> None:
    """Kits are one level deep: what one scans is what one sees before oneself."""
    if wanted is None:
        return
    if kit is None or kit.id == part.id:
        raise KitNotThere
    if kit.kit_id is not None:
        raise KitIsAPart
    repo = EquipmentRepo(uow)
    if await repo.count_parts(part.id):
        raise PartIsAKit
    if await repo.count_parts(kit.id) >= MOST_PARTS:
        raise TooManyParts(MOST_PARTS)
