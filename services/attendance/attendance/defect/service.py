"""Defects of equipment: reported by whoever sees it, with what is broken; worked on and done by the managers
of its home. While a blocking one is not done the machine is in service."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork, changes_to
from chassis.http import Page
from chassis.runtime import Runtime
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, AuditField, yes
from attendance.defect.errors import DefectIdTaken, DefectNotFound, NoteMissing, TooManyDefects
from attendance.defect.repo import DefectRepo
from attendance.defect.schemas import (
    DefectChange,
    DefectCreate,
    DefectPhoto,
    DefectPublic,
    DefectsQuery,
)
from attendance.equipment.reading import get_equipment
from attendance.equipment.service import tell
from attendance.machine_file.schemas import EquipmentFilePublic
from attendance.machine_file.service import photos_of_defects
from attendance.tables.equipment import Equipment
from attendance.tables.equipment_care import DefectState, EquipmentDefect

MOST_OPEN = 50
"""Of one machine."""


async def create_defect(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: DefectCreate) -> DefectPublic:
    seen = await get_equipment(uow, actor, body.equipment_id)
    await runtime.of(Projects).must_be_open(actor.company_id, seen.project_id)
    people = await runtime.of(Directory).people(actor.company_id, [actor.user_id])
    equipment = await get_equipment(uow, actor, body.equipment_id, lock=True)
    repo = DefectRepo(uow)
    if known := await repo.find_any(body.equipment_defect_id):
        if (known.equipment_id, known.reported_by) != (equipment.id, actor.user_id):
            raise DefectIdTaken
        return _shown(actor, known, equipment, people)
    if await repo.count_open(equipment.id) >= MOST_OPEN:
        raise TooManyDefects(MOST_OPEN)
    at = now()
    defect = EquipmentDefect(
        id=body.equipment_defect_id,
        company_id=actor.company_id,
        equipment_id=equipment.id,
        title=body.title,
        description=body.description,
        is_blocking=body.is_blocking,
        reported_by=actor.user_id,
        created_at=at,
        updated_by=actor.user_id,
        updated_at=at,
    )
    repo.add(defect)
    equipment.is_blocked = equipment.is_blocked or body.is_blocking
    await uow.flush()
    told = {
        AuditField.DEFECT: (None, defect.title),
        **({AuditField.DEFECT_BLOCKS: (None, yes(is_so=True))} if defect.is_blocking else {}),
    }
    tell(uow, actor, equipment, AuditAction.EQUIPMENT_DEFECT_REPORTED, told)
    uow.outbox.add(
        events_pb2.EquipmentDefectReported(
            company_id=str(defect.company_id),
            equipment_defect_id=str(defect.id),
            equipment_id=str(equipment.id),
        )
    )
    return _shown(actor, defect, equipment, people)


async def change_defect(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: DefectChange) -> DefectPublic:
    sent = {
        name: value
        for name, value in body.model_dump(exclude={"equipment_defect_id", "revision"}).items()
        if value is not None
    }
    directory = runtime.of(Directory)
    defect = await get_defect(uow, actor, body.equipment_defect_id)
    equipment = await _get_managed(uow, runtime.of(Projects), actor, defect.equipment_id)
    await _must_be_newest(directory, actor, defect, seen=body.revision)
    people = await directory.people(actor.company_id, [actor.user_id, defect.reported_by])
    # The machine first, always: whoever reports another one of it holds that, too.
    equipment = await get_equipment(uow, actor, equipment.id, lock=True)
    defect = await get_defect(uow, actor, defect.id, lock=True)
    await _must_be_newest(directory, actor, defect, seen=body.revision)
    before = _written(defect)
    for name, value in changes_to(defect, sent).items():
        setattr(defect, name, int(value) if name == "state" else value)
    if defect.state == DefectState.DONE.value and not defect.note:
        raise NoteMissing
    after = _written(defect)
    changes = {field: (before[field], after[field]) for field in after if before[field] != after[field]}
    if changes:
        defect.revision += 1
        defect.updated_by, defect.updated_at = actor.user_id, now()
        await uow.flush()
        equipment.is_blocked = await DefectRepo(uow).count_open(equipment.id, blocking=True) > 0
        await uow.flush()
        told = {AuditField.DEFECT: (None, defect.title), **changes}
        tell(uow, actor, equipment, AuditAction.EQUIPMENT_DEFECT_CHANGED, told)
    return _shown(actor, defect, equipment, people)


async def query_defects(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: DefectsQuery
) -> Page[DefectPublic]:
    actor.must_be_in(wanted.group_id)
    rows, total = await DefectRepo(uow).page(actor, wanted)
    named = {each for row in rows for each in (row.reported_by, row.updated_by)}
    people = await runtime.of(Directory).people(actor.company_id, named)
    photos = await photos_of_defects(uow, runtime.storage, [row.id for row in rows])
    shown = [
        _public(actor, row, row.equipment_name, row.project_id, people, photos.get(row.id)) for row in rows
    ]
    return Page[DefectPublic].of(shown, total, wanted.paging)


async def get_defect(
    uow: UnitOfWork, actor: Actor, defect_id: UUID, *, lock: bool = False
) -> EquipmentDefect:
    defect = await DefectRepo(uow).find(actor, defect_id, lock=lock)
    if defect is None:
        raise DefectNotFound
    return defect


async def _get_managed(uow: UnitOfWork, projects: Projects, actor: Actor, equipment_id: UUID) -> Equipment:
    equipment = await get_equipment(uow, actor, equipment_id)
    actor.must_manage(equipment.project_id)
    await projects.get_open(actor, equipment.project_id)
    return equipment


async def _must_be_newest(directory: Directory, actor: Actor, defect: EquipmentDefect, *, seen: int) -> None:
    newest = Save(defect.revision, defect.updated_by, defect.updated_at)
    await must_be_newest(directory, actor, newest, seen=seen)


def _written(defect: EquipmentDefect) -> dict[AuditField, str | None]:
    return {
        AuditField.DEFECT_STATE: str(defect.state),
        AuditField.DEFECT_BLOCKS: yes(is_so=True) if defect.is_blocking else None,
        AuditField.NOTE: defect.note or None,
    }


def _shown(
    actor: Actor, defect: EquipmentDefect, equipment: Equipment, people: dict[UUID, PersonPublic]
) -> DefectPublic:
    return _public(actor, defect, equipment.name, equipment.project_id, people, None)


def _public(
    actor: Actor,
    row: Any,
    equipment_name: str,
    project_id: UUID,
    people: dict[UUID, PersonPublic],
    photos: list[EquipmentFilePublic] | None,
) -> DefectPublic:
    may_change = actor.manages(project_id)
    is_theirs = may_change or row.reported_by == actor.user_id
    return DefectPublic(
        equipment_defect_id=row.id,
        equipment_id=row.equipment_id,
        equipment_name=equipment_name,
        project_id=project_id,
        title=row.title,
        description=row.description,
        is_blocking=row.is_blocking,
        state=DefectState(row.state),
        note=row.note,
        reported_by=people.get(row.reported_by),
        reported_at=row.created_at,
        changed_by=people.get(row.updated_by),
        changed_at=row.updated_at,
        revision=row.revision,
        may_change=may_change,
        may_add_photos=is_theirs and row.state != DefectState.DONE.value,
        photos=[
            DefectPhoto(
                photo_id=each.photo_id, name=each.name, url=each.url, thumbnail_url=each.thumbnail_url
            )
            for each in photos or ()
        ],
    )
