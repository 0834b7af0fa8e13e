"""Before the row that points at it, so that none ever points at a file that is not there. What is stored and
comes to no row is deleted after a day (`sweeping`)."""

from collections.abc import AsyncIterator, Collection, Hashable, Mapping
from typing import BinaryIO

from anyio import to_thread

from chassis.files.incoming import IncomingFile
from chassis.pictures.pictures import Pictures, Rendition
from chassis.runtime import Runtime

_CHUNK_BYTES = 256 * 1024


async def store(
    runtime: Runtime,
    file: IncomingFile,
    key: str,
    renditions: Mapping[str, Rendition],
    *,
    caller: Hashable,
) -> None:
    """As it came under its key, and of a picture its renditions by their keys, the largest first."""
    if file.kind.picture_format and renditions:
        formats = [file.kind.picture_format]
        await store_renditions(runtime, file.content, formats, renditions, caller=caller)
    await runtime.storage.put(key, _chunks(file.content))


async def store_renditions(
    runtime: Runtime,
    content: BinaryIO,
    formats: Collection[str],
    renditions: Mapping[str, Rendition],
    *,
    caller: Hashable,
) -> None:
    """`caller`: among whom the turns go round (`Pictures`)."""
    made = await runtime.of(Pictures).render(content, [*formats], [*renditions.values()], caller=caller)
    for key, picture in zip(renditions, made, strict=True):
        await runtime.storage.put(key, picture)


def beside(key: str, ending: str) -> str:
    """`…/1.png` and `-small.jpg`: `…/1-small.jpg`."""
    return key.rpartition(".")[0] + ending


async def _chunks(content: BinaryIO) -> AsyncIterator[bytes]:
    await to_thread.run_sync(content.seek, 0)
    while chunk := await to_thread.run_sync(content.read, _CHUNK_BYTES):
        yield chunk
