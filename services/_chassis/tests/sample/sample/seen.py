"""A read model of notes, as another service would keep it."""

from collections.abc import Sequence
from typing import Any

from chassis.db import UnitOfWork
from chassis.events.projection import EventWithContext, Projection
from chassis.events.read_model import delete_rows, replace_rows
from chassis.ids import read_id
from chassis.live import Audience, LiveNote

from sample.events import NoteChanged, NoteDeleted
from sample.tables import NoteSeen


async def keep(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    rows = [
        {"note_id": each.event.note_id, "company_id": each.context.company_id, "text": each.event.text}
        for each in told
    ]
    await replace_rows(uow, NoteSeen, rows)


async def forget(uow: UnitOfWork, note_ids: Sequence[str]) -> None:
    await delete_rows(uow, NoteSeen, note_ids)


def to_everybody(event: Any) -> LiveNote:
    """Whoever looks at notes asks again."""
    return LiveNote(read_id(event.company_id), "notes", Audience.everybody())


notes_seen = Projection(
    "sample.notes_seen",
    states=[NoteChanged],
    ends=[NoteDeleted],
    keep=keep,
    forget=forget,
    live_note=to_everybody,
)
