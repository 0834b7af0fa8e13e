"""Every call that takes a file, with every file that means harm: bounded in memory and in time."""

from collections.abc import AsyncGenerator
from typing import Any
from uuid import uuid4

import httpx
import pytest
from devstack.testing import Stack
from devstack.testing.memory import memory_of, memory_watched

from services._devstack.tests.attacks.bombs import FILES, NAMES, harmless, made
from services._devstack.tests.attacks.fields import part_schema, resolved
from services._devstack.tests.attacks.hostile_form import HostileForm
from services._devstack.tests.attacks.site import Caller, open_site, operations
from services._devstack.tests.attacks.watch import memory_limit, waiting_watched
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, example

# A stall of the house that a person notices, on a machine that does nothing else.
_NOTICED = 0.2


def uploads() -> list[Operation]:
    return [each for each in operations() if part_schema(each) is not None]


class Sender:
    def __init__(self, caller: Caller, seen: Seen) -> None:
        self.caller = caller
        self._seen = seen

    async def send(self, operation: Operation, name: str, content: bytes) -> httpx.Response:
        schema = resolved(part_schema(operation) or {}, operation)
        parts, files = dict[str, Any](), dict[str, Any]()
        for part, inner in schema["properties"].items():
            if _is_file(inner):
                files[part] = (name, content)
            elif part in schema.get("required", ()):
                value = str(uuid4()) if part == "fileId" else example(part, inner, operation, self._seen)
                parts[part] = str(value)
        answer = await self.caller.http.request(
            operation.method, operation.path, data=parts, files=files, headers=self.caller.bearer
        )
        self.caller.http.cookies.clear()
        return answer


def _told(answer: httpx.Response) -> dict[str, Any]:
    return answer.json()["data"] or {}


def _is_file(schema: dict[str, Any]) -> bool:
    return schema.get("format") == "binary" or "contentMediaType" in schema


@pytest.fixture(scope="module")
async def furnished(stack: Stack) -> AsyncGenerator[Sender]:
    """Somebody with a form in hand that takes every kind of file."""
    async with open_site(stack) as site:
        caller = await site.furnished(HostileForm)
        seen = await caller.look_around()
        form = site.form_of(caller)
        assert isinstance(form, HostileForm)
        seen.ids["fieldId"] = [form.upload_field]
        yield Sender(caller, seen)


@pytest.fixture
async def sender(furnished: Sender) -> Sender:
    """Newly signed in, in the company that all files are sent to: to make it is most of what a call costs."""
    await furnished.caller.sign_in()
    return furnished


@pytest.mark.parametrize("upload", uploads(), ids=lambda each: each.name)
async def test_no_file_takes_more_memory_than_its_pod_has(
    stack: Stack, sender: Sender, upload: Operation
) -> None:
    """A3, and whatever else grows when it is read."""
    pid, limit, problems = stack.pid(upload.context), memory_limit(upload.context), list[str]()
    assert pid is not None
    good = await sender.send(upload, *harmless())
    assert good.status_code < 500, good.text
    for name in FILES:
        with memory_watched(pid) as peak:
            answer = await sender.send(upload, *made(name))
        if answer.status_code >= 500:
            problems.append(f"{name}: {answer.status_code} {answer.text[:120]}")
        if peak.bytes > limit:
            problems.append(f"{name}: {peak} of {limit >> 20} MiB, answered {answer.status_code}")
    assert stack.pid(upload.context) == pid, "the service ended"
    again = await sender.send(upload, *harmless())
    assert again.status_code == good.status_code, f"for all that came before it: {again.text}"
    if (stays := memory_of(pid)) > limit:
        problems.append(f"{stays >> 20} MiB stay of {limit >> 20}")
    assert problems == []


async def test_no_name_of_a_file_leads_elsewhere_or_writes_a_header(sender: Sender) -> None:
    problems: list[str] = []
    for upload in uploads():
        for name in NAMES:
            answer = await sender.send(upload, name, harmless()[1])
            if answer.status_code >= 500 or "x-injected" in answer.headers:
                problems.append(f"{upload.name}, {name[:40]!r}: {answer.status_code} {answer.text[:120]}")
            elif answer.is_success:
                kept = str(_told(answer).get("name", ""))
                if any(sign in kept for sign in ("/", "\\", "\r", "\x00")):
                    problems.append(f"{upload.name}: kept as {kept!r}")
    assert problems == []


async def test_what_came_in_is_only_ever_downloaded_unless_it_is_harmless(sender: Sender) -> None:
    problems, served = list[str](), 0
    for upload in uploads():
        for name in ("a drawing with a script", "a page", "a picture that is a page", "a page as a picture"):
            answer = await sender.send(upload, *made(name))
            url = _told(answer).get("url") if answer.is_success else None
            if not url:
                continue
            served += 1
            file = await sender.caller.http.get(url)
            shown_in_place = file.headers.get("content-disposition", "inline").startswith("inline")
            is_picture = (
                file.headers["content-type"].startswith("image/")
                and "svg" not in file.headers["content-type"]
            )
            guarded = "sandbox" in file.headers.get("content-security-policy", "")
            if (
                (shown_in_place and not is_picture)
                or not guarded
                or file.headers.get("x-content-type-options") != "nosniff"
            ):
                problems.append(f"{upload.name}, {name}: {dict(file.headers)}")
    assert problems == []
    assert served, "no file was kept: the test proved nothing"


@pytest.mark.long
@pytest.mark.parametrize("upload", uploads(), ids=lambda each: each.name)
async def test_no_file_makes_others_wait(stack: Stack, sender: Sender, upload: Operation) -> None:
    """A5: a cheap call asked all the while. What a machine with more to do takes longer for, it takes
    longer for with harmless files too."""
    url = f"{stack.url(upload.context)}/healthz/live"
    with waiting_watched(url) as quiet:
        for _ in range(len(FILES)):
            await sender.send(upload, *harmless())
    stalls: dict[str, float] = {}
    for name in FILES:
        content = made(name)
        with waiting_watched(url) as waiting:
            await sender.send(upload, *content)
        stalls[name] = waiting.longest
    bar = max(_NOTICED, 4 * quiet.longest)
    assert {name: round(each, 2) for name, each in stalls.items() if each > bar} == {}
