"""In whose hands a machine is. Each hand-over is a fact, signed by whoever got it: who lost or broke it later
is no matter of memory."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField, of_equipment
from attendance.crew.people import people_of
from attendance.custody.errors import (
    ChangedHands,
    HandOverIdTaken,
    HasItAlready,
    NotAmongThem,
    NotTheirsToHandOver,
    NotToBeHandedOut,
    SignatureMissing,
)
from attendance.custody.repo import HandOverRepo
from attendance.custody.schemas import HandOverCreate, HandOverPublic, HandOversQuery
from attendance.equipment.announcement import equipment_changed
from attendance.equipment.reading import get_equipment
from attendance.equipment.schemas import EquipmentState
from attendance.tables.equipment import Equipment
from attendance.tables.equipment_care import EquipmentHandOver

_AWAY = {EquipmentState.LOST.value, EquipmentState.RETIRED.value}


async def hand_over(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: HandOverCreate) -> HandOverPublic:
    directory = runtime.of(Directory)
    seen = await get_equipment(uow, actor, body.equipment_id)
    await runtime.of(Projects).must_be_open(actor.company_id, seen.project_id)
    if body.to_user_id not in (None, actor.user_id):
        await _must_see_it(runtime, actor, seen, body.to_user_id)
    named = (actor.user_id, body.from_user_id, body.to_user_id, seen.holder_user_id)
    people = await directory.people(actor.company_id, named)
    equipment = await get_equipment(uow, actor, body.equipment_id, lock=True)
    if known := await HandOverRepo(uow).find(body.equipment_hand_over_id):
        if (known.equipment_id, known.created_by) != (equipment.id, actor.user_id):
            raise HandOverIdTaken
        return _shown(actor, known, equipment, people)
    _must_be_right(actor, equipment, body, people)
    made = EquipmentHandOver(
        id=body.equipment_hand_over_id,
        company_id=actor.company_id,
        equipment_id=equipment.id,
        from_user_id=equipment.holder_user_id,
        to_user_id=body.to_user_id,
        at=now(),
        note=body.note,
        # A store signs for nothing.
        ink=body.ink if body.to_user_id else [],
        signed_name=body.signed_name if body.to_user_id else "",
        created_by=actor.user_id,
    )
    HandOverRepo(uow).add(made)
    equipment.holder_user_id, equipment.held_since = body.to_user_id, made.at if body.to_user_id else None
    await uow.flush()
    changes = {
        AuditField.HOLDER: (_id_of(made.from_user_id), _id_of(made.to_user_id)),
        **({AuditField.NOTE: (None, made.note)} if made.note else {}),
    }
    uow.outbox.add(of_equipment(actor, AuditAction.EQUIPMENT_HANDED_OVER, equipment, changes))
    uow.outbox.add(equipment_changed(equipment))
    return _shown(actor, made, equipment, people)


async def query_hand_overs(
    uow: UnitOfWork, directory: Directory, actor: Actor, wanted: HandOversQuery
) -> Page[HandOverPublic]:
    actor.must_be_in(wanted.group_id)
    equipment = await get_equipment(uow, actor, wanted.equipment_id)
    rows, total = await HandOverRepo(uow).page(wanted.equipment_id, wanted.paging)
    named = {each for row in rows for each in (row.from_user_id, row.to_user_id, row.created_by)}
    people = await directory.people(actor.company_id, named)
    shown = [_shown(actor, row, equipment, people) for row in rows]
    return Page[HandOverPublic].of(shown, total, wanted.paging)


async def _must_see_it(runtime: Runtime, actor: Actor, equipment: Equipment, user_id: UUID) -> None:
    """Nobody is given what they would not find in their list."""
    places = {each for each in (equipment.project_id, equipment.at_project_id) if each}
    found = await runtime.of(Projects).find_all(actor.company_id, places)
    if any(user_id in people_of(project) for project in found.values()):
        return
    if user_id not in await runtime.of(Directory).admins(actor.company_id):
        raise NotAmongThem


def _must_be_right(
    actor: Actor, equipment: Equipment, body: HandOverCreate, people: dict[UUID, PersonPublic]
) -> None:
    holder = equipment.holder_user_id
    if holder != body.from_user_id:
        raise ChangedHands
    may_take = holder is None and body.to_user_id == actor.user_id
    if not (may_take or actor.user_id == holder or actor.manages(equipment.project_id)):
        has_it = people.get(holder) if holder else None
        raise NotTheirsToHandOver(has_it.full_name if has_it else "")
    if body.to_user_id == holder:
        raise HasItAlready
    if body.to_user_id is None:
        return
    if equipment.condition in _AWAY:
        raise NotToBeHandedOut
    if not (body.ink or body.signed_name):
        raise SignatureMissing


def _id_of(user_id: UUID | None) -> str | None:
    return str(user_id) if user_id else None


def _shown(actor: Actor, row: Any, equipment: Equipment, people: dict[UUID, PersonPublic]) -> HandOverPublic:
    is_theirs = actor.user_id in (row.from_user_id, row.to_user_id, row.created_by)
    may_look = is_theirs or actor.manages(equipment.project_id)
    return HandOverPublic(
        equipment_hand_over_id=row.id,
        equipment_id=row.equipment_id,
        from_user=people.get(row.from_user_id),
        to_user=people.get(row.to_user_id),
        is_returned=row.to_user_id is None,
        at=row.at,
        note=row.note,
        by=people.get(row.created_by),
        is_signed=bool(row.ink or row.signed_name),
        ink=row.ink if may_look else None,
        signed_name=row.signed_name if may_look else "",
    )
