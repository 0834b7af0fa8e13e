"""Lists that people come back to under a name."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from identity.list_view import service
from identity.tables.member import Member
from sqlalchemy import update

Headers = dict[str, str]
SUBMISSIONS = "forms.submissions"


async def saving(client: httpx.AsyncClient, who: Headers, name: str, **more: Any) -> httpx.Response:
    shown = {
        "search": "roof",
        "sort": "created",
        "isDescending": True,
        "filters": {"state": "overdue"},
        "hidden": ["step"],
    }
    body = {"listViewId": str(uuid4()), "list": SUBMISSIONS, "name": name, "shown": shown, **more}
    return await client.put("/api/ListView/SaveListView", json=body, headers=who)


async def saved(client: httpx.AsyncClient, who: Headers, name: str, **more: Any) -> str:
    answer = await saving(client, who, name, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["listViewId"]


async def views(client: httpx.AsyncClient, who: Headers, of_list: str = SUBMISSIONS) -> list[dict[str, Any]]:
    answer = await client.get("/api/ListView/GetListViews", params={"list": of_list}, headers=who)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def names(client: httpx.AsyncClient, who: Headers) -> list[str]:
    return [each["name"] for each in await views(client, who)]


async def deleting(client: httpx.AsyncClient, who: Headers, view_id: str) -> httpx.Response:
    body = {"listViewId": view_id}
    return await client.request("DELETE", "/api/ListView/DeleteListView", json=body, headers=who)


async def test_one_is_kept_as_it_was_shown_changed_and_deleted(
    client: httpx.AsyncClient, sign_in: SignIn
) -> None:
    lim = await sign_in(Role.MEMBER)
    view_id = await saved(client, lim, "Overdue on roofs")
    await saved(client, lim, "archived", list="identity.projects")
    (view,) = await views(client, lim)
    assert view == {
        "listViewId": view_id,
        "name": "Overdue on roofs",
        "isShared": False,
        "isOwn": True,
        "mayChange": True,
        "shown": {
            "search": "roof",
            "sort": "created",
            "isDescending": True,
            "filters": {"state": "overdue"},
            "hidden": ["step"],
        },
    }
    # Sent twice, and once more with something else: one view.
    await saved(client, lim, "Overdue", listViewId=view_id, shown={"filters": {"state": "draft"}})
    (view,) = await views(client, lim)
    assert (view["name"], view["shown"]["filters"], view["shown"]["search"]) == (
        "Overdue",
        {"state": "draft"},
        "",
    )
    for _ in range(2):
        assert (await deleting(client, lim, view_id)).status_code == 200
    assert await views(client, lim) == []
    assert len(await views(client, lim, "identity.projects")) == 1


async def test_ones_own_are_nobody_elses(client: httpx.AsyncClient, sign_in: SignIn) -> None:
    lim, admin = await sign_in(Role.MEMBER), await sign_in(Role.ADMIN)
    view_id = await saved(client, lim, "Mine")
    assert await views(client, admin) == []
    taken = await saving(client, admin, "Taken", listViewId=view_id)
    assert (taken.status_code, (await deleting(client, admin, view_id)).status_code) == (404, 404)
    assert await names(client, lim) == ["Mine"]


async def test_those_for_everybody_are_made_by_managers_and_changed_by_them_and_admins(
    client: httpx.AsyncClient, sign_in: SignIn
) -> None:
    member, manager, other, admin = [
        await sign_in(role) for role in (Role.MEMBER, Role.MANAGER, Role.MANAGER, Role.ADMIN)
    ]
    refused = await saving(client, member, "For all", isShared=True)
    assert refused.status_code == 403
    view_id = await saved(client, manager, "For all", isShared=True)
    await saved(client, member, "a view")
    (own, shared) = await views(client, member)
    assert [own["name"], shared["name"]] == ["a view", "For all"]
    assert (shared["isOwn"], shared["mayChange"]) == (False, False)
    for who, status in ((member, 403), (other, 403), (admin, 200)):
        changed = await saving(client, who, "For all of us", isShared=True, listViewId=view_id)
        assert changed.status_code == status, changed.text
    assert (await views(client, manager))[0]["isOwn"]


async def test_who_manages_nothing_any_more_shows_nobody_anything(
    client: httpx.AsyncClient, sign_in: SignIn, runtime: Runtime
) -> None:
    manager, member = await sign_in(Role.MANAGER), await sign_in(Role.MEMBER)
    view_id = await saved(client, manager, "For all", isShared=True)
    demoted = user_id_of(manager)
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Member).where(col(Member.user_id) == demoted).values(role=Role.MEMBER.value))
    runtime.access.forget_user(demoted)
    changed = await saving(client, manager, "Look here", isShared=True, listViewId=view_id)
    assert changed.status_code == 403, changed.text
    assert await names(client, member) == ["For all"]
    await saved(client, manager, "For myself", listViewId=view_id)
    assert await names(client, member) == []


async def test_a_view_stays_of_its_list(client: httpx.AsyncClient, sign_in: SignIn) -> None:
    lim = await sign_in(Role.MEMBER)
    view_id = await saved(client, lim, "Mine")
    moved = await saving(client, lim, "Mine", list="identity.members", listViewId=view_id)
    assert moved.status_code == 404


async def test_another_companys_are_not_there(
    client: httpx.AsyncClient, sign_in: SignIn, make_company: Callable[..., Awaitable[UUID]]
) -> None:
    manager = await sign_in(Role.MANAGER)
    view_id = await saved(client, manager, "For all", isShared=True)
    elsewhere = await sign_in(Role.ADMIN, company_id=await make_company("Harbour"))
    assert await views(client, elsewhere) == []
    assert (await saving(client, elsewhere, "Taken", listViewId=view_id)).status_code == 404
    assert (await deleting(client, elsewhere, view_id)).status_code == 404


async def test_of_who_leaves_those_for_everybody_stay(
    client: httpx.AsyncClient, sign_in: SignIn, company_id: UUID
) -> None:
    admin, manager = await sign_in(Role.ADMIN), await sign_in(Role.MANAGER)
    await saved(client, manager, "Mine")
    await saved(client, manager, "For all", isShared=True)
    body = {"userId": str(user_id_of(manager))}
    removed = await client.post("/api/AdminConsole/RemoveMember", json=body, headers=admin)
    assert removed.status_code == 200, removed.text
    assert await names(client, admin) == ["For all"]


async def test_there_are_only_so_many(
    client: httpx.AsyncClient, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of those that are made at once."""
    monkeypatch.setattr(service, "MOST_OF_A_LIST", 3)
    lim = await sign_in(Role.MEMBER)
    answers = await asyncio.gather(*(saving(client, lim, f"View {at}") for at in range(6)))
    assert sorted(each.status_code for each in answers) == [200] * 3 + [409] * 3
    await saved(client, lim, "Anew", listViewId=(await views(client, lim))[0]["listViewId"])
    await saved(client, lim, "Of another list", list="identity.members")
    monkeypatch.setattr(service, "MOST_OF_ALL", 4)
    refused = await saving(client, lim, "Of a list that nobody has", list="flood.one")
    assert refused.status_code == 409, refused.text


@pytest.mark.parametrize(
    "wrong",
    [
        {"list": "../x"},
        {"name": " "},
        {"shown": {"filters": {str(at): "x" for at in range(31)}}},
        {"shown": {"filters": {"state": "x" * 201}}},
        {"shown": {"hidden": ["<script>"]}},
        {"shown": {"page": 3}},
    ],
)
async def test_what_is_no_view_is_refused(
    client: httpx.AsyncClient, sign_in: SignIn, wrong: dict[str, Any]
) -> None:
    lim = await sign_in(Role.MEMBER)
    body = {"name": "Wrong", **wrong}
    assert (await saving(client, lim, **body)).status_code == 422
    assert await views(client, lim) == []
