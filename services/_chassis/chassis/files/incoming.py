"""A file that somebody sends: its name as its readers see it, and its kind by its content."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import BinaryIO

from anyio import to_thread

from chassis.files.errors import FileRefused
from chassis.files.kinds import FileKind, kind_by_content
from chassis.http.schema import readable
from chassis.pictures.metadata import Piece
from chassis.texts import Text

_LONGEST_NAME = 255


@dataclass(frozen=True)
class IncomingFile:
    """It is what its name says."""

    name: str
    ending: str
    size: int
    kind: FileKind
    content: BinaryIO
    pieces: Sequence[Piece] | None = None
    """What of it is kept; None: all, as it came."""


async def look_at(name: str, size: int, content: BinaryIO, endings: Collection[str]) -> IncomingFile:
    """`endings`: what is taken here. Anything else is refused with a sentence that says what to do."""
    name = _checked_name(name)
    ending = name.rpartition(".")[2].lower() if "." in name else ""
    if ending not in endings:
        raise FileRefused(
            Text("Files of the type ‘{ending}’ are not taken here. Choose another file.", ending=ending)
        )
    if size == 0:
        raise FileRefused(Text("This file is empty. Choose another one."))
    kind = await to_thread.run_sync(kind_by_content, content, ending)
    if kind is None:
        raise FileRefused(
            Text("This file is called ‘.{ending}’, but it is none. Choose another one.", ending=ending)
        )
    return IncomingFile(name, ending, size, kind, content)


def _checked_name(name: str) -> str:
    """The last part of whatever path came, and nothing that deceives its reader."""
    last = PurePath(name.replace("\\", "/")).name
    try:
        last = readable(last).strip()
    except ValueError:
        raise FileRefused(
            Text("The name of the file has signs in it that can't be kept. Rename it.")
        ) from None
    if not last or len(last) > _LONGEST_NAME:
        raise FileRefused(
            Text("The name of the file must have 1 to {most} characters. Rename it.", most=_LONGEST_NAME)
        )
    return last
