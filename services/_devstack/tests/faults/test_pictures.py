"""Hostile pictures sent all at once: the service stays within its pod's memory and answers the others."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any
from uuid import uuid4

import httpx
import psutil
import pytest
import yaml
from devstack.layout import ROOT
from devstack.testing import Stack
from devstack.testing.memory import MEBIBYTE, memory_of, memory_watched
from devstack.testing.replica import Replica, second_process
from forms_support.approval import Approval

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.hostile_pictures import good, hostile
from services._devstack.tests.faults.ledger import sign_in
from services._devstack.tests.faults.office import open_office

pytestmark = pytest.mark.skipif(not psutil.LINUX, reason="what a container counts is asked of Linux")

_GOOD = 8
_PATIENCE = 300.0
# The process that opens pictures stays, and what the service's libraries keep.
_STAYS = 96 * MEBIBYTE

Send = Callable[[httpx.AsyncClient, str, bytes], Coroutine[Any, Any, httpx.Response]]


def pod_limit() -> int:
    [patch] = yaml.safe_load_all(
        (ROOT / "k8s/components/python-service/hardened-deployment.yaml").read_text()
    )
    limit = patch["spec"]["template"]["spec"]["containers"][0]["resources"]["limits"]["memory"]
    found = re.fullmatch(r"(\d+)Mi", limit)
    assert found
    return int(found[1]) * MEBIBYTE


class WithPictures(Approval):
    def pages(self) -> list[dict[str, Any]]:
        [page] = super().pages()
        types = ["jpg", "png", "gif", "webp"]
        setting = {"label": "Photos", "allowedTypes": types, "most": 30}
        page["components"][0]["components"][0] |= {"type": "upload", "setting": setting}
        return [page]


async def to_forms(stack: Stack, replica: Replica) -> Send:
    async with open_office(stack, WithPictures) as office:
        submission_id = str(uuid4())
        body: dict[str, object] = {
            "submissionId": submission_id,
            "formTemplateId": office.approval.template_id,
            "projectId": office.approval.project_id,
        }
        await office.insist("/api/Submission/CreateSubmission", body)
        field_id = office.approval.field_id

    async def send(http: httpx.AsyncClient, name: str, content: bytes) -> httpx.Response:
        ids = {"submissionId": submission_id, "fieldId": field_id, "fileId": str(uuid4())}
        return await http.post("/api/FormFiles/UploadResources", data=ids, files={"file": (name, content)})

    return send


async def to_identity(stack: Stack, replica: Replica) -> Send:
    async def send(http: httpx.AsyncClient, name: str, content: bytes) -> httpx.Response:
        return await http.post("/api/User/UploadSelfPhoto", files={"file": (name, content)})

    return send


@pytest.mark.parametrize(
    ("context", "sender", "call"),
    [
        ("forms", to_forms, "/api/Submission/GetTodoCounts"),
        ("identity", to_identity, "/api/User/GetSelfProfile"),
    ],
    ids=["forms", "identity"],
)
@repeated(20, 64)
async def test_bombs_at_once_stay_within_the_pods_memory(
    stack: Stack,
    context: str,
    sender: Callable[[Stack, Replica], Coroutine[Any, Any, Send]],
    call: str,
    times: int,
) -> None:
    with second_process(stack, context) as replica:
        send = await sender(stack, replica)
        headers = await sign_in(stack)
        limits = httpx.Limits(max_connections=times + _GOOD + 1)
        async with httpx.AsyncClient(
            base_url=replica.url, headers=headers, timeout=_PATIENCE, limits=limits
        ) as http:

            async def until_answered(name: str, content: bytes) -> httpx.Response:
                """As the web does: a service that is busy is asked again."""
                while (answer := await send(http, name, content)).status_code in (429, 503):
                    assert answer.headers["Retry-After"]
                    await asyncio.sleep(float(answer.headers["Retry-After"]))
                return answer

            [photo] = islice(good(), 1)
            assert (await until_answered(*photo)).is_success
            service = replica.process.pid
            before = memory_of(service)
            bombs = [each for each in hostile(times) if len(each[1]) < 5 * MEBIBYTE]
            with memory_watched(service) as peak:
                async with asyncio.timeout(_PATIENCE):
                    sending = [asyncio.create_task(until_answered(*each)) for each in bombs]
                    fine = [asyncio.create_task(until_answered(*each)) for each in islice(good(), _GOOD)]
                    answered = 0
                    while not all(each.done() for each in (*sending, *fine)):
                        assert (await http.get(call)).status_code == 200
                        answered += 1
                        await asyncio.sleep(0.05)
                    answers = await asyncio.gather(*sending)
                    assert {each.status_code for each in await asyncio.gather(*fine)} <= {200, 201}
            assert {each.status_code for each in answers} <= {200, 201, 422}
            assert any(each.status_code == 422 for each in answers)
            assert answered > 5
            after = memory_of(service)
    assert peak.bytes < pod_limit(), str(peak)
    assert after < before + _STAYS, f"{before // MEBIBYTE} → {after // MEBIBYTE} MiB"
