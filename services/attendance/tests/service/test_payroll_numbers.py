"""What payroll calls each person, and the file that calls them so."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_payroll import (
    COLUMNS,
    MAPPING,
    approved,
    checked,
    exporting,
    lines,
    mapping_to,
    office,
)

__all__ = ["approved", "office"]

GET, SET = "GroupSetting/GetPayrollNumbers", "GroupSetting/SetPayrollNumbers"
WITH_NUMBERS = {**MAPPING, "columns": [{"field": "number", "heading": "Nr"}, *COLUMNS]}


def number(who: Asker | str, number: str, was: str = "") -> dict[str, str]:
    user_id = who if isinstance(who, str) else str(who.who.user_id)
    return {"userId": user_id, "number": number, "was": was}


async def setting(who: Asker, *numbers: dict[str, str]) -> httpx.Response:
    return await who.call("PUT", SET, {"numbers": [*numbers]})


async def known(office: Asker) -> dict[str, str]:
    return {each["userId"]: each["number"] for each in data(await office.get(GET))}


class TestNumbers:
    async def test_are_the_admins_and_each_change_is_told(
        self, runtime: Runtime, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        for who in (desk, worker):
            assert (await who.get(GET)).status_code == 403
            assert (await setting(who, number(worker, "7"))).status_code == 403
        data(await setting(office, number(worker, "0042"), number(desk, "7")))
        data(await setting(office, number(worker, "0042")))
        data(await setting(office, number(desk, "", was="7")))
        assert await known(office) == {str(worker.who.user_id): "0042"}
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        told = [(act.changes[0].before, act.changes[0].after) for act in acts]
        assert sorted(told) == [("", "0042"), ("", "7"), ("7", "")]

    async def test_are_one_person_s_each_and_two_may_change_theirs_with_each_other(
        self, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        data(await setting(office, number(worker, "1"), number(desk, "2")))
        assert (await setting(office, number(worker, "2", was="1"))).status_code == 409
        both_three = (number(worker, "3", was="1"), number(desk, "3", was="2"))
        assert (await setting(office, *both_three)).status_code == 409
        data(await setting(office, number(worker, "2", was="1"), number(desk, "1", was="2")))
        assert await known(office) == {str(worker.who.user_id): "2", str(desk.who.user_id): "1"}

    async def test_that_somebody_else_changed_meanwhile_stay(self, office: Asker, worker: Asker) -> None:
        data(await setting(office, number(worker, "1")))
        answer = await setting(office, number(worker, "9", was="8"))
        assert (answer.status_code, "Reload" in answer.json()["message"]) == (409, True)
        assert [*(await known(office)).values()] == ["1"]

    async def test_are_of_the_company_s_own_people(
        self, client: httpx.AsyncClient, office: Asker, stranger: Person, worker: Asker
    ) -> None:
        data(await setting(office, number(worker, "1")))
        elsewhere = Asker(client, stranger)
        assert await known(elsewhere) == {}
        assert (await setting(elsewhere, number(worker, "5"))).status_code == 422
        assert (await setting(office, number(str(uuid4()), "5"))).status_code == 422


class TestTheFile:
    async def test_calls_people_by_them_and_the_check_says_who_has_none(
        self, approved: dict[str, Any], office: Asker, desk: Asker, worker: Asker
    ) -> None:
        await mapping_to(office, WITH_NUMBERS)
        assert (await checked(desk))["peopleWithoutNumber"] == 1
        assert [row[0] for row in lines(await exporting(desk))[1:4]] == ["", "", ""]
        data(await setting(office, number(worker, "0042")))
        assert (await checked(desk))["peopleWithoutNumber"] == 0
        assert [row[0] for row in lines(await exporting(desk))[1:4]] == ["0042"] * 3
        await mapping_to(office, MAPPING, revision=1)
        assert (await checked(desk))["peopleWithoutNumber"] == 0


@pytest.mark.parametrize("wrong", ["x" * 41, "\u202e12"])
async def test_a_number_is_one_short_line(office: Asker, worker: Asker, wrong: str) -> None:
    assert (await setting(office, number(worker, wrong))).status_code == 422
