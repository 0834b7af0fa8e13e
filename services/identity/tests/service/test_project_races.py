"""Many at once: what each was told is what is so in the end, and nobody waits in a circle."""

import asyncio
from typing import Any

import httpx
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import SignIn, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.tables.project import ProjectMember
from sqlalchemy import func

Headers = dict[str, str]


async def create(client: httpx.AsyncClient, headers: Headers, name: str, **more: Any) -> str:
    body = {"name": name, "timeZone": "Asia/Singapore", **more}
    made = await client.post("/api/Project/CreateProject", json=body, headers=headers)
    assert made.status_code == 201, made.text
    return made.json()["data"]["projectId"]


class TestAtTheSameMoment:
    async def test_one_worker_named_manager_of_many_projects_is_raised_once(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, worker = await sign_in(Role.ADMIN), str(user_id_of(await sign_in(Role.MEMBER)))
        projects = [await create(client, admin, f"Site {n}", memberUserIds=[worker]) for n in range(10)]
        # Opens the connections, so that the calls that matter set out together.
        await asyncio.gather(
            *(
                client.post(
                    "/api/Project/AddProjectMembers",
                    json={"projectId": project, "userIds": [str(user_id_of(admin))]},
                    headers=admin,
                )
                for project in projects * 2
            )
        )
        answers = await asyncio.gather(
            *(
                client.post(
                    "/api/Project/SetProjectManager",
                    json={"projectId": project, "userId": worker, "isManager": True},
                    headers=admin,
                )
                for project in projects * 2
            ),
            *(
                client.post(
                    "/api/Project/CreateProject",
                    json={"name": f"New {n}", "timeZone": "UTC", "managerUserIds": [worker]},
                    headers=admin,
                )
                for n in range(5)
            ),
        )
        assert {answer.status_code for answer in answers} == {200, 201}
        raised = [answer for answer in answers if answer.json()["data"]["raisedToManagerUserIds"]]
        assert len(raised) == len(await published(runtime, events_pb2.MemberRoleChanged)) == 1

    async def test_who_is_removed_from_the_company_is_left_in_no_project(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: Any
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        projects = [await create(client, admin, f"Site {n}") for n in range(4)]
        for _ in range(3):
            worker = await sign_in(Role.MEMBER)
            user_id = str(user_id_of(worker))

            async def add(project: str, user_id: str = user_id) -> httpx.Response:
                body = {"projectId": project, "userIds": [user_id]}
                return await client.post("/api/Project/AddProjectMembers", json=body, headers=admin)

            async def remove(user_id: str = user_id) -> httpx.Response:
                body = {"groupId": str(company_id), "userId": user_id}
                return await client.post("/api/AdminConsole/RemoveMember", json=body, headers=admin)

            *added, removed = await asyncio.gather(*(add(project) for project in projects), remove())
            assert removed.status_code == 200, removed.text
            assert {answer.status_code for answer in added} <= {200, 422}
            async with runtime.database.reading() as uow:
                left = select(func.count()).where(col(ProjectMember.user_id) == user_id_of(worker))
                assert (await uow.execute(left)).scalar_one() == 0
            refused = await client.get("/api/Project/QueryProjects", headers=worker)
            assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)
