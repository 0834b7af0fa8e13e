"""No save undoes another that its author has not seen.

newest = Save(note.revision, note.updated_by, note.updated_at)
await must_be_newest(directory, actor, newest, seen=body.revision)
"""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from chassis.access import Actor

from identity_client.directory import Directory
from identity_client.errors import SavedBySomebodyElse


@dataclass(frozen=True, slots=True)
class Save:
    """The newest of something: which it was, whose and when."""

    revision: int
    by: UUID
    at: datetime


async def must_be_newest(directory: Directory, actor: Actor, newest: Save, *, seen: int) -> None:
    """Refuse who has not seen what is there now. Identity is asked who saved it: look before the row is held,
    so that nobody waits for that, and again when it is."""
    if newest.revision == seen:
        return
    people = await directory.people(actor.company_id, [newest.by])
    name = people[newest.by].full_name if newest.by in people else None
    raise SavedBySomebodyElse(newest.at, by_caller=newest.by == actor.user_id, name=name)
