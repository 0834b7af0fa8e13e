"""A tablet at a gate, which anybody there may take: with it, nothing of another company is told or taken."""

import json
import secrets
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from devstack.testing import Stack

from services._devstack.tests.attacks.fields import body_with, fields_of, json_schema, resolved
from services._devstack.tests.attacks.sending import send_body
from services._devstack.tests.attacks.site import Site, open_site, operations
from services._devstack.tests.attacks.sweeps import leaked
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen


@pytest.fixture
async def site(stack: Stack) -> AsyncGenerator[Site]:
    async with open_site(stack, "127.7.7.7") as site:
        yield site


def _is_a_tablets(operation: Operation) -> bool:
    asked = resolved(json_schema(operation) or {}, operation).get("required", ())
    return operation.area == "Kiosk" and operation.access == "public" and "token" in asked


_ITS_OWN = [each for each in operations() if _is_a_tablets(each)]
_NEEDS_A_PERSON = [each for each in _ITS_OWN if any(field.is_id for field in fields_of(each))]


async def _paired(site: Site) -> str:
    owner = await site.attacker()
    project = await owner.data(
        "POST", "/api/Project/CreateProject", {"name": "Gate", "timeZone": "Asia/Singapore"}
    )
    named = {"projectId": project["projectId"], "name": "Gate 1"}
    code = (await owner.data("POST", "/api/Kiosk/CreateKiosk", named))["code"]
    token = secrets.token_urlsafe(32)
    await owner.data("POST", "/api/Kiosk/PairKiosk", {"code": code, "token": token})
    return token


async def test_a_tablet_tells_and_takes_nothing_of_anybody_elsewhere(site: Site) -> None:
    """With a PIN that may be right: it is the person who is not of its project."""
    member = await site.somebody("member")
    await member.data("PUT", "/api/Kiosk/SetOwnKioskPin", {"pin": "4812"})
    me = (await member.data("GET", "/api/User/GetSelfProfile"))["userId"]
    theirs: Seen = await (await site.somebody("owner")).look_around()
    before = await member.data("POST", "/api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel", {})
    token, problems = await _paired(site), list[str]()
    for operation in _ITS_OWN:
        for field in fields_of(operation):
            foreign = me if field.name == "userId" else theirs.id_for(field.name)
            if not field.is_id or foreign is None:
                continue
            body: dict[str, Any] = body_with(operation, field, foreign, theirs)
            body |= {name: value for name, value in {"token": token, "pin": "4812"}.items() if name in body}
            answer = await send_body(site.http, operation, body, theirs, {})
            if answer.is_success or answer.status_code >= 500 or "unknownKiosk" in answer.text:
                problems.append(f"{operation.name} {field}: {answer.status_code} {answer.text[:200]}")
            if told := leaked(answer, json.dumps(body), theirs.private):
                problems.append(f"{operation.name} {field} tells {told}")
    after = await member.data("POST", "/api/Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel", {})
    assert (problems, after == before) == ([], True)
    assert len(_NEEDS_A_PERSON) >= 3


async def test_a_tablet_that_is_none_is_told_so(site: Site) -> None:
    theirs, told = await (await site.somebody("owner")).look_around(), list[int]()
    for operation in _ITS_OWN:
        body = body_with(operation, fields_of(operation)[0], secrets.token_urlsafe(32), theirs)
        told.append((await send_body(site.http, operation, body, theirs, {})).status_code)
    assert {*told} <= {404, 422, 429}
