"""Hostile text where people see it: on every screen, in a real browser, and on paper."""

import asyncio
import json
import os
import subprocess
import threading
from collections.abc import Generator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from typing import Any

import httpx
import pytest
from devstack import builds, e2e
from devstack.layout import web_projects
from devstack.testing import Stack
from pypdf import PdfReader

from services._devstack.tests.attacks.fields import body_with, fields_of
from services._devstack.tests.attacks.hostile import MARK, SHOWN
from services._devstack.tests.attacks.hostile_form import told_to_fetch
from services._devstack.tests.attacks.site import Caller, Site, writes

_PATIENCE = 180.0
# Calls that make nothing which the caller's own screens show, or would change who looks at them.
_NOT_PLANTED = ("/api/Auth/", "/api/DevOps/", "/api/Group/CreateGroup", "/api/Group/DeleteGroup")


class Canary:
    """Whoever asks it for anything has followed a hostile text."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Note(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append(self.path)
                self.send_response(200)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                """Quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Note)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def canary() -> Generator[Canary]:
    canary = Canary()
    assert httpx.get(f"{canary.url}/itself").is_success
    assert canary.asked == ["/itself"], "the canary is deaf"
    canary.asked.clear()
    yield canary
    canary.close()


async def _plant(site: Site, caller: Caller) -> int:
    """A hostile text in every place where one is taken."""
    seen, taken = await caller.look_around(), 0
    for operation in writes():
        if operation.path.startswith(_NOT_PLANTED):
            continue
        for field in fields_of(operation):
            for name in ("a picture", "a script") if field.is_text else ():
                # Names are short: the end of a longer text is not what makes it hostile.
                body = body_with(operation, field, SHOWN[name][:110], seen)
                taken += (await caller.send(operation.method, operation.path, body)).is_success
    return taken


@pytest.mark.parametrize("most", [14, pytest.param(80, marks=pytest.mark.long)], ids=["some", "every"])
async def test_on_no_screen_a_text_becomes_more_than_text(
    site: Site, stack: Stack, canary: Canary, most: int
) -> None:
    if not os.environ.get("CHROMIUM"):
        pytest.fail(
            "no Chromium found: apt-get install chromium-headless-shell, or set CHROMIUM=/path/to/chrome"
        )
    await builds.build_changed(web_projects())
    caller = await site.furnished(told_to_fetch(canary.url))
    assert await _plant(site, caller) > 9, "hardly anything was taken: the test proved nothing"
    form = site.form_of(caller)
    submissions = await caller.data("GET", "/api/Submission/QuerySubmissions")
    paths = [f"/forms/submissions/{each['submissionId']}" for each in submissions["data"][:1]]
    said = await asyncio.to_thread(
        _browse, stack, caller, most, [*paths, f"/forms/templates/{form.template_id}"]
    )
    assert said.returncode == 0, said.stdout[-6000:]
    assert canary.asked == []


def _browse(stack: Stack, caller: Caller, most: int, paths: list[str]) -> "subprocess.CompletedProcess[str]":
    origin = stack.site.origin
    cookies = [{"name": name, "value": value, "url": origin} for name, value in caller.cookies.items()]
    return subprocess.run(
        e2e.command(e2e.ATTACKS, "list"),
        env=e2e.environment(stack.site)
        | {
            "HOSTILE_COOKIES": json.dumps(cookies),
            "HOSTILE_MARK": MARK,
            "HOSTILE_PATHS": json.dumps(paths),
            "HOSTILE_PAGES": str(most),
        },
        cwd=e2e.E2E.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("language", ["en", pytest.param("zh-CN", marks=pytest.mark.long)])
async def test_no_paper_follows_what_a_text_says(site: Site, canary: Canary, language: str) -> None:
    caller = await site.furnished(told_to_fetch(canary.url))
    [submission] = (await caller.data("GET", "/api/Submission/QuerySubmissions"))["data"]
    asked = {"SubmissionId": submission["submissionId"], "language": language}
    body = {"submissionId": submission["submissionId"], "language": language}
    await caller.data("POST", "/api/SubmissionPdf/Request", json=body)
    async with asyncio.timeout(_PATIENCE):
        while (link := await caller.data("GET", "/api/SubmissionPdf/Link", params=asked))["state"] != "ready":
            assert link["state"] != "failed", link
            await asyncio.sleep(0.3)
    paper = await site.http.get(link["url"])
    read = PdfReader(BytesIO(paper.content))
    text = "\n".join(page.extract_text() for page in read.pages)
    assert canary.asked == []
    assert "root:" not in text, "a file of ours stands on the paper"
    assert (dict(read.attachments), b"/JavaScript" in paper.content, b"/Launch" in paper.content) == (
        {},
        False,
        False,
    )
    assert "{{7*7}}" in text, "a template was followed, or the text is not on the paper"
    assert MARK in text
