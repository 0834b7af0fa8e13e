"""What the door lets through: inner paths, requests that can be read in two ways, forged addresses."""

import asyncio
from contextlib import suppress

import httpx
import pytest
from devstack.layout import services
from devstack.testing import Stack
from devstack.testing.kept import temporary_bytes_of

from services._devstack.tests.attacks import raw
from services._devstack.tests.attacks.fields import part_schema
from services._devstack.tests.attacks.site import Site, writes
from services._devstack.tests.every_service.house import Operation

_INNER = (
    *("/_limit?perMinute=0.000001&burst=9", "/_limit", "/_errors/502", "/_errors/413", "/metrics", "/ping"),
    *("/healthz/live", "/healthz/ready", "/dashboard/", "/api/rawdata", "/api/overview", "/debug/pprof/"),
    *("/debug/vars", "/openapi.json", "/docs", "/redoc", "/.env", "/.git/config", "/server.mjs"),
)
_WAYS = (
    *("/{0}", "//{0}", "/./{0}", "/x/../{0}", "/modules/../{0}", "/%2e/{0}", "/x/%2e%2e/{0}", "/{0}/"),
    *("/;/{0}", "/{0};x=1", "/{0}%20", "/{0}%00", "/%5F{1}", "/%5f{1}", "/{0}#x", "/\\{0}", "/x%2f..%2f{0}"),
    "http://127.0.0.1/{0}",
)
# A call that tells everybody nothing but who they are.
_CLOSED = "api/User/GetSelfProfile"
_OPEN = "/api/Project/GetTimeZones"
_MEBIBYTE = 1024 * 1024


def _is_refused(said: raw.Said) -> bool:
    """By the door itself, or with the page that every unknown address of the shell gets."""
    return said.status in (0, 301, 307, 308, 400, 404, 405, 414, 431) or (
        said.status == 200 and "text/html" in said.header("content-type")
    )


@pytest.mark.parametrize("path", _INNER)
async def test_no_inner_path_is_reached(stack: Stack, path: str) -> None:
    """A1: what the parts say among themselves is nobody else's."""
    problems: list[str] = []
    name, question, query = path.removeprefix("/").partition("?")
    for way in _WAYS:
        target = way.format(name, name[1:]) + question + query
        said = await raw.get(stack.url("gateway"), target)
        if not _is_refused(said):
            problems.append(f"{target}: {said.status} {said.body[:80]!r}")
    assert problems == []


async def test_no_way_of_writing_a_path_goes_past_the_check(stack: Stack) -> None:
    problems: list[str] = []
    for way in (
        *_WAYS,
        "/API/User/GetSelfProfile",
        "/api//User//GetSelfProfile",
        "/api/User/GetSelfProfile/.",
    ):
        said = await raw.get(stack.url("gateway"), way.format(_CLOSED, _CLOSED))
        if not (_is_refused(said) or said.status == 401):
            problems.append(f"{way}: {said.status} {said.body[:80]!r}")
    assert problems == []


_SMUGGLED = "GET /api/User/GetSelfProfile HTTP/1.1\r\nHost: x\r\nX-Smuggled: "
_BODY = f"0\r\n\r\n{_SMUGGLED}"
_TWO_WAYS = {
    "a length and chunks": f"Content-Length: {len(_BODY)}\r\nTransfer-Encoding: chunked\r\n\r\n{_BODY}",
    "a short length and chunks": f"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    f"5c\r\n{_SMUGGLED}\r\n0\r\n\r\n",
    "chunks by another name": f"Content-Length: {len(_BODY)}\r\nTransfer-Encoding: xchunked\r\n\r\n{_BODY}",
    "chunks behind a tab": f"Content-Length: {len(_BODY)}\r\nTransfer-Encoding:\tchunked\r\n\r\n{_BODY}",
    "chunks behind a space": f"Content-Length: {len(_BODY)}\r\nTransfer-Encoding : chunked\r\n\r\n{_BODY}",
    "chunks twice": f"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n{_BODY}",
    "two lengths": f"Content-Length: 0\r\nContent-Length: {len(_BODY)}\r\n\r\n{_BODY}",
    "a signed length": f"Content-Length: +{len(_BODY)}\r\n\r\n{_BODY}",
    "a folded line": f"X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: {len(_BODY)}\r\n\r\n{_BODY}",
    "bare line ends": f"Content-Length: {len(_BODY)}\nTransfer-Encoding: chunked\n\n{_BODY}",
    "an endless chunk": "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\nx\r\n0\r\n\r\n",
    "a chunk's remark": f"Transfer-Encoding: chunked\r\n\r\n0;{'x' * 9_000}\r\n\r\n{_SMUGGLED}",
}


@pytest.mark.parametrize("name", _TWO_WAYS)
async def test_a_request_that_reads_in_two_ways_reaches_nobody_else(stack: Stack, name: str) -> None:
    url = stack.url("gateway")
    head = f"POST {_OPEN} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    async with httpx.AsyncClient(base_url=url, timeout=20) as others:
        expected = (await others.get(_OPEN)).text
        for _ in range(3):
            said = await raw.say(url, (head + _TWO_WAYS[name]).encode(), patience=0.5)
            assert 200 not in said.statuses, said.raw[:300]
            answers = await asyncio.gather(*(others.get(_OPEN) for _ in range(4)))
            assert {(answer.status_code, answer.text) for answer in answers} == {(200, expected)}


async def test_other_methods_do_nothing(stack: Stack) -> None:
    problems: list[str] = []
    for method in ("TRACE", "TRACK", "CONNECT", "PROPFIND", "MOVE", "DEBUG", "X", "get"):
        for target in ("/", f"/{_CLOSED}", _OPEN):
            said = await raw.get(stack.url("gateway"), target, "X-Own: told-back", method=method)
            if said.status in (200, 500, 502, 503, 504) or "told-back" in said.body:
                problems.append(f"{method} {target}: {said.status} {said.body[:80]!r}")
    for header in ("X-HTTP-Method-Override: DELETE", "X-Method-Override: POST", "X-HTTP-Method: PUT"):
        said = await raw.get(stack.url("gateway"), f"/{_CLOSED}", header)
        if said.status != 401:
            problems.append(f"{header}: {said.status}")
    assert problems == []


async def test_what_is_too_long_is_refused(stack: Stack) -> None:
    problems: list[str] = []
    for name, target, *headers in (
        ("one header", _OPEN, "X-Long: " + "x" * 200_000),
        ("many headers", _OPEN, *(f"X-{number}: {'x' * 30}" for number in range(5_000))),
        ("cookies", _OPEN, "Cookie: " + "; ".join(f"c{number}=x" for number in range(20_000))),
        ("a path", "/api/" + "x" * 200_000),
        ("a question", f"{_OPEN}?" + "x=1&" * 50_000),
    ):
        said = await raw.get(stack.url("gateway"), target, *headers)
        if not 400 <= said.status < 500:
            problems.append(f"{name}: {said.status} {said.body[:80]!r}")
    assert problems == []


_FORGED = (
    "X-Forwarded-For", "X-Real-Ip", "True-Client-Ip", "Cf-Connecting-Ip", "X-Client-Ip", "X_Forwarded_For",
    "X-Original-Forwarded-For",
)  # fmt: skip


async def test_nobody_says_themselves_where_they_come_from(site: Site) -> None:
    headers = dict.fromkeys(_FORGED, "6.6.6.6") | {"Forwarded": "for=6.6.6.6;host=evil.example"}
    stranger = await site.attacker()
    me = {"email": stranger.email, "password": stranger.password}
    for more in ({}, {"Connection": "keep-alive, X-Forwarded-For"}):
        answer = await site.http.post("/api/Auth/Login", json=me, headers={**headers, **more})
        assert answer.is_success, answer.text
        site.http.cookies.clear()
    sessions = await stranger.data("GET", "/api/Auth/GetSessions")
    assert len(sessions) > 1
    assert "6.6.6.6" not in str(sessions)


async def test_no_forged_host_stands_in_a_mailed_link(site: Site) -> None:
    stranger, evil = await site.attacker(), "evil.example"
    asked = await site.http.post(
        "/api/Auth/RequestPasswordReset",
        json={"email": stranger.email},
        headers={
            "Host": evil,
            "X-Forwarded-Host": evil,
            "X-Forwarded-Proto": "ftp",
            "Origin": f"https://{evil}",
        },
    )
    if asked.is_success:
        await site.mailed_token(stranger.email, "reset-password")
    assert evil not in str(await site.mails_to(stranger.email))


async def test_a_signature_of_other_letters_is_refused_in_words(stack: Stack) -> None:
    """A12."""
    answers: dict[str, int] = {}
    for context in [each.context for each in services() if each.declared.areas]:
        target = f"/files/{context}/x?expires=9999999999&signature=%C3%A9"
        answers[context] = (await raw.get(stack.url("gateway"), target)).status
    refused = {context for context, status in answers.items() if status in (403, 422)}
    assert {"forms", "identity", "pdf"} <= refused
    # The others have no files.
    assert {status for context, status in answers.items() if context not in refused} <= {404}


async def test_what_nobody_sends_half_fills_no_disk(stack: Stack) -> None:
    """A6: bodies that never end, to every write, of senders whom nobody knows."""
    parts = ["gateway", *(each.context for each in services())]

    def kept() -> int:
        return sum(temporary_bytes_of(pid) for part in parts if (pid := stack.pid(part)))

    senders = [await _half_sent(stack.url("gateway"), each) for each in writes()]
    held = kept()
    for sender in senders:
        sender.transport.abort()
        with suppress(ConnectionError):
            await sender.wait_closed()
    assert held < _MEBIBYTE, f"{held >> 20} MiB on disk for nobody"
    assert kept() < _MEBIBYTE


async def _half_sent(url: str, operation: Operation) -> asyncio.StreamWriter:
    address = httpx.URL(url)
    _, writer = await asyncio.open_connection(address.host, address.port)
    kind = "multipart/form-data; boundary=x" if part_schema(operation) else "application/json"
    size = 24 * _MEBIBYTE if part_schema(operation) else _MEBIBYTE - 1
    head = (
        f"{operation.method} {operation.path} HTTP/1.1\r\nHost: localhost\r\n"
        f"Content-Type: {kind}\r\nContent-Length: {size}\r\n\r\n"
    )
    with suppress(ConnectionError, TimeoutError):  # it takes no more: right
        writer.write(head.encode())
        for _ in range(16):
            writer.write(bytes(size // 20))
            await asyncio.wait_for(writer.drain(), 2)
    return writer
