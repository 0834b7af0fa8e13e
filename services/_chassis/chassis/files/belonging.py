"""Whether a storage and a database belong together: a sweep from an empty database, another's or one set back
to an earlier moment would take files for nobody's. Each keeps how often the folder was swept, the storage
never ahead. How many files have no row proves nothing: who leaves some could keep them by leaving more."""

from dataclasses import dataclass
from uuid import UUID

import orjson
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from chassis.db.tables import SweptFolder
from chassis.db.uow import UnitOfWork
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.storage import FileNotFound, Storage


@dataclass(frozen=True)
class Mark:
    database_id: UUID
    sweeps: int


def mark_key(folder: str) -> str:
    """Who deletes it says that they do belong together from now on."""
    return f"sweeps/{folder}.mark"


async def belong_together(runtime: Runtime, folder: str) -> bool:
    """If so, one more sweep is written down."""
    # Before the database's own, which is only ever ahead of it then.
    seen = await _mark_in(runtime.storage, folder)
    async with runtime.database.unit_of_work() as uow:
        if seen is not None and not _knows(await _mark_of(uow, folder), seen):
            return False
        mark = await _count(uow, folder)
    written = orjson.dumps({"database_id": str(mark.database_id), "sweeps": mark.sweeps})
    await runtime.storage.put(mark_key(folder), written)
    return True


def _knows(own: Mark | None, seen: Mark) -> bool:
    return own is not None and own.database_id == seen.database_id and own.sweeps >= seen.sweeps


async def _mark_in(storage: Storage, folder: str) -> Mark | None:
    try:
        kept = orjson.loads(await storage.read(mark_key(folder)))
    except FileNotFound:
        return None
    return Mark(UUID(kept["database_id"]), kept["sweeps"])


async def _mark_of(uow: UnitOfWork, folder: str) -> Mark | None:
    found = await uow.execute(
        select(SweptFolder.database_id, SweptFolder.sweeps).where(SweptFolder.folder == folder)
    )
    row = found.one_or_none()
    return Mark(row.database_id, row.sweeps) if row else None


async def _count(uow: UnitOfWork, folder: str) -> Mark:
    counted = await uow.execute(
        insert(SweptFolder)
        .values(folder=folder, database_id=new_id(), sweeps=1)
        .on_conflict_do_update(index_elements=[SweptFolder.folder], set_={"sweeps": SweptFolder.sweeps + 1})
        .returning(SweptFolder.database_id, SweptFolder.sweeps)
    )
    row = counted.one()
    return Mark(row.database_id, row.sweeps)
