"""Every endpoint x a colleague of the same project: what belongs to a person, as its `ownerUserId` says, is
told to that person and to who manages the project, and to nobody who only works beside them."""

from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
from chassis.access import Role
from chassis.testing import user_id_of

from services._devstack.tests.every_service.house import House
from services._devstack.tests.every_service.looking import operations_in
from services._devstack.tests.every_service.requests import Seen, build, leaves, sent_in


def rows_of_persons(data: Any) -> Iterator[dict[str, Any]]:
    """Whatever says whose it is, at any depth of an answer."""
    if isinstance(data, list):
        for each in cast("list[Any]", data):
            yield from rows_of_persons(each)
    elif isinstance(data, dict):
        found = cast("dict[str, Any]", data)
        if found.get("ownerUserId"):
            yield found
        yield from rows_of_persons(list(found.values()))


async def _rows_told(house: House, seen: Seen, headers: dict[str, str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for opened, operation in operations_in(house):
        if operation.is_for_members and operation.only_reads:
            answer = await opened.client.send(build(opened.client, operation, seen, headers))
            if answer.is_success and answer.headers["content-type"].startswith("application/json"):
                found += rows_of_persons(answer.json()["data"])
    return found


@pytest.fixture(scope="module")
async def rows(shared_house: House, seen: Seen) -> list[dict[str, Any]]:
    owner = await shared_house.newcomer(await shared_house.demo_company(), Role.OWNER)
    return await _rows_told(shared_house, seen, owner)


@pytest.fixture
async def colleague(house: House, rows: list[dict[str, Any]]) -> dict[str, str]:
    """A new worker in the very projects that these rows are of."""
    company, identity = await house.demo_company(), house.services["identity"].client
    owner, headers = [await house.newcomer(company, role) for role in (Role.OWNER, Role.MEMBER)]
    for project_id in {each["projectId"] for each in rows if each.get("projectId")}:
        body = {"projectId": project_id, "userIds": [str(user_id_of(headers))]}
        added = await identity.post("/api/Project/AddProjectMembers", json=body, headers=owner)
        # Nobody is put into an archived one; who is in none sees less.
        assert added.status_code in (200, 409), added.text
    return headers


async def test_is_told_to_no_colleague(
    house: House, seen: Seen, rows: list[dict[str, Any]], colleague: dict[str, str]
) -> None:
    own = str(user_id_of(colleague))
    private = _ids_of(rows)
    problems: list[str] = []
    for opened, operation in operations_in(house):
        if not operation.is_for_members:
            continue
        request = build(opened.client, operation, seen, colleague)
        answer = await opened.client.send(request)
        if told := _told(answer, request, private):
            problems.append(f"{operation.name}: {answer.status_code} tells {told[:3]}")
        elif answer.is_success and "json" in answer.headers["content-type"]:
            whose = {each["ownerUserId"] for each in rows_of_persons(answer.json()["data"])}
            if whose - {own}:
                problems.append(f"{operation.name} tells whose it is: {whose}")
    assert problems == []


def test_there_are_such_rows_and_who_may_see_them_does(rows: list[dict[str, Any]]) -> None:
    """Else nothing was tried."""
    assert len({each["ownerUserId"] for each in rows}) > 3
    assert _ids_of(rows)


def _ids_of(rows: list[dict[str, Any]]) -> set[str]:
    """Of the rows themselves: whose they are and in which project colleagues know."""
    return {
        value
        for row in rows
        for name, value in leaves(row)
        if name.endswith("Id") and not name.lower().endswith(("userid", "projectid", "teamid", "groupid"))
    }


def _told(answer: httpx.Response, request: httpx.Request, private: set[str]) -> list[str]:
    sent = sent_in(request)
    return [text for text in private if text in answer.text and text not in sent]
