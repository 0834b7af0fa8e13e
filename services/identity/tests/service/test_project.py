import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, counted_statements, published, user_id_of
from contracts.identity.v1 import events_pb2

SITE: dict[str, Any] = {
    "name": "Punggol Waterway Block 12",
    "address": "83 Punggol Central, Singapore 828761",
    "latitude": 1.4052,
    "longitude": 103.9024,
    "timeZone": "Asia/Singapore",
    "startsOn": "2026-03-02",
    "endsOn": "2027-09-30",
}

Headers = dict[str, str]


async def create(client: httpx.AsyncClient, headers: Headers, **changes: Any) -> dict[str, Any]:
    answer = await client.post("/api/Project/CreateProject", json={**SITE, **changes}, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


async def names(client: httpx.AsyncClient, headers: Headers, **query: Any) -> list[str]:
    answer = await client.get("/api/Project/QueryProjects", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return [project["name"] for project in answer.json()["data"]["data"]]


class TestCreateProject:
    async def test_an_admin_opens_a_site(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        worker = await sign_in(Role.MEMBER)
        made = await create(client, await sign_in(Role.ADMIN), memberUserIds=[str(user_id_of(worker))])
        assert {**SITE, **made} == made
        assert (made["membersCount"], made["isArchived"], made["raisedToManagerUserIds"]) == (1, False, [])
        assert await names(client, worker) == [SITE["name"]]
        event = (await published(runtime, events_pb2.ProjectChanged))[0].project
        assert (event.name, event.latitude, event.member_user_ids) == (
            SITE["name"],
            SITE["latitude"],
            [str(user_id_of(worker))],
        )

    async def test_its_manager_becomes_a_manager_of_the_company(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        worker = await sign_in(Role.MEMBER)
        made = await create(client, await sign_in(Role.ADMIN), managerUserIds=[str(user_id_of(worker))])
        assert made["raisedToManagerUserIds"] == [str(user_id_of(worker))]
        assert (made["members"][0]["role"], made["members"][0]["isManager"]) == ("manager", True)
        raised = await published(runtime, events_pb2.MemberRoleChanged)
        assert [event.user_id for event in raised] == [str(user_id_of(worker))]

    async def test_a_name_is_taken_whatever_its_case(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await create(client, admin)
        again = await client.post(
            "/api/Project/CreateProject", json={**SITE, "name": SITE["name"].upper()}, headers=admin
        )
        assert (again.status_code, again.json()["data"]["fields"][0]["field"]) == (409, "name")

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({"timeZone": "Asia/Nowhere"}, "timeZone"),
            ({"timeZone": "../../etc/passwd"}, "timeZone"),
            ({"latitude": 91}, "latitude"),
            ({"longitude": -180.5}, "longitude"),
            ({"longitude": None}, "longitude"),
            ({"startsOn": "2026-02-30"}, "startsOn"),
            ({"startsOn": "0026-02-03"}, "startsOn"),
            ({"endsOn": "2026-03-01"}, "endsOn"),
            ({"name": "  "}, "name"),
            ({"memberUserIds": [str(uuid4())]}, "userIds"),
            ({"companyId": str(uuid4())}, "companyId"),
        ],
    )
    async def test_what_can_not_be_is_refused_at_its_field(
        self, client: httpx.AsyncClient, sign_in: SignIn, change: dict[str, Any], field: str
    ) -> None:
        refused = await client.post(
            "/api/Project/CreateProject", json={**SITE, **change}, headers=await sign_in(Role.ADMIN)
        )
        assert (refused.status_code, refused.json()["errorCode"]) == (422, 4)
        assert field in [each["field"] for each in refused.json()["data"]["fields"]]

    async def test_a_number_that_is_none_is_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.post(
            "/api/Project/CreateProject",
            content=b'{"name": "X", "timeZone": "UTC", "latitude": NaN, "longitude": Infinity}',
            headers={**await sign_in(Role.ADMIN), "Content-Type": "application/json"},
        )
        assert refused.status_code == 422

    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.post(
            "/api/Project/CreateProject", json=SITE, headers=await sign_in(Role.MANAGER)
        )
        assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)

    async def test_two_at_once_make_one(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        answers = await asyncio.gather(
            *(client.post("/api/Project/CreateProject", json=SITE, headers=admin) for _ in range(8))
        )
        assert sorted(answer.status_code for answer in answers) == [201, *[409] * 7]


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


class TestQueryProjects:
    async def test_sorts_searches_and_pages(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        await create(client, admin, name="Alexandra", startsOn="2026-05-01", address="1 Alexandra Rd")
        await create(client, admin, name="bedok 100%", startsOn=None, endsOn=None, address="2 Bedok Rd")
        await create(client, admin, name="Changi_T5", startsOn="2025-01-01", address="3 Airport Blvd")
        assert await names(client, admin) == ["Alexandra", "bedok 100%", "Changi_T5"]
        assert await names(client, admin, sort="-name") == ["Changi_T5", "bedok 100%", "Alexandra"]
        assert await names(client, admin, sort="startsOn") == ["Changi_T5", "Alexandra", "bedok 100%"]
        assert await names(client, admin, sort="-updatedAt", pageCount=1) == ["Changi_T5"]
        assert await names(client, admin, search="AIRPORT") == ["Changi_T5"]
        assert await names(client, admin, search="100%") == ["bedok 100%"]
        assert await names(client, admin, search="i_T") == ["Changi_T5"]
        assert await names(client, admin, pageNumber=9) == []

    async def test_an_unknown_sort_key_is_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.get(
            "/api/Project/QueryProjects",
            params={"sort": "company_id; drop table project"},
            headers=await sign_in(Role.ADMIN),
        )
        assert refused.status_code == 422

    async def test_costs_the_same_for_one_and_for_many(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        managers = [str(user_id_of(await sign_in(Role.MANAGER))) for _ in range(3)]
        await create(client, admin, name="Site 0", managerUserIds=managers)
        with counted_statements(runtime.database) as for_one:
            await names(client, admin)
        for number in range(1, 12):
            await create(client, admin, name=f"Site {number}", managerUserIds=managers)
        with counted_statements(runtime.database) as for_many:
            assert len(await names(client, admin)) == 12
        assert len(for_many) == len(for_one) <= 3


class TestUpdateProject:
    async def test_its_manager_changes_only_what_is_sent(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        manager = await sign_in(Role.MANAGER)
        made = await create(client, await sign_in(Role.ADMIN), managerUserIds=[str(user_id_of(manager))])
        changed = await client.put(
            "/api/Project/UpdateProject",
            json={"projectId": made["projectId"], "description": "BTO, 4 blocks", "endsOn": None},
            headers=manager,
        )
        assert changed.status_code == 200, changed.text
        now = changed.json()["data"]
        assert (now["description"], now["endsOn"], now["isProjectManager"]) == ("BTO, 4 blocks", None, True)
        assert (now["name"], now["latitude"]) == (SITE["name"], SITE["latitude"])

    async def test_only_its_managers_may(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        colleague, worker = await sign_in(Role.MANAGER), await sign_in(Role.MEMBER)
        people = [str(user_id_of(colleague)), str(user_id_of(worker))]
        made = await create(client, await sign_in(Role.ADMIN), memberUserIds=people)
        for headers in (colleague, worker):
            refused = await client.put(
                "/api/Project/UpdateProject",
                json={"projectId": made["projectId"], "name": "Mine"},
                headers=headers,
            )
            assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)

    @pytest.mark.parametrize(
        ("change", "field"),
        [({"endsOn": "2026-01-01"}, "endsOn"), ({"latitude": None}, "longitude"), ({"name": "Y"}, "name")],
    )
    async def test_the_whole_must_stay_valid(
        self, client: httpx.AsyncClient, sign_in: SignIn, change: dict[str, Any], field: str
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await create(client, admin, name="y")
        made = await create(client, admin)
        refused = await client.put(
            "/api/Project/UpdateProject", json={"projectId": made["projectId"], **change}, headers=admin
        )
        assert refused.status_code in (409, 422)
        assert refused.json()["data"]["fields"][0]["field"] == field
        assert await names(client, admin) == [SITE["name"], "y"]

    async def test_saying_what_is_so_already_is_no_event(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        made = await create(client, admin)
        same = {**SITE, "projectId": made["projectId"]}
        assert (await client.put("/api/Project/UpdateProject", json=same, headers=admin)).status_code == 200
        assert len(await published(runtime, events_pb2.ProjectChanged)) == 1


class TestArchive:
    async def test_an_archived_project_is_only_read(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        made = await create(client, admin, memberUserIds=[str(user_id_of(worker))])
        body = {"projectId": made["projectId"]}
        for _ in range(2):  # doubled calls change nothing more
            archived = await client.post("/api/Project/ArchiveProject", json=body, headers=admin)
            assert archived.json()["data"]["isArchived"] is True
        assert await names(client, worker) == []
        assert await names(client, worker, isArchived="true") == [SITE["name"]]
        refused = await client.put("/api/Project/UpdateProject", json={**body, "name": "New"}, headers=admin)
        assert refused.status_code == 409
        assert "archive" in refused.json()["message"]

        opened = await client.post("/api/Project/UnarchiveProject", json=body, headers=admin)
        assert opened.json()["data"]["isArchived"] is False
        assert await names(client, worker) == [SITE["name"]]


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


class TestTimeZones:
    async def test_anyone_may_read_the_list(self, client: httpx.AsyncClient) -> None:
        listed = (await client.get("/api/Project/GetTimeZones")).json()["data"]
        assert {"Asia/Singapore", "Asia/Kuala_Lumpur", "Australia/Perth", "UTC"} <= set(listed)
        assert "posixrules" not in listed
        assert listed[1:] == sorted(listed[1:])
