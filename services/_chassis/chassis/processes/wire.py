"""What a service and its process say to each other: JSON, then bytes; on the way there also an open file.

Never pickled objects: a decoder that a hostile file took over must not be able to run code in the service.
"""

import json
import socket
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

LENGTHS = struct.Struct("!II")
_MOST_FILES = 1


class Ended(Exception):
    """Nobody is on the other side any more."""


@dataclass(frozen=True)
class Message:
    said: dict[str, Any]
    blobs: Sequence[bytes] = ()
    file: int | None = None
    """A descriptor. Whoever receives it closes it."""

    def packed(self) -> tuple[bytes, bytes]:
        """What goes first, with the file, and what follows."""
        header = json.dumps(self.said).encode()
        lengths = struct.pack(f"!{len(self.blobs)}Q", *map(len, self.blobs))
        return LENGTHS.pack(len(header), len(self.blobs)), header + lengths


def send(connection: socket.socket, message: Message) -> None:
    first, rest = message.packed()
    connection.sendall(first + rest)
    for blob in message.blobs:
        connection.sendall(blob)


def receive(connection: socket.socket) -> Message:
    first, files, _, _ = socket.recv_fds(connection, LENGTHS.size, _MOST_FILES)
    first += _read(connection, LENGTHS.size - len(first))
    header_bytes, blob_count = LENGTHS.unpack(first)
    said = json.loads(_read(connection, header_bytes))
    lengths = struct.unpack(f"!{blob_count}Q", _read(connection, 8 * blob_count))
    blobs = [_read(connection, each) for each in lengths]
    return Message(said, blobs, files[0] if files else None)


def _read(connection: socket.socket, count: int) -> bytes:
    content = bytearray(count)
    view = memoryview(content)
    while view:
        received = connection.recv_into(view)
        if not received:
            raise Ended
        view = view[received:]
    return bytes(content)
