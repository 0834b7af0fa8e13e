"""Notes as their owner keeps them: what is told of one is read while it is held."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from google.protobuf.message import Message

from sample.events import NoteAdded, NoteChanged, NoteDeleted
from sample.tables import Note


def add_note(uow: UnitOfWork, company_id: UUID, text: str) -> Note:
    note = uow.insert(Note(company_id=company_id, text=text))
    uow.outbox.add(changed(note))
    return note


async def append(uow: UnitOfWork, note_id: UUID, text: str) -> None:
    note = await _held(uow, note_id)
    if note is not None:
        note.text += text
        uow.outbox.add(changed(note))


async def say(uow: UnitOfWork, note_id: UUID, text: str) -> None:
    note = await _held(uow, note_id)
    if note is not None:
        note.text = text
        uow.outbox.add(changed(note))


async def delete_note(uow: UnitOfWork, note_id: UUID) -> None:
    note = await _held(uow, note_id)
    if note is not None:
        await uow.delete(note)
        uow.outbox.add(NoteDeleted(note_id=str(note_id), company_id=str(note.company_id)))


async def notes_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[Message]:
    held = held_after(Note, after, limit)
    return [changed(note) for note in (await uow.execute(held)).scalars()]


def added(note: Note) -> Any:
    return NoteAdded(note_id=str(note.id), company_id=str(note.company_id), text=note.text)


def changed(note: Note) -> Any:
    return NoteChanged(note_id=str(note.id), company_id=str(note.company_id), text=note.text)


async def _held(uow: UnitOfWork, note_id: UUID) -> Note | None:
    held = locked(select(Note).where(col(Note.id) == note_id))
    return (await uow.execute(held)).scalar_one_or_none()
