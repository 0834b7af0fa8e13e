"""What differs between two steps that were submitted; of a table, in which rows and cells."""

from typing import Any

import httpx
import pytest
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, page
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_conditions import ruled
from services.forms.tests.service.test_moves import moving
from services.forms.tests.service.test_situations import rule


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin)


async def comparing(hand: Hand, submission_id: str, **sides: str) -> httpx.Response:
    return await hand.get("GetSubmissionDiff", submissionId=submission_id, **sides)


async def pressed(site: SiteWithAWayBack, hand: Hand, submission_id: str) -> list[str]:
    """Which steps were submitted, as they are asked for."""
    way = await site.way(hand, submission_id)
    return [each["submissionProcessId"] for each in way if each["submissionProcessId"]]


async def test_two_steps_are_compared_and_one_with_now(site: SiteWithAWayBack, flow: Flow) -> None:
    hand, checker, approver = site.hand(), site.checker(), site.approver()
    submission_id = await site.at_approval(hand, checker)
    await site.press(approver, submission_id, "approval", "return", reason="Which roof?")
    data(await hand.saving(submission_id, {site.area["id"]: "Roof, north"}))
    filled, checked, returned = await pressed(site, hand, submission_id)
    told = data(await comparing(hand, submission_id, fromProcessId=filled, toProcessId=checked))
    assert [(each["fieldName"], each["newValue"]) for each in told["changedFields"]] == [("Remark", "Wet")]
    assert (told["fromProcessId"], told["toProcessId"], told["toVersion"]) == (filled, checked, "A")
    none = data(await comparing(hand, submission_id, fromProcessId=checked, toProcessId=returned))
    assert (none["hasChanges"], none["changedFields"]) == (False, [])
    now = data(await comparing(hand, submission_id, fromProcessId=returned, toVersion="A"))
    (change,) = now["changedFields"]
    assert (change["oldValue"], change["newValue"], now["toProcessId"]) == ("Roof", "Roof, north", None)


async def test_each_side_is_one_moment_of_this_very_submission(
    site: SiteWithAWayBack, stranger: Person, flow: Flow
) -> None:
    hand, checker = site.hand(), site.checker()
    submission_id = await site.at_approval(hand, checker)
    filled, checked = await pressed(site, hand, submission_id)
    for sides in (
        {"fromProcessId": filled},
        {"toVersion": "A"},
        {"fromProcessId": filled, "fromVersion": "A", "toProcessId": checked},
    ):
        assert (await comparing(hand, submission_id, **sides)).status_code == 422
    another = await site.at_approval(hand, checker)
    elsewhere, _ = await pressed(site, hand, another)
    for process_id in (elsewhere, "00000000", "x"):
        answer = await comparing(hand, submission_id, fromProcessId=process_id, toProcessId=checked)
        assert answer.status_code == 404
    outside = await comparing(
        site.somebody(stranger), submission_id, fromProcessId=filled, toProcessId=checked
    )
    assert outside.status_code == 404


async def test_what_no_button_did_kept_nothing_to_compare(site: SiteWithAWayBack, flow: Flow) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
    data(await moving(hand, "RecallStep", submission_id, 1, reason="Wrong roof."))
    filled, taken_back = await pressed(site, hand, submission_id)
    answer = await comparing(hand, submission_id, fromProcessId=filled, toProcessId=taken_back)
    assert answer.status_code == 404


async def test_what_a_rule_hides_at_one_step_is_no_change(
    site: SiteWithAWayBack, admin: Person, flow: Flow
) -> None:
    remark = site.remark["id"]
    await ruled(site, admin, rule("step", "anyOf", step_ids=[site.ids["fill"]], hide=remark))
    hand, checker, approver = site.hand(), site.checker(), site.approver()
    submission_id = await site.at_approval(hand, checker)
    await site.press(approver, submission_id, "approval", "return", reason="Which roof?")
    await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof, north"})
    await site.press(checker, submission_id, "check", "checked", values={remark: "Dry"})
    _, checked, _, filled, again = await pressed(site, hand, submission_id)

    async def told(since: str, until: str) -> list[Any]:
        found = data(await comparing(hand, submission_id, fromProcessId=since, toProcessId=until))
        return [(each["fieldName"], each["oldValue"], each["newValue"]) for each in found["changedFields"]]

    area = ("Area", "Roof", "Roof, north")
    assert await told(checked, filled) == [area]
    assert await told(filled, again) == [("Remark", "Wet", "Dry")]
    assert await told(checked, again) == [area, ("Remark", "Wet", "Dry")]


async def test_a_sum_of_what_a_rule_hides_at_one_step_is_no_change(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
) -> None:
    site = await Site.open(client, crew, admin)
    await ruled(site, admin, rule("step", "anyOf", step_ids=[site.second], hide=site.length["id"]))
    hand, checker = site.hand(), site.checker()
    submission_id = await hand.start()
    filled = {site.area["id"]: "Roof", site.width["id"]: "2", site.length["id"]: "3"}
    data(await hand.submitting(submission_id, filled))
    data(await checker.approving(submission_id))
    way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
    first, second = [each["submissionProcessId"] for each in way if each["submissionProcessId"]]
    told = data(await comparing(hand, submission_id, fromProcessId=first, toProcessId=second))
    assert told["changedFields"] == []


async def test_a_table_is_compared_row_by_row_and_a_list_item_by_item(
    site: SiteWithAWayBack, client: httpx.AsyncClient, admin: Person, flow: Flow
) -> None:
    item, pieces = (field("shortText", {"label": each}) for each in ("Item", "Pieces"))
    gate = new_id()
    cells = [{"id": new_id(), "type": "InputTableTextInput"} for _ in range(2)]
    heads = [{"id": new_id(), "type": "ColumnHead", "components": [each]} for each in (item, pieces)]
    grid: list[Any] = [
        [{"id": new_id(), "type": "Head"}, *heads],
        [{"id": gate, "type": "RowHead", "title": "Gate"}, *cells],
    ]
    table: dict[str, Any] = field("inputTable", {"label": "Materials"}) | {"components": grid}
    options = [{"id": at, "label": each} for at, each in enumerate(("Helmet", "Gloves", "Harness"), 1)]
    worn = field("multipleSelection", {"label": "Worn", "options": options})
    desk = Desk(client, admin)
    data(await desk.save_body(site.template_id, 2, page(site.area, site.remark, table, worn)))
    data(await desk.publish(site.template_id))
    hand, checker, approver = site.hand(), site.checker(), site.approver()
    submission_id, nails, screws = await hand.start(), new_id(), new_id()

    def row(row_id: str, name: str, count: str) -> dict[str, Any]:
        return {"id": row_id, "cells": {item["id"]: name, pieces["id"]: count}}

    first = {"rows": [row(gate, "Steel", "2"), row(nails, "Nails", "90")]}
    filled = {site.area["id"]: "Roof", table["id"]: first, worn["id"]: {"selected": [1, 2]}}
    await site.press(hand, submission_id, "fill", "submit", values=filled)
    await site.press(checker, submission_id, "check", "checked")
    await site.press(approver, submission_id, "approval", "return", reason="Which roof?")
    empty: dict[str, Any] = {"id": new_id(), "cells": {}}
    second: dict[str, Any] = {"rows": [row(gate, "Steel", "3"), empty, row(screws, "Screws", "40")]}
    again: dict[str, Any] = {**filled, table["id"]: second, worn["id"]: {"selected": [1, 3]}}
    await site.press(hand, submission_id, "fill", "submit", values=again)

    told = data(await approver.get("GetChangesSinceMyPress", submissionId=submission_id))["changedFields"]
    before, *_, after = await pressed(site, hand, submission_id)
    compared = data(await comparing(hand, submission_id, fromProcessId=before, toProcessId=after))
    for materials, chosen in (told, compared["changedFields"]):
        rows = [
            (each["change"], each["title"], each["number"], each["copyNumber"])
            for each in materials["changedRows"]
        ]
        assert rows == [("changed", "Gate", 1, 0), ("added", "", 3, 0), ("removed", "", 2, 0)]
        (cell,) = materials["changedRows"][0]["cells"]
        assert (cell["columnName"], cell["oldValue"], cell["newValue"]) == ("Pieces", "2", "3")
        gone = [(each["oldValue"], each["newValue"]) for each in materials["changedRows"][2]["cells"]]
        assert gone == [("Nails", None), ("90", None)]
        assert chosen["changedItems"] == [
            {"change": "added", "text": "Harness"},
            {"change": "removed", "text": "Gloves"},
        ]
        assert (chosen["changedRows"], materials["changedItems"]) == ([], [])
