"""Each save of a project's budget is a version of it; one is locked as the baseline and stays."""

import asyncio

from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import delete_company
from chassis.testing.people import COMPANY
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data, refused

NAMES = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")


def _amounts(crew: Crew, internal: str, **fields: object) -> Body:
    return {"projectId": str(crew.jetty)} | {f"{name}Budget": internal for name in NAMES} | fields


async def _versions(desk: Desk, crew: Crew) -> list[Body]:
    versions: list[Body] = data(await desk.get("GetBudgetVersions", projectId=crew.jetty))
    return versions


class TestAVersion:
    async def test_says_from_when_on_and_why(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk
    ) -> None:
        first = _amounts(crew, "10", effectiveOn="2026-03-01", reason="Tender")
        data(await boss.send("PUT", "UpdateProjectBudget", first))
        data(await boss.send("PUT", "UpdateProjectBudget", _amounts(crew, "20", revision=1)))
        data(await boss.send("PUT", "UpdateProjectBudget", _amounts(crew, "20", revision=2)))
        newest, oldest = await _versions(foreman, crew)
        assert (oldest["number"], oldest["effectiveOn"], oldest["reason"]) == (1, "2026-03-01", "Tender")
        assert (newest["number"], newest["total"], newest["by"]["fullName"]) == (2, "80.00", "Maya Ong")
        assert await differences(runtime.database) == []

    async def test_counts_from_no_day_to_come(self, crew: Crew, boss: Desk) -> None:
        for day in ("2999-01-01", "0026-03-01"):
            late = await boss.send("PUT", "UpdateProjectBudget", _amounts(crew, "10", effectiveOn=day))
            assert refused(late) == (422, "effectiveOn")


class TestABaseline:
    async def test_stays_beside_every_later_budget(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk
    ) -> None:
        overview = data(await boss.send("PUT", "UpdateProjectBudget", _amounts(crew, "10")))
        assert (overview["mayLock"], overview["baselineOn"]) == (True, None)
        lock = {"projectId": str(crew.jetty), "revision": overview["revision"]}
        locks = await asyncio.gather(*(boss.send("POST", "LockBudgetBaseline", lock) for _ in range(3)))
        assert sorted(each.status_code for each in locks) == [200, 409, 409]
        changed = _amounts(crew, "15", revision=1)
        assert refused(await boss.send("PUT", "UpdateProjectBudget", changed)) == (422, "reason")
        why = changed | {"reason": "Variation 3"}
        changed = data(await boss.send("PUT", "UpdateProjectBudget", why))
        own = changed["categories"][0]
        assert (own["baseline"], own["budget"], changed["total"]["baseline"]) == ("10.00", "15.00", "40.00")
        assert (changed["mayLock"], changed["baselineOn"] is None) == (False, False)
        assert [each["isBaseline"] for each in await _versions(foreman, crew)] == [False, True]
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts] == [
            "project_budget.changed",
            "project_budget.locked",
            "project_budget.changed",
        ]

    async def test_is_what_its_manager_has_seen(self, crew: Crew, foreman: Desk, boss: Desk) -> None:
        lock = {"projectId": str(crew.jetty), "revision": 0}
        assert (await boss.send("POST", "LockBudgetBaseline", lock)).status_code == 409
        data(await boss.send("PUT", "UpdateProjectBudget", _amounts(crew, "10")))
        assert refused(await boss.send("POST", "LockBudgetBaseline", lock)) == (409, "revision")
        assert (await foreman.send("POST", "LockBudgetBaseline", lock | {"revision": 1})).status_code == 403


class TestADeletedCompany:
    async def test_takes_its_versions_along(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, boss: Desk
    ) -> None:
        data(await boss.send("PUT", "UpdateProjectBudget", _amounts(crew, "10")))
        await delete_company(service, runtime, COMPANY)
        assert await _versions(boss, crew) == []
