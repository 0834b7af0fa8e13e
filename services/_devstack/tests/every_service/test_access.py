"""Every endpoint of the OpenAPI documents x nobody, every lesser role, a stranger who knows our ids."""

from uuid import UUID

import httpx
from chassis.access import Role

from services._devstack.tests.every_service.house import House, Open, Operation
from services._devstack.tests.every_service.looking import operations_in
from services._devstack.tests.every_service.requests import Seen, build, sent_in
from services._devstack.tests.every_service.shown import changed, shown
from services._devstack.tests.every_service.untried import WITHOUT_IDS, untried

_FILES = "multipart/form-data; boundary=b"


async def test_there_is_something_of_everything_to_ask_for(house: House, seen: Seen) -> None:
    """Or the sweeps below, and those of the attacks, would pass without having tried it."""
    assert untried((each for _, each in operations_in(house)), seen) == []


async def test_a_context_of_which_nothing_is_seen_is_noticed(house: House) -> None:
    of_members = [each for _, each in operations_in(house) if each.is_for_members and each.only_reads]
    said = untried(of_members, Seen())
    silent = {each.area for each in of_members if each.area not in WITHOUT_IDS}
    assert silent
    assert [area for area in silent if not any(each.startswith(f"nothing of {area} ") for each in said)] == []


async def test_nobody_comes_in_without_a_token(house: House, seen: Seen) -> None:
    problems: list[str] = []
    tried = 0
    for opened, operation in operations_in(house):
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
    for opened, operation in operations_in(house):
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
    for opened, operation in operations_in(house):
        if not operation.is_for_members or not _takes_files(operation):
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
    for opened, operation in operations_in(house):
        if not operation.is_for_members:
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
    for opened, operation in operations_in(house):
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
    assert changed(before, await _snapshot(house, seen)) == []


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


def _documented(house: House) -> int:
    return len(operations_in(house))


async def _snapshot(house: House, seen: Seen) -> dict[str, str]:
    """What an owner of the demo company sees, lists and details, but for what time itself changes."""
    headers = await house.newcomer(await house.demo_company(), Role.OWNER)
    answers: dict[str, str] = {}
    for opened, operation in operations_in(house):
        if operation.only_reads and operation.is_for_members:
            request = build(opened.client, operation, seen, headers)
            answers[operation.name] = await shown(opened.client, request)
    return {name: text for name, text in answers.items() if "sweep.test" not in text}


def _leaked(answer: httpx.Response, request: httpx.Request, seen: Seen, company: UUID) -> list[str]:
    sent, told = sent_in(request), answer.text
    return [text for text in (*seen.private, str(company)) if text in told and text not in sent][:3]


def _session_ended(operation: Operation, answer: httpx.Response) -> bool:
    return answer.status_code == 200 and operation.path.startswith("/api/Auth/")


async def test_the_sweep_itself_would_notice(house: House, seen: Seen) -> None:
    """A sweep that can't fail is worth nothing: an owner of ours must be told what the stranger is not."""
    company = await house.demo_company()
    owner = await house.newcomer(company, Role.OWNER)
    told = 0
    for opened, operation in operations_in(house):
        if operation.only_reads and operation.is_for_members:
            request = build(opened.client, operation, seen, owner)
            told += bool(_leaked(await opened.client.send(request), request, seen, company))
    assert told > 3
