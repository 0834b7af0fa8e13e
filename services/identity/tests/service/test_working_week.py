from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published, user_id_of
from contracts.identity.v1 import events_pb2

from services.identity.tests.service.sites import Headers, create

USUAL = [{"weekday": each, "fromTime": "08:00", "untilTime": "17:00"} for each in range(1, 6)]
SATURDAY = {"weekday": 6, "fromTime": "08:00", "untilTime": "12:30"}
BREAK = [
    {"weekday": 1, "fromTime": "08:00", "untilTime": "12:00"},
    {"weekday": 1, "fromTime": "13:00", "untilTime": "24:00"},
]


async def update(client: httpx.AsyncClient, who: Headers, project: dict[str, Any], **body: Any) -> Any:
    sent = {"projectId": project["projectId"], **body}
    return await client.put("/api/Project/UpdateProject", json=sent, headers=who)


async def set_company(client: httpx.AsyncClient, who: Headers, week: object) -> httpx.Response:
    return await client.put("/api/Group/UpdateGroupSettings", json={"workingWeek": week}, headers=who)


async def test_a_company_works_from_monday_to_friday_until_it_says_otherwise(
    client: httpx.AsyncClient, sign_in: SignIn
) -> None:
    admin = await sign_in(Role.ADMIN)
    shown = (await client.get("/api/Group/GetGroupDetail", headers=admin)).json()["data"]
    assert shown["workingWeek"] == USUAL
    saved = await set_company(client, admin, [SATURDAY, *USUAL])
    assert saved.json()["data"]["workingWeek"] == [*USUAL, SATURDAY]
    made = await create(client, admin)
    assert (made["workingWeek"], made["companyWorkingWeek"]) == (None, [*USUAL, SATURDAY])


async def test_a_project_s_own_is_told_to_all_and_taken_back(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
) -> None:
    admin, manager = await sign_in(Role.ADMIN), await sign_in(Role.MANAGER)
    made = await create(client, admin, managerUserIds=[str(user_id_of(manager))])
    saved = await update(client, manager, made, workingWeek=BREAK)
    assert saved.json()["data"]["workingWeek"] == BREAK
    renamed = await update(client, manager, made, name="Block 13")
    assert renamed.json()["data"]["workingWeek"] == BREAK
    back = await update(client, manager, made, workingWeek=None)
    assert back.json()["data"]["workingWeek"] is None
    _, told, *_, last = [each.project for each in await published(runtime, events_pb2.ProjectChanged)]
    spans = [(each.weekday, each.from_minute, each.until_minute) for each in told.working_week]
    assert spans == [(1, 480, 720), (1, 780, 1440)]
    assert not last.working_week


@pytest.mark.parametrize(
    "week",
    [
        [],
        [{"weekday": 0, "fromTime": "08:00", "untilTime": "17:00"}],
        [{"weekday": 8, "fromTime": "08:00", "untilTime": "17:00"}],
        [{"weekday": 1, "fromTime": "17:00", "untilTime": "08:00"}],
        [{"weekday": 1, "fromTime": "08:00", "untilTime": "08:00"}],
        [{"weekday": 1, "fromTime": "8:00", "untilTime": "17:00"}],
        [{"weekday": 1, "fromTime": "08:00", "untilTime": "24:01"}],
        [*USUAL, {"weekday": 1, "fromTime": "16:59", "untilTime": "18:00"}],
        [{"weekday": 1, "fromTime": f"{each:02}:00", "untilTime": f"{each:02}:01"} for each in range(24)] * 2,
    ],
)
async def test_that_can_not_be_is_refused(client: httpx.AsyncClient, sign_in: SignIn, week: object) -> None:
    admin = await sign_in(Role.ADMIN)
    assert (await set_company(client, admin, week)).status_code == 422
    assert (await update(client, admin, await create(client, admin), workingWeek=week)).status_code == 422


async def test_is_its_managers_to_change(client: httpx.AsyncClient, sign_in: SignIn) -> None:
    admin, manager = await sign_in(Role.ADMIN), await sign_in(Role.MANAGER)
    made = await create(client, admin)
    assert (await set_company(client, manager, USUAL)).status_code == 403
    assert (await update(client, manager, made, workingWeek=USUAL)).status_code in (403, 404)


async def test_is_in_the_audit_log_in_words(client: httpx.AsyncClient, sign_in: SignIn) -> None:
    admin = await sign_in(Role.ADMIN)
    await update(client, admin, await create(client, admin), workingWeek=BREAK)
    log = await client.get("/api/AdminConsole/QueryAuditRecords", headers=admin)
    newest = log.json()["data"]["data"][0]
    assert newest["changes"]["workingWeek"] == [None, "Mon 08:00-12:00 13:00-24:00"]
