"""Equipment as those see it who see its home, or the project where it is."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor, Origin
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.guessing import Guesses
from chassis.http import Page, Slice
from chassis.http.keyset import Place
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.audit import AuditField
from attendance.equipment.errors import EquipmentNotFound, OfAnotherCompany, UnknownCode
from attendance.equipment.repo import SOON, EquipmentRepo
from attendance.equipment.scan_repo import ScanRepo
from attendance.equipment.scan_schemas import LocationRecordPublic, LocationRecordsQuery
from attendance.equipment.schemas import (
    CertificatePublic,
    ChangedField,
    EquipmentCard,
    EquipmentChangePublic,
    EquipmentPublic,
    EquipmentQuery,
    EquipmentState,
    OwnEquipmentCard,
    Standing,
)
from attendance.label.codes import code_in
from attendance.record.today import today_of
from attendance.tables.equipment import Equipment


async def get_equipment(
    uow: UnitOfWork, actor: Actor, equipment_id: UUID, *, lock: bool = False
) -> Equipment:
    equipment = await EquipmentRepo(uow).find(actor, equipment_id, lock=lock)
    if equipment is None:
        raise EquipmentNotFound
    return equipment


async def query_equipment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: EquipmentQuery
) -> Page[EquipmentPublic]:
    actor.must_be_in(wanted.group_id)
    today = await today_of(runtime.of(Projects), actor.company_id)
    rows, total = await EquipmentRepo(uow).page(actor, wanted, today)
    return Page[EquipmentPublic].of(await shown(runtime, actor, rows), total, wanted.paging)


async def get_detail(uow: UnitOfWork, runtime: Runtime, actor: Actor, equipment_id: UUID) -> EquipmentPublic:
    (found,) = await shown(runtime, actor, [await get_equipment(uow, actor, equipment_id)])
    return found


async def get_history(
    uow: UnitOfWork, directory: Directory, actor: Actor, equipment_id: UUID, place: Place
) -> Slice[EquipmentChangePublic]:
    equipment = await get_equipment(uow, actor, equipment_id)
    hidden = set[str]() if actor.manages(equipment.project_id) else {AuditField.RENTAL_RATE.value}
    rows, following = await EquipmentRepo(uow).changes(equipment_id, place)
    people = await directory.people(actor.company_id, (row.by for row in rows))
    items = [
        EquipmentChangePublic(
            change_id=row.id,
            action=row.action,
            changes=[
                ChangedField(field=field, before=before, after=after)
                for field, (before, after) in row.changes.items()
                if field not in hidden
            ],
            by=people.get(row.by),
            at=row.created_at,
        )
        for row in rows
    ]
    return Slice[EquipmentChangePublic](data=items, next=following)


async def query_location_records(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: LocationRecordsQuery
) -> Page[LocationRecordPublic]:
    actor.must_be_in(wanted.group_id)
    rows, total = await ScanRepo(uow).page(actor, wanted)
    named: set[UUID] = {user_id for row in rows for user_id in _told_of(actor, row)}
    people = await runtime.of(Directory).people(actor.company_id, named)
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    records = [
        LocationRecordPublic(
            equipment_attendance_record_id=row.id,
            equipment_id=row.equipment_id,
            equipment_name=row.equipment_name,
            project_id=row.project_id,
            project_name=_name_of(projects, row.project_id),
            time_zone=_zone_of(projects, row.project_id),
            check_in_at=row.check_in_at,
            check_in_latitude=row.check_in_latitude,
            check_in_longitude=row.check_in_longitude,
            check_out_at=row.check_out_at,
            check_out_latitude=row.check_out_latitude,
            check_out_longitude=row.check_out_longitude,
            users=[people[each] for each in _told_of(actor, row) if each in people],
            issues=row.issues,
        )
        for row in rows
    ]
    return Page[LocationRecordPublic].of(records, total, wanted.paging)


def _told_of(actor: Actor, row: Any) -> list[UUID]:
    """Beside where they were: to managers, and to each of them."""
    is_managed = actor.manages(row.project_id)
    return [each for each in row.user_ids if is_managed or each == actor.user_id]


async def get_by_code(uow: UnitOfWork, projects: Projects, actor: Actor, scanned: str) -> OwnEquipmentCard:
    """Whoever holds it may know what it is, in whichever project of theirs it turned up."""
    equipment = await _find_by_code(uow, scanned)
    if equipment is None:
        raise UnknownCode
    if equipment.company_id != actor.company_id:
        raise OfAnotherCompany
    repo = EquipmentRepo(uow)
    is_visible = await repo.find(actor, equipment.id) is not None
    card = await _card(projects, equipment)
    return OwnEquipmentCard(
        **card.model_dump(),
        equipment_id=equipment.id if is_visible else None,
        must_not_be_used=state_of(equipment) is EquipmentState.SERVICE,
        defects=await repo.blocking_defects(equipment.id),
    )


async def get_card(uow: UnitOfWork, runtime: Runtime, origin: Origin, scanned: str) -> EquipmentCard:
    """For anybody at all; who guesses waits."""
    equipment = await _find_by_code(uow, scanned)
    if equipment is None:
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise UnknownCode
    return await _card(runtime.of(Projects), equipment)


async def _find_by_code(uow: UnitOfWork, scanned: str) -> Equipment | None:
    code = code_in(scanned)
    return await EquipmentRepo(uow).find_by_code(code) if code else None


async def _card(projects: Projects, equipment: Equipment) -> EquipmentCard:
    return EquipmentCard(
        name=equipment.name,
        category=equipment.category,
        company_name=await projects.company_name(equipment.company_id),
        contact=equipment.contact,
    )


async def shown(runtime: Runtime, actor: Actor, rows: Sequence[Any]) -> list[EquipmentPublic]:
    found = await runtime.of(Projects).shown(actor.company_id, _projects_of(rows))
    holders = await runtime.of(Directory).people(actor.company_id, (row.holder_user_id for row in rows))
    return [_public(actor, row, found, holders) for row in rows]


def _projects_of(rows: Sequence[Any]) -> Iterable[UUID]:
    return (each for row in rows for each in (row.project_id, row.at_project_id) if each is not None)


def _public(
    actor: Actor, row: Any, projects: dict[UUID, Project], holders: dict[UUID, PersonPublic]
) -> EquipmentPublic:
    home = projects.get(row.project_id)
    zone = _zone_of(projects, row.project_id)
    today = day_at(now(), zone_of(zone))
    is_open = not (home and home.is_archived)
    may_edit = actor.manages(row.project_id) and is_open
    return EquipmentPublic(
        equipment_id=row.id,
        name=row.name,
        category=row.category,
        serial_number=row.serial_number,
        state=state_of(row),
        condition=EquipmentState(row.condition),
        project_id=row.project_id,
        project_name=_name_of(projects, row.project_id),
        at_project_id=row.at_project_id,
        at_project_name=_name_of(projects, row.at_project_id),
        at_since=row.at_since,
        kit_id=row.kit_id,
        holder=holders.get(row.holder_user_id),
        held_since=row.held_since,
        may_hand_over=may_edit or (row.holder_user_id == actor.user_id and is_open),
        time_zone=zone,
        is_rented=row.is_rented,
        supplier=row.supplier,
        rental_rate=row.rental_rate if actor.manages(row.project_id) else "",
        return_due=row.return_due,
        contact=row.contact,
        certificates=[_certificate(each, today) for each in row.certificates],
        expires_on=row.expires_on,
        standing=_standing(row.expires_on, today),
        blocks_when_expired=row.blocks_when_expired,
        is_blocked=row.is_blocked,
        meter_hours=None if row.meter_tenths is None else row.meter_tenths / 10,
        meter_at=row.meter_at,
        code=row.code if may_edit else "",
        revision=row.revision,
        may_edit=may_edit,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def state_of(row: Any) -> EquipmentState:
    if row.condition != EquipmentState.AVAILABLE.value:
        return EquipmentState(row.condition)
    if row.is_blocked:
        return EquipmentState.SERVICE
    return EquipmentState.AVAILABLE if row.at_project_id is None else EquipmentState.IN_USE


def _certificate(kept: dict[str, Any], today: date) -> CertificatePublic:
    expires_on = date.fromisoformat(kept["expiresOn"])
    return CertificatePublic(name=kept["name"], expires_on=expires_on, is_expired=expires_on < today)


def _standing(expires_on: date | None, today: date) -> Standing | None:
    if expires_on is None or expires_on > today + SOON:
        return None
    return Standing.EXPIRED if expires_on < today else Standing.EXPIRES_SOON


def _name_of(projects: dict[UUID, Project], project_id: UUID | None) -> str:
    project = projects.get(project_id) if project_id else None
    return project.name if project else ""


def _zone_of(projects: dict[UUID, Project], project_id: UUID) -> str:
    project = projects.get(project_id)
    return project.time_zone if project and project.time_zone else "UTC"
