"""What a company does about open days: whose to say, by whom it was seen, and what would close nothing."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.open_days import AFTER_A_DAY, has_shift, set_rules
from services.attendance.tests.phone import data


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


def _another_admin(client: httpx.AsyncClient, crew: Crew) -> Asker:
    return Asker(client, crew.person("Ines Roy", Role.ADMIN))


class TestTheRulesOfOpenDays:
    async def test_are_an_admin_s_and_told_once(
        self, runtime: Runtime, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        body = {"remindsAt": "07:30", "closing": AFTER_A_DAY, "revision": 0}
        for who in (desk, worker):
            assert (await who.call("PUT", "GroupSetting/SetOpenDayRules", body)).status_code == 403
            assert (await who.get("GroupSetting/GetOpenDayRules")).status_code == 403
        asked = data(await office.get("GroupSetting/GetOpenDayRules"))
        assert asked == {"remindsAt": "08:00", "closing": None, "saysShiftEnd": True, "revision": 0}
        for seen in (0, 1):
            data(await office.call("PUT", "GroupSetting/SetOpenDayRules", body | {"revision": seen}))
        kept = data(await office.get("GroupSetting/GetOpenDayRules"))
        assert kept == body | {"saysShiftEnd": True, "revision": 1}
        told = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert told.count("open_day_rules.set") == 1

    async def test_are_of_one_s_own_company(self, office: Asker) -> None:
        body = {"groupId": str(uuid4()), "remindsAt": "06:00", "closing": AFTER_A_DAY, "revision": 0}
        assert (await office.call("PUT", "GroupSetting/SetOpenDayRules", body)).status_code == 403
        assert data(await office.get("GroupSetting/GetOpenDayRules"))["closing"] is None

    @pytest.mark.parametrize("wrong", [{"afterHours": 14}, {"at": "08:00"}, {"afterHours": None}])
    async def test_end_nothing_while_somebody_may_be_at_work(
        self, office: Asker, wrong: dict[str, Any]
    ) -> None:
        await has_shift(office)
        body = {"remindsAt": None, "closing": AFTER_A_DAY | wrong, "revision": 0}
        assert (await office.call("PUT", "GroupSetting/SetOpenDayRules", body)).status_code == 422

    async def test_are_not_undone_by_an_admin_who_has_not_seen_them(
        self, office: Asker, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        body = {"remindsAt": "07:30", "closing": None}
        path = "GroupSetting/SetOpenDayRules"
        data(await office.call("PUT", path, body | {"revision": 0}))
        # As a web of the release before: whoever says nothing has seen nothing.
        assert (await office.call("PUT", path, body)).status_code == 409
        other = body | {"remindsAt": None}
        for seen in (0, 2):
            refused = await _another_admin(client, crew).call("PUT", path, other | {"revision": seen})
            assert refused.status_code == 409
            assert [each["code"] for each in refused.json()["data"]["fields"]] == ["savedBySomebodyElse"]
        assert data(await office.get("GroupSetting/GetOpenDayRules"))["remindsAt"] == "07:30"

    async def test_of_two_who_save_at_once_one_looks_again(
        self, office: Asker, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        path = "GroupSetting/SetOpenDayRules"
        bodies = [{"remindsAt": at, "closing": None, "revision": 0} for at in ("06:00", "07:00")]
        admins = office, _another_admin(client, crew)
        answers = await asyncio.gather(
            *(each.call("PUT", path, body) for each, body in zip(admins, bodies, strict=True))
        )
        assert sorted(each.status_code for each in answers) == [200, 409]

    async def test_close_nothing_with_the_end_of_a_shift_that_no_rule_says(self, office: Asker) -> None:
        body = {"remindsAt": None, "closing": AFTER_A_DAY, "revision": 0}
        refused = await office.call("PUT", "GroupSetting/SetOpenDayRules", body)
        assert refused.status_code == 422
        assert [each["field"] for each in refused.json()["data"]["fields"]] == ["closing.endsWith"]
        assert data(await office.get("GroupSetting/GetOpenDayRules"))["saysShiftEnd"] is False
        await set_rules(office, AFTER_A_DAY | {"endsWith": "lastPunch"})
        await has_shift(office)
        await set_rules(office, AFTER_A_DAY)
        assert data(await office.get("GroupSetting/GetOpenDayRules"))["closing"] == AFTER_A_DAY
