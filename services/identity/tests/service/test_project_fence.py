from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published, user_id_of
from contracts.identity.v1 import events_pb2

from services.identity.tests.service.sites import Headers, create

CORNERS = [
    {"latitude": 1.405, "longitude": 103.902},
    {"latitude": 1.405, "longitude": 103.904},
    {"latitude": 1.407, "longitude": 103.904},
]


async def update(client: httpx.AsyncClient, who: Headers, project: dict[str, Any], **body: Any) -> Any:
    sent = {"projectId": project["projectId"], **body}
    return await client.put("/api/Project/UpdateProject", json=sent, headers=who)


class TestAFence:
    async def test_is_the_project_s_own_and_told_to_all(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, manager = await sign_in(Role.ADMIN), await sign_in(Role.MANAGER)
        made = await create(client, admin, managerUserIds=[str(user_id_of(manager))])
        assert (made["fenceRadiusMeters"], made["fencePoints"]) == (None, None)
        around = await update(client, manager, made, fenceRadiusMeters=400)
        assert around.json()["data"]["fenceRadiusMeters"] == 400
        drawn = await update(client, manager, made, fenceRadiusMeters=None, fencePoints=CORNERS)
        assert drawn.json()["data"]["fencePoints"] == CORNERS
        _, radius, area = [each.project for each in await published(runtime, events_pb2.ProjectChanged)]
        assert (radius.fence_radius_meters, len(radius.fence_points)) == (400, 0)
        assert not area.HasField("fence_radius_meters")
        assert [(each.latitude, each.longitude) for each in area.fence_points] == [
            (each["latitude"], each["longitude"]) for each in CORNERS
        ]

    async def test_stays_where_a_release_that_knows_none_saves_the_project(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        made = await create(client, admin)
        await update(client, admin, made, fencePoints=CORNERS)
        renamed = await update(client, admin, made, name="Block 13", latitude=None, longitude=None)
        assert renamed.json()["data"]["fencePoints"] == CORNERS
        cleared = await update(client, admin, made, fencePoints=None, fenceRadiusMeters=None)
        assert cleared.json()["data"]["fencePoints"] is None

    @pytest.mark.parametrize(
        ("body", "field"),
        [
            ({"fenceRadiusMeters": 100, "fencePoints": CORNERS}, "fencePoints"),
            ({"fenceRadiusMeters": 9}, "fenceRadiusMeters"),
            ({"fenceRadiusMeters": 100_001}, "fenceRadiusMeters"),
            ({"fenceRadiusMeters": 0.5}, "fenceRadiusMeters"),
            ({"fencePoints": CORNERS[:2]}, "fencePoints"),
            ({"fencePoints": []}, "fencePoints"),
            ({"fencePoints": [*CORNERS, CORNERS[1]]}, "fencePoints"),
            ({"fencePoints": CORNERS * 100}, "fencePoints"),
        ],
    )
    async def test_that_can_not_be_is_refused_at_its_field(
        self, client: httpx.AsyncClient, sign_in: SignIn, body: dict[str, Any], field: str
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        answer = await update(client, admin, await create(client, admin), **body)
        assert answer.status_code == 422, answer.text
        assert [each["field"] for each in answer.json()["data"]["fields"]] == [field]

    async def test_is_its_managers_to_change(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        made = await create(client, admin, memberUserIds=[str(user_id_of(worker))])
        refused = await update(client, worker, made, fencePoints=CORNERS)
        assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)

    async def test_is_in_the_audit_log_in_words(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        made = await create(client, admin)
        await update(client, admin, made, fencePoints=CORNERS)
        log = await client.get("/api/AdminConsole/QueryAuditRecords", headers=admin)
        newest = log.json()["data"]["data"][0]
        said = "1.405, 103.902; 1.405, 103.904; 1.407, 103.904"
        assert newest["changes"]["fencePoints"] == [None, said]

    async def test_is_in_it_with_each_of_its_corners(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        made = await create(client, admin)
        there = [
            {"latitude": 1.4 + each / 10_000, "longitude": 103.9 + each % 2 / 10_000} for each in range(99)
        ]
        outline = [{"latitude": 1.4, "longitude": 103.8}, *there]
        answer = await update(client, admin, made, fencePoints=outline)
        assert answer.is_success, answer.text
        log = await client.get("/api/AdminConsole/QueryAuditRecords", headers=admin)
        _, said = log.json()["data"]["data"][0]["changes"]["fencePoints"]
        assert len(said.split("; ")) == 100
