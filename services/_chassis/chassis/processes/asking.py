"""The service's side of the wire: nothing here waits for the process without letting others go on."""

import asyncio
import json
import socket
import struct
from typing import Any, cast

from chassis.processes.wire import LENGTHS, Ended, Message

_MOST_HEADER_BYTES = 4 * 1024 * 1024


class Unbelievable(Exception):
    """An answer that no program of ours gives: the process is not ours any more."""


async def ask(connection: socket.socket, message: Message, most_bytes: int) -> Message:
    loop = asyncio.get_running_loop()
    first, rest = message.packed()
    try:
        # A few bytes into an empty buffer: this does not wait.
        socket.send_fds(connection, [first], [] if message.file is None else [message.file])
        await loop.sock_sendall(connection, rest)
        for blob in message.blobs:
            await loop.sock_sendall(connection, blob)
        header_bytes, blob_count = LENGTHS.unpack(await _receive(connection, LENGTHS.size))
        if header_bytes + 8 * blob_count > _MOST_HEADER_BYTES:
            raise Unbelievable
        said = _object(await _receive(connection, header_bytes))
        lengths = struct.unpack(f"!{blob_count}Q", await _receive(connection, 8 * blob_count))
        if sum(lengths) > most_bytes:
            raise Unbelievable
        return Message(said, [await _receive(connection, each) for each in lengths])
    except (BrokenPipeError, ConnectionResetError):
        raise Ended from None


def _object(content: bytes) -> dict[str, Any]:
    try:
        said: Any = json.loads(content)
    except ValueError:
        raise Unbelievable from None
    if not isinstance(said, dict):
        raise Unbelievable
    return cast("dict[str, Any]", said)


async def _receive(connection: socket.socket, count: int) -> bytes:
    loop = asyncio.get_running_loop()
    content = bytearray(count)
    view = memoryview(content)
    while view:
        received = await loop.sock_recv_into(connection, view)
        if not received:
            raise Ended
        view = view[received:]
    return bytes(content)
