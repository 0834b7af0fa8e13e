"""Which types of leave there are: those of everybody, and a company's own."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.texts import Text
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, in_audit, of_record_type
from attendance.record_type.errors import (
    NoSuchLeave,
    RecordTypeNameTaken,
    RecordTypeNotFound,
    TooManyRecordTypes,
)
from attendance.record_type.repo import RecordTypeRepo
from attendance.record_type.schemas import FIRST_OWN, RecordTypeCreate, RecordTypePublic, RecordTypeUpdate
from attendance.tables.record_type import OwnRecordType, RecordType

MOST = 50


# Of the paid leave of everybody: a company whose days are others has a type of its own.
_USUAL_DAY = 8 * 60


def _of_everybody(
    kind: RecordType, name: Text, color: str, *, is_paid: bool, day_minutes: int = 0
) -> RecordTypePublic:
    return RecordTypePublic(
        value=kind.value,
        name=name,
        color=color,
        is_paid=is_paid,
        day_minutes=day_minutes,
        needs_approval=True,
        is_own=False,
        is_archived=False,
        revision=0,
    )


OF_EVERYBODY = (
    _of_everybody(RecordType.RECORD, Text("Time at work"), "#2f7d5b", is_paid=True),
    _of_everybody(RecordType.UNPAIDLEAVE, Text("Unpaid leave"), "#8a6d3b", is_paid=False),
    _of_everybody(RecordType.PAIDLEAVE, Text("Paid leave"), "#2f5d8a", is_paid=True, day_minutes=_USUAL_DAY),
)


async def query_own(
    uow: UnitOfWork, actor: Actor, company_id: UUID | None, paging: Paging, *, is_archived: bool | None
) -> Page[RecordTypePublic]:
    actor.must_be_in(company_id)
    rows, total = await RecordTypeRepo(uow).page(actor, paging, is_archived=is_archived)
    return Page[RecordTypePublic].of([_shown(row) for row in rows], total, paging)


async def usable_types(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> list[RecordTypePublic]:
    actor.must_be_in(company_id)
    own = await RecordTypeRepo(uow).all_of(actor.company_id)
    return [*OF_EVERYBODY, *(_shown(each) for each in own if not each.is_archived)]


async def get_leave_type(uow: UnitOfWork, actor: Actor, number: int) -> RecordTypePublic:
    """One to ask for."""
    usable = await usable_types(uow, actor, None)
    found = next((each for each in usable if each.value == number), None)
    if found is None or number == RecordType.RECORD:
        raise NoSuchLeave
    return found


async def types_named(uow: UnitOfWork, company_id: UUID, numbers: set[int]) -> dict[int, RecordTypePublic]:
    """Archived ones too: what was granted keeps its name."""
    known = {each.value: each for each in OF_EVERYBODY}
    if numbers - known.keys():
        known |= {each.number: _shown(each) for each in await RecordTypeRepo(uow).all_of(company_id)}
    return known


async def create_record_type(uow: UnitOfWork, actor: Actor, body: RecordTypeCreate) -> RecordTypePublic:
    actor.must_be_in(body.group_id)
    there = await _alone_with_types(uow, actor)
    if len(there) >= MOST:
        raise TooManyRecordTypes(MOST)
    _must_be_free(body.name, there)
    created = RecordTypeRepo(uow).add(
        OwnRecordType(
            company_id=actor.company_id,
            number=max((each.number + 1 for each in there), default=FIRST_OWN),
            updated_by=actor.user_id,
            **_values(body),
        )
    )
    await uow.flush()
    uow.outbox.add(told(created))
    uow.outbox.add(of_record_type(actor, AuditAction.TYPE_CREATED, created))
    return _shown(created)


async def update_record_type(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: RecordTypeUpdate
) -> RecordTypePublic:
    """What was granted of it stays as it was granted."""
    actor.must_be_in(body.group_id)
    await must_be_newest(directory, actor, _save(await _get(uow, actor, body.value)), seen=body.revision)
    there = await _alone_with_types(uow, actor)
    kind = await _get(uow, actor, body.value, lock=True)
    await must_be_newest(directory, actor, _save(kind), seen=body.revision)
    _must_be_free(body.name, [each for each in there if each.id != kind.id])
    before = in_audit(kind)
    for name, value in (_values(body) | {"is_archived": body.is_archived}).items():
        setattr(kind, name, value)
    kind.updated_by = actor.user_id
    kind.revision += 1
    await uow.flush()
    uow.outbox.add(told(kind))
    uow.outbox.add(of_record_type(actor, AuditAction.TYPE_CHANGED, kind, before))
    return _shown(kind)


async def types_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.AttendanceRecordTypeChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [told(each) for each in await RecordTypeRepo(uow).held_after(after, limit)]


def told(kind: OwnRecordType) -> events_pb2.AttendanceRecordTypeChanged:
    return events_pb2.AttendanceRecordTypeChanged(
        company_id=str(kind.company_id),
        attendance_record_type_id=str(kind.id),
        value=kind.number,
        name=kind.name,
        is_paid=kind.is_paid,
        day_minutes=kind.day_minutes,
        is_archived=kind.is_archived,
        revision=kind.revision,
    )


async def _alone_with_types(uow: UnitOfWork, actor: Actor) -> Sequence[OwnRecordType]:
    await uow.lock(f"attendance record types of {actor.company_id}")
    return await RecordTypeRepo(uow).all_of(actor.company_id)


async def _get(uow: UnitOfWork, actor: Actor, number: int, *, lock: bool = False) -> OwnRecordType:
    is_one = FIRST_OWN <= number < FIRST_OWN + MOST
    found = await RecordTypeRepo(uow).find(actor, number, lock=lock) if is_one else None
    if found is None:
        raise RecordTypeNotFound
    return found


def _must_be_free(name: str, others: Sequence[OwnRecordType]) -> None:
    if any(each.name.casefold() == name.casefold() for each in others):
        raise RecordTypeNameTaken(name)


def _save(kind: OwnRecordType) -> Save:
    return Save(kind.revision, kind.updated_by, kind.updated_at)


def _values(body: RecordTypeCreate) -> dict[str, Any]:
    return {
        "name": body.name,
        "color": body.color.lower(),
        "is_paid": body.is_paid,
        "day_minutes": body.day_minutes,
        "needs_approval": body.needs_approval,
    }


def _shown(row: Any) -> RecordTypePublic:
    return RecordTypePublic(
        value=row.number,
        name=row.name,
        color=row.color,
        is_paid=row.is_paid,
        day_minutes=row.day_minutes,
        needs_approval=row.needs_approval,
        is_own=True,
        is_archived=row.is_archived,
        revision=row.revision,
    )
