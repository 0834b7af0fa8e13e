"""Photos are kept for people who are to see what is in them, and not where whoever took them lives."""

import mmap
from dataclasses import replace
from typing import BinaryIO

from anyio import to_thread

from chassis.files.errors import FileRefused
from chassis.files.incoming import IncomingFile
from chassis.pictures.metadata import Piece, Unreadable, pieces_without_metadata
from chassis.texts import Text


async def without_metadata(file: IncomingFile) -> IncomingFile:
    """As it is to be stored: a picture without what tells where, when and with what it was taken, anything
    else as it came. Asked before the row is made, which says its size."""
    if not file.kind.picture_format:
        return file
    try:
        pieces = await to_thread.run_sync(_pieces, file.content, file.kind.picture_format)
    except Unreadable:
        raise FileRefused(Text("This picture can't be read. Save it as JPEG or PNG and send that.")) from None
    return replace(file, pieces=pieces, size=sum(map(len, pieces)))


def _pieces(content: BinaryIO, picture_format: str) -> list[Piece]:
    descriptor = content.fileno()
    # What was still held in memory is written down.
    content.flush()
    with mmap.mmap(descriptor, 0, access=mmap.ACCESS_READ) as mapped:
        return pieces_without_metadata(mapped, picture_format)
