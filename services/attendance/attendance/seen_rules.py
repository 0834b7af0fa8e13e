"""Rules that a company has one of: none is undone by an admin who has not seen it."""

from datetime import datetime
from typing import Protocol
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from identity_client.directory import Directory
from identity_client.errors import SavedBySomebodyElse
from identity_client.saves import Save, must_be_newest


class Rules(Protocol):
    revision: int
    saved_by: UUID
    updated_at: datetime


async def must_be_seen(directory: Directory, actor: Actor, there: Rules | None, seen: int) -> None:
    if there is not None:
        newest = Save(there.revision, there.saved_by, there.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)
    elif seen:
        raise SavedBySomebodyElse(now(), by_caller=False, name=None)
