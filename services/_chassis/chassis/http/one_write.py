"""Head and body of an answer go out in one write.

uvicorn writes them one after the other and uvloop hands each to the kernel at once: that costs a third of a
short answer's time in the server, and whoever reads is woken twice.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_MOST_HELD = 64 * 1024
"""Bytes. What is larger goes at once: only the transport knows when a slow reader has had enough."""


class GatheredWrites:
    """A transport that writes at the end of the loop's turn what was given to it meanwhile."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._call_soon = loop.call_soon
        self._held: list[bytes] = []
        self._size = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._held:
            self._call_soon(self._flush)
        self._held.append(data)
        self._size += len(data)
        if self._size > _MOST_HELD:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        held, self._held, self._size = self._held, [], 0
        if held and not self._transport.is_closing():
            self._transport.write(b"".join(held))


class OneWriteProtocol(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride] -- as uvicorn has it
        super().connection_made(cast("asyncio.Transport", GatheredWrites(transport, self.loop)))
