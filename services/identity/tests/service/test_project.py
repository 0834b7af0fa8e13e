import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, counted_statements, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.company.limits import Limits

from services.identity.tests.service.sites import SITE, create, names


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

    async def test_no_more_than_a_company_may_have(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        runtime.provide(Limits(teams=2, projects=2))
        admin = await sign_in(Role.ADMIN)
        for name in ("North", "South"):
            await create(client, admin, name=name)
        body = {**SITE, "name": "West"}
        refused = await client.post("/api/Project/CreateProject", json=body, headers=admin)
        assert refused.status_code == 409, refused.text
        assert "2 projects" in refused.json()["message"]

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
        members = (await client.get("/api/Member/QueryMembers", headers=admin)).json()["data"]["data"]
        assert {each["projectsCount"] for each in members} == {0}
        refused = await client.put("/api/Project/UpdateProject", json={**body, "name": "New"}, headers=admin)
        assert refused.status_code == 409
        assert "archive" in refused.json()["message"]

        opened = await client.post("/api/Project/UnarchiveProject", json=body, headers=admin)
        assert opened.json()["data"]["isArchived"] is False
        assert await names(client, worker) == [SITE["name"]]


class TestTimeZones:
    async def test_anyone_may_read_the_list(self, client: httpx.AsyncClient) -> None:
        listed = (await client.get("/api/Project/GetTimeZones")).json()["data"]
        assert {"Asia/Singapore", "Asia/Kuala_Lumpur", "Australia/Perth", "UTC"} <= set(listed)
        assert "posixrules" not in listed
        assert listed[1:] == sorted(listed[1:])
