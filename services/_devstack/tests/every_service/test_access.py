"""Every endpoint of the OpenAPI documents x nobody, every lesser role, a stranger who knows our ids."""

import re
from uuid import UUID

import httpx
import pytest
from chassis.access import Role

from services._devstack.tests.every_service.house import House, Open, Operation
from services._devstack.tests.every_service.requests import Seen, build

# Answers to these may be public or the caller's own whatever the company.
_OPEN = ("public", "user")
_FILES = "multipart/form-data; boundary=b"
# Links are signed anew for each answer.
_SIGNED = re.compile(r"(?<=\?)[^\"\s]+")


@pytest.fixture(scope="session")
async def seen(shared_house: House) -> Seen:
    """All that an owner of the demo company reads, in two rounds: ids found in lists open the details."""
    owner = await shared_house.newcomer(await shared_house.demo_company(), Role.OWNER)
    return await _look_around(shared_house, owner)


async def test_nobody_comes_in_without_a_token(house: House, seen: Seen) -> None:
    problems: list[str] = []
    tried = 0
    for opened, operation in _operations(house):
        tried += 1
        answer = await opened.client.send(build(opened.client, operation, seen, {}))
        if operation.access != "public" and answer.status_code != 401:
            problems.append(f"{operation.name}: {answer.status_code} {answer.text[:120]}")
    assert problems == []
    assert tried == _documented(house)


async def test_what_nobody_sends_is_not_looked_at(house: House) -> None:
    """Neither parsed nor put on disk: it would be refused as malformed."""
    problems: list[str] = []
    tried = 0
    for opened, operation in _operations(house):
        if operation.access == "public" or operation.method == "GET":
            continue
        tried += 1
        for kind in (_FILES, "application/json"):
            status = await _send_malformed(opened, operation, kind, {})
            if status != 401:
                problems.append(f"{operation.name} with {kind}: {status}")
    assert problems == []
    assert tried > 0


async def test_files_of_who_may_not_send_them_are_not_looked_at(house: House) -> None:
    """Their token is good; they belong to no company."""
    nobodys = await house.newcomer(None, None)
    problems: list[str] = []
    tried = 0
    for opened, operation in _operations(house):
        if operation.access in _OPEN or not _takes_files(operation):
            continue
        tried += 1
        status = await _send_malformed(opened, operation, _FILES, nobodys)
        if status != 403:
            problems.append(f"{operation.name}: {status}")
    assert problems == []
    assert tried > 0


def _takes_files(operation: Operation) -> bool:
    return "multipart/form-data" in operation.document.get("requestBody", {}).get("content", {})


async def _send_malformed(opened: Open, operation: Operation, kind: str, headers: dict[str, str]) -> int:
    headers = {**headers, "Content-Type": kind, "Idempotency-Key": "a-key"}
    answer = await opened.client.request(
        operation.method, operation.path, content=b"--b\r\nneither", headers=headers
    )
    return answer.status_code


async def test_a_lesser_role_is_refused_everywhere(house: House, seen: Seen) -> None:
    company = await house.demo_company()
    people = {role: await house.newcomer(company, role) for role in Role}
    problems: list[str] = []
    for opened, operation in _operations(house):
        if operation.access in _OPEN:
            continue
        for role in Role:
            if role.at_least(Role(operation.access)):
                continue
            answer = await opened.client.send(build(opened.client, operation, seen, people[role]))
            if answer.status_code != 403:
                problems.append(f"{operation.name} as {role}: {answer.status_code} {answer.text[:120]}")
    assert problems == []


async def test_a_stranger_reads_nothing_of_ours_and_changes_nothing(house: House, seen: Seen) -> None:
    company = await house.demo_company()
    before = await _snapshot(house, seen)
    stranger = await house.stranger()
    problems: list[str] = []
    for opened, operation in _operations(house):
        if operation.access == "public":
            continue
        request = build(opened.client, operation, seen, stranger)
        answer = await opened.client.send(request)
        leaked = _leaked(answer, request, seen, company)
        if leaked:
            problems.append(f"{operation.name}: {answer.status_code} tells {leaked}")
        if _session_ended(operation, answer):
            stranger = await house.stranger()
    assert problems == []
    assert await _snapshot(house, seen) == before


async def test_a_removed_member_and_a_revoked_session_are_out_at_once(house: House) -> None:
    # The sweeps above go through caches; here the members' call tells the process that changed it.
    opened = house.services["identity"]
    company = await house.demo_company()
    owner = await house.newcomer(company, Role.OWNER)
    member = await house.newcomer(company, Role.MEMBER)
    profile = await opened.client.get("/api/User/GetSelfProfile", headers=member)
    assert profile.status_code == 200
    removed = await opened.client.post(
        "/api/AdminConsole/RemoveMember",
        json={"groupId": str(company), "userId": profile.json()["data"]["userId"]},
        headers=owner,
    )
    assert removed.status_code == 200, removed.text
    assert (await opened.client.get("/api/Team/QueryTeams", headers=member)).status_code == 403


def _operations(house: House) -> list[tuple[Open, Operation]]:
    return [(opened, each) for opened in house.services.values() for each in opened.operations()]


def _documented(house: House) -> int:
    return len(_operations(house))


async def _look_around(house: House, headers: dict[str, str]) -> Seen:
    seen = Seen()
    for _ in range(2):
        for opened, operation in _operations(house):
            if operation.method == "GET" and operation.access != "public":
                answer = await opened.client.send(build(opened.client, operation, seen, headers))
                assert answer.status_code < 500, f"{operation.name}: {answer.text[:200]}"
                if answer.headers["content-type"].startswith("application/json"):
                    seen.remember(answer.json()["data"])
    assert seen.ids, "the demo company is empty: the sweep would prove nothing"
    return seen


async def _snapshot(house: House, seen: Seen) -> dict[str, str]:
    """What an owner of the demo company sees, lists and details, but for what time itself changes."""
    headers = await house.newcomer(await house.demo_company(), Role.OWNER)
    shown: dict[str, str] = {}
    for opened, operation in _operations(house):
        if operation.method == "GET" and operation.access not in _OPEN:
            answer = await opened.client.send(build(opened.client, operation, seen, headers))
            is_there = answer.status_code == 200
            shown[operation.name] = _SIGNED.sub("", answer.text) if is_there else str(answer.status_code)
    return {name: text for name, text in shown.items() if "sweep.test" not in text}


def _leaked(answer: httpx.Response, request: httpx.Request, seen: Seen, company: UUID) -> list[str]:
    sent = str(request.url) + request.content.decode(errors="replace")
    told = answer.text
    return [text for text in (*seen.private, str(company)) if text in told and text not in sent][:3]


def _session_ended(operation: Operation, answer: httpx.Response) -> bool:
    return answer.status_code == 200 and operation.path.startswith("/api/Auth/")


async def test_the_sweep_itself_would_notice(house: House, seen: Seen) -> None:
    """A sweep that can't fail is worth nothing: an owner of ours must be told what the stranger is not."""
    company = await house.demo_company()
    owner = await house.newcomer(company, Role.OWNER)
    told = 0
    for opened, operation in _operations(house):
        if operation.method == "GET" and operation.access not in _OPEN:
            request = build(opened.client, operation, seen, owner)
            told += bool(_leaked(await opened.client.send(request), request, seen, company))
    assert told > 3
