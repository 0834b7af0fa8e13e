"""What publishing would make of what was submitted before, told before it is published."""

import asyncio
import csv
import io
from typing import Any

import pytest
from chassis.access import Role
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from chassis.testing import counted_statements
from chassis.testing.people import Person

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import TEMPLATE, Desk, data
from services.forms.tests.service.drawing import field, page
from services.forms.tests.service.site import Site


@pytest.fixture
def desk(site: Site, admin: Person) -> Desk:
    return Desk(site.client, admin)


async def draw(desk: Desk, site: Site, *fields: dict[str, Any]) -> None:
    version = (await desk.body(site.template_id))["version"]
    data(await desk.save_body(site.template_id, version, page(*fields)))


async def rehearsed(desk: Desk, site: Site) -> dict[str, Any]:
    return data(await desk.get(f"{TEMPLATE}/GetPublishRehearsal", formTemplateId=site.template_id))


async def test_tells_what_is_lost_calculated_and_asked_for(site: Site, flow: Flow, desk: Desk) -> None:
    hand, checker = site.hand(), site.checker()
    done = await hand.start()
    entered = {site.area["id"]: "Roof", site.width["id"]: "2", site.length["id"]: "3.5"}
    data(await hand.submitting(done, entered))
    data(await checker.approving(done, {}))
    waits = await hand.start()
    data(await hand.submitting(waits, {site.area["id"]: "Gate"}))
    data(await hand.saving(await hand.start(), {site.area["id"]: "Draft"}))

    assert (await rehearsed(desk, site))["findings"] == []
    double = field("calculation", {**site.size["setting"], "formula": f"{{{site.width['id']}}}*2"})
    size = {**double, "id": site.size["id"]}
    await draw(desk, site, site.width, size, {**site.remark, "required": True})

    told = await rehearsed(desk, site)
    assert (told["lookedAt"], told["inProgress"]) == (2, 1)

    def found(matter: str) -> dict[str, list[tuple[str, str, str]]]:
        return {
            each["fieldName"]: [
                (one["referenceNumberStr"], one["before"], one["after"]) for one in each["submissions"]
            ]
            for each in told["findings"]
            if each["matter"] == matter
        }

    assert found("gone") == {
        "Area": [("SI-0008", "Gate", ""), ("SI-0007", "Roof", "")],
        "Length": [("SI-0007", "3.5", "")],
    }
    assert found("calculated") == {"Size": [("SI-0007", "7.00", "4.00")]}
    # The one that is not done was not at the step yet that asks for it.
    assert found("required") == {"Remark": [("SI-0007", "", "")]}
    assert [each["submissionsCount"] for each in told["findings"] if each["fieldName"] == "Area"] == [2]


async def test_is_downloaded_a_row_for_each(site: Site, flow: Flow, desk: Desk) -> None:
    data(await site.hand().submitting(await site.hand().start(), {site.area["id"]: "=Roof"}))
    await draw(desk, site, site.width, site.length, site.size)
    answer = await desk.get(f"{TEMPLATE}/ExportPublishRehearsal", formTemplateId=site.template_id)
    assert [*csv.reader(io.StringIO(answer.text.removeprefix("\ufeff")))] == [
        ["Reference No.", "Field", "What changes", "Before", "After"],
        ["SI-0007", "Area", "No longer asked for", "'=Roof", ""],
    ]


async def test_goes_by_the_version_that_each_was_begun_in(site: Site, flow: Flow, desk: Desk) -> None:
    first = await site.hand().submitted()
    await draw(desk, site, site.area, site.width, site.remark)
    data(await desk.publish(site.template_id))
    second = await site.hand().start()
    data(await site.hand().submitting(second, {site.area["id"]: "Gate"}))
    await draw(desk, site, site.width, site.remark)
    (finding,) = (await rehearsed(desk, site))["findings"]
    assert [each["submissionId"] for each in finding["submissions"]] == [second, first]


async def test_changes_nothing_that_was_submitted(site: Site, flow: Flow, desk: Desk) -> None:
    submission_id = await site.hand().submitted()
    before = data(await site.hand().get("GetSubmissionDetail", submissionId=submission_id))
    await draw(desk, site, site.width)
    await rehearsed(desk, site)
    assert data(await site.hand().get("GetSubmissionDetail", submissionId=submission_id)) == before


async def test_is_for_who_may_publish_it(site: Site, desk: Desk, stranger: Person) -> None:
    elsewhere = site.crew.person("Maya Ong", Role.MANAGER, manages=(site.crew.tower,))
    for person, status in ((site.hand().person, 403), (elsewhere, 403), (stranger, 404)):
        for call in ("GetPublishRehearsal", "ExportPublishRehearsal"):
            answer = await Desk(site.client, person).get(
                f"{TEMPLATE}/{call}", formTemplateId=site.template_id
            )
            assert answer.status_code == status, (call, answer.text)


async def test_whoever_waits_for_their_turn_holds_nothing_yet(
    site: Site, desk: Desk, runtime: Runtime
) -> None:
    turns = runtime.of(ExportTurns)
    await turns.begin_turn("somebody else")
    with counted_statements(runtime.database) as statements:
        waiting = [asyncio.create_task(rehearsed(desk, site)) for _ in range(5)]
        await asyncio.sleep(0.3)
        assert not any("form_draft" in each or "submission" in each for each in statements)
    assert not any(each.done() for each in waiting)
    turns.end_turn()
    assert [each["lookedAt"] for each in await asyncio.gather(*waiting)] == [0] * 5
