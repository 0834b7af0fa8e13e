"""Who sees a project, who works on it, who may change it."""

from typing import Any
from uuid import uuid4

import httpx
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published, user_id_of
from contracts.identity.v1 import events_pb2

from services.identity.tests.service.sites import SITE, create, names


class TestWhoSeesAProject:
    async def test_members_see_their_own_admins_all(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        await create(client, admin, name="Tengah", memberUserIds=[str(user_id_of(worker))])
        await create(client, admin, name="Woodlands")
        assert await names(client, worker) == ["Tengah"]
        assert await names(client, await sign_in(Role.MANAGER)) == []
        assert await names(client, admin) == ["Tengah", "Woodlands"]

    async def test_to_others_it_is_as_if_it_did_not_exist(
        self, client: httpx.AsyncClient, sign_in: SignIn, make_company: Any
    ) -> None:
        project = await create(client, await sign_in(Role.ADMIN))
        other_company = await make_company("Harbour Civil")
        outside = [
            await sign_in(Role.MANAGER),
            await sign_in(Role.OWNER, company_id=other_company),
        ]
        for headers in outside:
            for method, call, body in _calls_on(project["projectId"], str(user_id_of(headers))):
                real = await client.request(method, f"/api/Project/{call}", headers=headers, **body)
                missing_call = _calls_on(str(uuid4()), str(user_id_of(headers)))
                missing = next(each for each in missing_call if each[1] == call)
                unreal = await client.request(method, f"/api/Project/{call}", headers=headers, **missing[2])
                if call == "SetProjectManager" and headers is outside[0]:
                    assert real.status_code == 403
                else:
                    assert real.status_code == 404, (call, real.text)
                assert (real.status_code, real.json()) == (unreal.status_code, unreal.json()), call

    async def test_nor_is_it_told_by_way_of_a_colleague(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin, colleague, worker = [await sign_in(role) for role in (Role.ADMIN, Role.MEMBER, Role.MEMBER)]
        both, one = [str(user_id_of(each)) for each in (colleague, worker)], [str(user_id_of(colleague))]
        shared = await create(client, admin, name="Shared", memberUserIds=both)
        hidden = await create(client, admin, name="Hidden", memberUserIds=one)
        expected = (
            (worker, ["Shared"], 0),
            (colleague, ["Hidden", "Shared"], 1),
            (admin, ["Hidden", "Shared"], 1),
        )
        for headers, seen, in_hidden in expected:
            pane = await client.get("/api/Member/GetMemberDetail", params={"userId": one[0]}, headers=headers)
            assert [project["name"] for project in pane.json()["data"]["projects"]] == seen
            assert pane.json()["data"]["projectsCount"] == len(seen)
            for project, count in ((shared, 2), (hidden, in_hidden)):
                query = {"projectId": project["projectId"]}
                listed = await client.get("/api/Member/QueryMembers", params=query, headers=headers)
                assert listed.json()["data"]["totalCount"] == count

    async def test_a_stranger_finds_none_of_ours(
        self, client: httpx.AsyncClient, sign_in: SignIn, make_company: Any
    ) -> None:
        await create(client, await sign_in(Role.ADMIN))
        other_company = await make_company("Harbour Civil")
        assert await names(client, await sign_in(Role.OWNER, company_id=other_company)) == []


def _calls_on(project_id: str, user_id: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        ("GET", "GetProjectDetail", {"params": {"projectId": project_id}}),
        ("PUT", "UpdateProject", {"json": {"projectId": project_id, "name": "Taken over"}}),
        ("POST", "ArchiveProject", {"json": {"projectId": project_id}}),
        ("POST", "UnarchiveProject", {"json": {"projectId": project_id}}),
        ("POST", "AddProjectMembers", {"json": {"projectId": project_id, "userIds": [user_id]}}),
        ("POST", "RemoveProjectMember", {"json": {"projectId": project_id, "userId": user_id}}),
        (
            "POST",
            "SetProjectManager",
            {"json": {"projectId": project_id, "userId": user_id, "isManager": True}},
        ),
    ]


class TestStaff:
    async def test_who_is_taken_off_loses_sight_of_it_at_once(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        made = await create(client, admin)
        body = {"projectId": made["projectId"]}
        await client.post(
            "/api/Project/AddProjectMembers",
            json={**body, "userIds": [str(user_id_of(worker))] * 2},
            headers=admin,
        )
        assert await names(client, worker) == [SITE["name"]]
        taken_off = await client.post(
            "/api/Project/RemoveProjectMember",
            json={**body, "userId": str(user_id_of(worker))},
            headers=admin,
        )
        assert taken_off.json()["data"]["members"] == []
        assert await names(client, worker) == []
        told = [event.user_id for event in await published(runtime, events_pb2.AccessChanged)]
        assert told == [str(user_id_of(worker))] * 2

    async def test_people_of_another_company_can_not_be_added(
        self, client: httpx.AsyncClient, sign_in: SignIn, make_company: Any
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Harbour Civil"))
        made = await create(client, admin)
        refused = await client.post(
            "/api/Project/AddProjectMembers",
            json={"projectId": made["projectId"], "userIds": [str(user_id_of(stranger))]},
            headers=admin,
        )
        assert refused.status_code == 422

    async def test_a_new_manager_may_change_it_and_an_old_one_no_more(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        made = await create(client, admin, memberUserIds=[str(user_id_of(worker))])
        body = {"projectId": made["projectId"], "userId": str(user_id_of(worker))}
        change = {"projectId": made["projectId"], "description": "Level 3 handed over"}

        named = await client.post(
            "/api/Project/SetProjectManager", json={**body, "isManager": True}, headers=admin
        )
        assert named.json()["data"]["raisedToManagerUserIds"] == [body["userId"]]
        changed = await client.put("/api/Project/UpdateProject", json=change, headers=worker)
        assert changed.status_code == 200, changed.text

        await client.post("/api/Project/SetProjectManager", json={**body, "isManager": False}, headers=admin)
        change["description"] = "Level 4 handed over"
        refused = await client.put("/api/Project/UpdateProject", json=change, headers=worker)
        assert refused.status_code == 403

    async def test_an_admin_named_manager_stays_admin(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        made = await create(client, admin, memberUserIds=[str(user_id_of(admin))])
        named = await client.post(
            "/api/Project/SetProjectManager",
            json={
                "projectId": made["projectId"],
                "userId": str(user_id_of(admin)),
                "isManager": True,
            },
            headers=admin,
        )
        assert named.json()["data"]["members"][0]["role"] == "admin"
        assert await published(runtime, events_pb2.MemberRoleChanged) == []

    async def test_only_who_is_in_it_can_manage_it(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        made = await create(client, admin)
        refused = await client.post(
            "/api/Project/SetProjectManager",
            json={"projectId": made["projectId"], "userId": str(user_id_of(worker)), "isManager": True},
            headers=admin,
        )
        assert refused.status_code == 422
        assert "Add them" in refused.json()["message"]
