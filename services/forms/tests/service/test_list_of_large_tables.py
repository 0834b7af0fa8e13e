"""Whatever tables hold and compute, a list that shows them, or is asked of them, keeps nobody waiting."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from chassis.processes.costly import ReadTurns
from chassis.runtime import Runtime
from chassis.testing.people import Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls

from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page
from services.forms.tests.service.site import Site

_TEXTS = [field("longText", {"label": "Remark", "maxLength": 10_000}) for _ in range(9)]
_NUMBER = field("number", {"label": "Pieces"})
# As many powers as the formulas of a form may have together.
_POWER = {"label": "Volume", "formula": f"{{{_NUMBER['id']}}}^12"}
_FORMULAS = [field("calculation", _POWER) for _ in range(6)]
_COLUMNS = [*_TEXTS, _NUMBER, *_FORMULAS]
_SUBMISSIONS = 30


@pytest.fixture
async def table(site: Site, admin: Person) -> dict[str, Any]:
    desk = Desk(site.client, admin)
    heads = [{"id": new_id(), "type": "ColumnHead", "components": [each]} for each in _COLUMNS]
    cells = [{"id": new_id(), "type": "InputTableTextInput"} for _ in _COLUMNS]
    line = [{"id": new_id(), "type": "RowHead", "title": "Shed"}, *cells]
    grid = [[{"id": new_id(), "type": "Head"}, *heads], line]
    drawn = field("inputTable", {"label": "Materials"}) | {"components": grid}
    data(await desk.save_body(site.template_id, 2, page(drawn)))
    data(await desk.publish(site.template_id))
    return drawn


def filled(table: dict[str, Any], text: str) -> dict[str, Any]:
    own = table["components"][1][0]["id"]
    cells = {each["id"]: text for each in _TEXTS} | {_NUMBER["id"]: "2"}
    return {"rows": [{"id": own if at == 0 else new_id(), "cells": cells} for at in range(100)]}


async def test_shown_in_a_list_they_are_computed_as_far_as_a_cell_goes(
    site: Site, table: dict[str, Any]
) -> None:
    hand = site.hand()
    for _ in range(_SUBMISSIONS):
        data(await hand.saving(await hand.start(), {table["id"]: filled(table, "")}))
    asking = {"formTemplateId": site.template_id, "fields": table["id"], "pageCount": 100}
    data(await hand.get("QuerySubmissions", **asking))
    async with watching_stalls() as stalls:
        answer = await hand.get("QuerySubmissions", **asking)
    assert stalls.longest < MOST_SECONDS / 4
    told = [each["values"][table["id"]] for each in data(answer)["data"]]
    assert len(told) == _SUBMISSIONS
    first = ", ".join(["Shed", "2", *["4096.00"] * 6])
    assert {each[: len(first)] for each in told} == {first}


async def test_that_are_large_are_shown_all_the_same(site: Site, table: dict[str, Any]) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    data(await hand.saving(submission_id, {table["id"]: filled(table, "Rain. " * 100)}))
    told = data(await hand.get("QuerySubmissions", formTemplateId=site.template_id, fields=table["id"]))
    (shown,) = [each["values"] for each in told["data"] if each["submissionId"] == submission_id]
    assert shown[table["id"]].startswith("Shed, Rain. Rain. ")
    assert len(shown[table["id"]]) == 200


async def test_asked_which_of_many_options_they_say_they_are_read_once(
    site: Site, table: dict[str, Any]
) -> None:
    hand = site.hand()
    for _ in range(4):
        data(await hand.saving(await hand.start(), {table["id"]: filled(table, "Rain. " * 180)}))

    def asking(options: int) -> Callable[[], Awaitable[Any]]:
        asked = [{"fieldId": table["id"], "anyOf": [*range(1, options + 1)]}]
        query = {"formTemplateId": site.template_id, "fieldFilters": json.dumps(asked)}
        return lambda: hand.get("QuerySubmissions", **query)

    one, many = await _quickest(asking(1)), await _quickest(asking(50))
    assert many < 5 * one


async def test_what_is_asked_of_fields_waits_for_its_turn_and_no_other_list(
    site: Site, runtime: Runtime
) -> None:
    """Each question is another statement to make: thirty at once would keep everybody's lists waiting."""
    hand, turns = site.hand(), ReadTurns()
    data(await hand.saving(await hand.start(), {site.area["id"]: "Roof"}))
    runtime.provide(turns)
    for reader in ("one", "another"):
        await turns.begin_turn(reader)
    of_form = {"formTemplateId": site.template_id}
    asked = json.dumps([{"fieldId": site.area["id"], "contains": "Roof"}])
    asking = [
        asyncio.create_task(hand.get(call, **of_form, **query))
        for call, query in (
            ("QuerySubmissions", {"fields": site.area["id"]}),
            ("QuerySubmissions", {"fieldFilters": asked}),
            ("ExportSubmissions", {"fieldFilters": asked}),
            ("GetSubmissionFields", {}),
        )
    ]
    assert data(await hand.get("QuerySubmissions", **of_form))["totalCount"] == 1
    await asyncio.sleep(0.1)
    assert not any(each.done() for each in asking)
    turns.end_turn()
    assert [each.status_code for each in await asyncio.gather(*asking)] == [200] * 4


async def _quickest(ask: Callable[[], Awaitable[Any]]) -> float:
    """Of five, the first of which prepares the statement."""
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        assert data(await ask())["data"] == []
        took.append(time.perf_counter() - began)
    return min(took)
