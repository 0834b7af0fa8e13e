"""Before the row that points at it, so that none ever points at a file that is not there. What is stored and
comes to no row is deleted after a day (`sweeping`)."""

import logging
import sys
from collections.abc import AsyncIterator, Collection, Hashable, Iterable, Mapping
from typing import BinaryIO

from anyio import to_thread

from chassis.db.uow import UnitOfWork
from chassis.files.incoming import IncomingFile
from chassis.pictures.pictures import Pictures, Rendition
from chassis.runtime import Runtime
from chassis.storage import Storage

log = logging.getLogger(__name__)

_CHUNK_BYTES = 256 * 1024
_ALL = range(sys.maxsize)


def delete_if_undone(uow: UnitOfWork, storage: Storage, keys: Collection[str]) -> None:
    """Said before they are stored: whoever is refused, loses or leaves must not leave files that count for
    nobody."""

    async def delete() -> None:
        for key in keys:
            try:
                await storage.delete(key)
            except Exception:  # whatever the store has: the caller's own answer matters more
                log.warning("the file %s has no row, and is left to the sweep", key, exc_info=True)

    uow.if_undone(delete)


async def store(
    runtime: Runtime,
    file: IncomingFile,
    key: str,
    renditions: Mapping[str, Rendition],
    *,
    sharers: Iterable[Hashable],
) -> None:
    """What is kept of it under its key, and of a picture its renditions by their keys, the largest first."""
    if file.kind.picture_format and renditions:
        formats = [file.kind.picture_format]
        await store_renditions(runtime, file.content, formats, renditions, sharers=sharers)
    await runtime.storage.put(key, _chunks(file))


async def store_renditions(
    runtime: Runtime,
    content: BinaryIO,
    formats: Collection[str],
    renditions: Mapping[str, Rendition],
    *,
    sharers: Iterable[Hashable],
) -> None:
    """`sharers`: who takes turns with others (`Pictures`)."""
    made = await runtime.of(Pictures).render(content, [*formats], [*renditions.values()], sharers=sharers)
    for key, picture in zip(renditions, made, strict=True):
        await runtime.storage.put(key, picture)


def beside(key: str, ending: str) -> str:
    """`…/1.png` and `-small.jpg`: `…/1-small.jpg`."""
    return key.rpartition(".")[0] + ending


async def _chunks(file: IncomingFile) -> AsyncIterator[bytes]:
    for piece in [_ALL] if file.pieces is None else file.pieces:
        if isinstance(piece, bytes):
            yield piece
            continue
        await to_thread.run_sync(file.content.seek, piece.start)
        left = len(piece)
        while chunk := await to_thread.run_sync(file.content.read, min(left, _CHUNK_BYTES)):
            left -= len(chunk)
            yield chunk
