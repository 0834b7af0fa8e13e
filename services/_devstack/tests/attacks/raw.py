"""Requests as no library would send them."""

import asyncio
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from services._devstack.tests.attacks.figures import FIGURES

_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")


@dataclass(frozen=True)
class Said:
    raw: bytes

    @property
    def statuses(self) -> list[int]:
        return [int(each) for each in _STATUS.findall(self.raw)]

    @property
    def status(self) -> int:
        return self.statuses[0] if self.statuses else 0

    @property
    def body(self) -> str:
        return self.raw.partition(b"\r\n\r\n")[2].decode(errors="replace")

    def header(self, name: str) -> str:
        found = re.search(
            rf"^{name}: *(.*?)\r$", self.raw.decode(errors="replace"), re.MULTILINE | re.IGNORECASE
        )
        return found[1] if found else ""


async def say(url: str, request: bytes, *, patience: float = 3.0) -> Said:
    """Sends it as it is and hears until the other side ends, or says nothing more for a while."""
    address = urlsplit(url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    heard = b""
    FIGURES.counted["requests written by hand"] += 1
    try:
        writer.write(request)
        await writer.drain()
        async with asyncio.timeout(patience):
            while more := await reader.read(65_536):
                heard += more
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.transport.abort()
    return Said(heard)


async def get(url: str, target: str, *headers: str, method: str = "GET") -> Said:
    """The target as it stands: nothing is normalised on the way."""
    lines = [f"{method} {target} HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Connection: close", *headers]
    return await say(url, "\r\n".join([*lines, "", ""]).encode("latin-1"))
