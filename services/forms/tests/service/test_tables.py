"""Fields in the cells of a table: of its steps, with values and files of their own, read with the form."""

from typing import Any

import httpx
import pytest
from chassis.testing.people import Person
from formwork.printout import Printout

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, row, short_text
from services.forms.tests.service.pictures import picture
from services.forms.tests.service.site import Hand, Site


def cell(*fields: dict[str, Any], title: str = "") -> dict[str, Any]:
    """One that only says something has no fields, and need not say so."""
    return {"id": new_id(), "type": "row", "title": title} | ({"components": list(fields)} if fields else {})


class Checks:
    """A table of the site's form, with a remark and a photo in its cells; itself in a panel or not."""

    def __init__(self, site: Site, *, in_panel: bool) -> None:
        self.site = site
        self.remark = short_text("Remark", required=True)
        self.photo = field("upload", {"label": "Photo", "allowedTypes": ["jpg"], "most": 1})
        self.checked = short_text("Checked by")
        self.checked["setting"]["steps"] = [site.second]
        lines = [
            [cell(title="Item"), cell(title="Result")],
            [cell(title="Rails"), cell(self.remark, self.photo)],
            [cell(title="Seen"), cell(self.checked)],
        ]
        self.table = field("table", {"label": "Checks"}) | {"components": lines}
        panel = field("dragArea", {"label": "Before work"}) | {"components": [[cell(self.table)]]}
        self.drawn = panel if in_panel else self.table

    async def draw(self, admin: Person) -> None:
        desk = Desk(self.site.client, admin)
        drawn = await desk.body(self.site.template_id)
        drawn["pages"][0]["components"].append(row(self.drawn))
        data(await desk.save_body(self.site.template_id, drawn["version"], *drawn["pages"]))
        data(await desk.publish(self.site.template_id))

    async def values(self, hand: Hand, submission_id: str) -> dict[str, Any]:
        shown = await hand.detail(submission_id)
        drawn = shown["pages"][0]["components"][-1]["components"][0]
        table = drawn if drawn["type"] == "table" else _inside(drawn)[0]
        return {each["id"]: each["value"] for each in _inside(table)}

    async def upload(self, hand: Hand, submission_id: str) -> httpx.Response:
        about = {"submissionId": submission_id, "fieldId": self.photo["id"], "fileId": new_id()}
        return await self.site.client.post(
            "/api/FormFiles/UploadResources",
            data=about,
            files={"file": ("rails.jpg", picture(64, 48))},
            headers=hand.person.headers,
        )


def _inside(holder: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for line in holder["components"] for cell in line for each in cell["components"]]


@pytest.fixture(params=[False, True], ids=["on the page", "in a panel"])
async def checks(site: Site, admin: Person, request: pytest.FixtureRequest) -> Checks:
    made = Checks(site, in_panel=request.param)
    await made.draw(admin)
    return made


async def test_a_cell_is_saved_submitted_and_required_like_any_field(
    site: Site, checks: Checks, flow: Flow
) -> None:
    hand, area, remark = site.hand(), site.area["id"], checks.remark["id"]
    submission_id = await hand.start(values={area: "Roof"})
    refused = await hand.submitting(submission_id, {})
    assert [(each["field"], each["code"]) for each in refused.json()["data"]["fields"]] == [
        (remark, "required")
    ]
    photo = data(await checks.upload(hand, submission_id), 201)
    taken = {"files": [], "photos": [{key: photo[key] for key in ("fileId", "name", "size", "contentType")}]}
    data(await hand.saving(submission_id, {remark: "Loose", checks.photo["id"]: taken}))
    data(await hand.submitting(submission_id, {area: "Roof"}))
    values = await checks.values(hand, submission_id)
    assert values[remark] == "Loose"
    assert [each["fileId"] for each in values[checks.photo["id"]]["photos"]] == [photo["fileId"]]


async def test_a_cell_of_another_step_is_filled_in_by_that_step_alone(
    site: Site, checks: Checks, flow: Flow
) -> None:
    hand, checked = site.hand(), checks.checked["id"]
    submission_id = await hand.start(values={site.area["id"]: "Roof"})
    refused = await hand.saving(submission_id, {checked: "Me"})
    assert [each["code"] for each in refused.json()["data"]["fields"]] == ["notOfStep"]
    data(await hand.submitting(submission_id, {site.area["id"]: "Roof", checks.remark["id"]: "Fine"}))
    data(await site.checker().approving(submission_id, {checked: "Mei"}))
    assert (await checks.values(hand, submission_id))[checked] == "Mei"


async def test_paper_is_given_the_cells_and_their_values(
    site: Site, checks: Checks, flow: Flow, asking: Asking
) -> None:
    hand = site.hand()
    submission_id = await hand.start(values={checks.remark["id"]: "Loose"})
    told = await asking.printout(submission_id, named(hand.person))
    printed = Printout.model_validate_json(told.printout)
    drawn = printed.pages[0].components[-1].components[0]
    table = drawn if drawn.type == "table" else drawn.components[0][0].components[0]
    assert table.components[1][1].components[0].id == checks.remark["id"]
    assert printed.values[checks.remark["id"]] == "Loose"


async def test_a_table_with_a_hole_is_refused_with_its_place(
    site: Site, checks: Checks, admin: Person
) -> None:
    desk = Desk(site.client, admin)
    drawn = await desk.body(site.template_id)
    broken = drawn["pages"][0]["components"][-1]["components"][0]
    broken["components"][0].pop()
    refused = await desk.save_body(site.template_id, drawn["version"], *drawn["pages"])
    assert refused.status_code == 422
    assert [each["code"] for each in refused.json()["data"]["fields"]] == ["setting"]
    assert refused.json()["data"]["fields"][0]["field"].endswith("/components")
