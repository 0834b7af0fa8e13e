"""Small questions to a port: enough to know that the program behind it works, without a client library."""

import asyncio
import json
from typing import Any

TIMEOUT = 3.0


class NotReady(Exception):
    """The part answered, but is not ready to work."""


async def http_get(host: str, port: int, path: str) -> tuple[int, bytes]:
    async with asyncio.timeout(TIMEOUT):
        reader, writer = await asyncio.open_connection(host, port)
        try:
            request = f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n"
            writer.write(request.encode())
            await writer.drain()
            answer = await reader.read(65536)
        finally:
            writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    if len(words) < 2 or not words[1].isdigit():
        raise NotReady("no HTTP answer")
    return int(words[1]), body


async def expect_http(host: str, port: int, path: str) -> None:
    status, body = await http_get(host, port, path)
    if not 200 <= status < 300:
        raise NotReady(f"{path} answers {status}: {body[:200].decode(errors='replace')}")


async def first_line(host: str, port: int, send: bytes = b"") -> str:
    async with asyncio.timeout(TIMEOUT):
        reader, writer = await asyncio.open_connection(host, port)
        try:
            writer.write(send)
            await writer.drain()
            return (await reader.readline()).decode(errors="replace").strip()
        finally:
            writer.close()


async def nats_info(host: str, port: int) -> dict[str, Any]:
    line = await first_line(host, port)
    if not line.startswith("INFO "):
        raise NotReady(f"unexpected greeting: {line[:80]}")
    return json.loads(line.removeprefix("INFO "))
