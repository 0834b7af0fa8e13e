"""Files that no row points at though nobody discarded them: who stored them died before the row was written,
or deleting them failed too often."""

import logging
from collections.abc import Sequence
from datetime import timedelta

from chassis.clock import now
from chassis.files.belonging import belong_together
from chassis.files.stored import StoredFiles
from chassis.runtime import Runtime
from chassis.storage import FileNotFound, Storage, StoredObject

log = logging.getLogger(__name__)

# Far longer than anybody takes from storing a file to writing its row.
KEEP_WITHOUT_ROW = timedelta(days=1)
PAGE = 1000
MOST_PAGES = 50


async def sweep(runtime: Runtime, files: StoredFiles) -> None:
    """What an hour leaves over, the next one takes, from where this one came to. Twice, or by two at once,
    deletes nothing more: what is found is discarded as any other is, and looked at once more before."""
    if not await belong_together(runtime, files.folder):
        log.error(
            "%s: the storage was last swept from another database, or a later state of this one: "
            "nothing is deleted (docs/operations.md)",
            files.folder,
        )
        return
    storage, place = runtime.storage, f"sweeps/{files.folder}"
    after = await _place(storage, place)
    for _ in range(MOST_PAGES):
        page = await storage.list(files.folder, after=after, most=PAGE)
        await _discard_without_row(runtime, files, page)
        before, after = after, page[-1].key if len(page) == PAGE else ""
        if after != before:
            await storage.put(place, after.encode())
        if not after:
            break


async def _place(storage: Storage, place: str) -> str:
    """In the storage that it is a place in: lost, it is only begun again."""
    try:
        return (await storage.read(place)).decode()
    except FileNotFound:
        return ""


async def _discard_without_row(runtime: Runtime, files: StoredFiles, page: Sequence[StoredObject]) -> None:
    old = [each.key for each in page if each.stored_at < now() - KEEP_WITHOUT_ROW]
    async with runtime.database.reading() as uow:
        found = await files.without_row(uow, old)
    if found:
        async with runtime.database.unit_of_work() as uow:
            files.discard(uow, found)
        log.info("%s: %d files have no row, and are deleted", files.folder, len(found))
