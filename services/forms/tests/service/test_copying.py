"""What another submission says, entered in a step here."""

from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, short_text, two_steps
from services.forms.tests.service.pictures import picture
from services.forms.tests.service.site import Hand, Site


class OtherForm:
    """It asks in the words of the site's form, in fields of its own, and twice for a width."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.area = short_text("Area", required=True)
        self.widths = [short_text("Width"), short_text("Width")]
        self.length = field("number", {"label": "Length"})
        self.note = short_text("Note")

    async def draw(self, admin: Person) -> None:
        desk = Desk(self.site.client, admin)
        self.template_id = (await desk.create("Roof inspection"))["formTemplateId"]
        drawn = two_steps()
        self.first, second = (each["id"] for each in drawn["nodes"] if each["type"] == "step")
        for node in drawn["nodes"]:
            if node["id"] == second:
                node["data"] |= {"teamIds": [str(self.site.checkers)]}
        data(await desk.save_workflow(self.template_id, 1, drawn))
        shown = page(self.area, *self.widths, self.length, self.note)
        data(await desk.save_body(self.template_id, 1, shown))
        data(await desk.publish(self.template_id))

    async def start(self, hand: Hand) -> str:
        return await hand.start(formTemplateId=self.template_id)


async def copying(
    hand: Hand, submission_id: str, source_id: str, step_id: str | None = None, **more: Any
) -> httpx.Response:
    body = {
        "submissionId": submission_id,
        "stepId": step_id or hand.site.first,
        "fromSubmissionId": source_id,
        **more,
    }
    return await hand.site.client.post("/api/Submission/CopyStepData", json=body, headers=hand.person.headers)


async def photographed(hand: Hand, submission_id: str, name: str) -> dict[str, Any]:
    file = data(await hand.upload(submission_id, name, picture(40, 30, "PNG")), 201)
    return {"files": [{key: file[key] for key in ("fileId", "name", "size", "contentType")}]}


def whys(answer: dict[str, Any]) -> dict[str, str]:
    return {each["label"]: each["why"] for each in answer["notCopied"]}


def labels(answer: dict[str, Any]) -> list[str]:
    return [each["label"] for each in answer["copied"]]


@pytest.fixture
async def filled(site: Site) -> str:
    """A draft of somebody of the project, with a photo."""
    hand = site.hand()
    submission_id = await hand.start()
    photos = await photographed(hand, submission_id, "roof.png")
    values = {site.area["id"]: "Roof", site.width["id"]: "12", site.photos["id"]: photos}
    data(await hand.saving(submission_id, values))
    return submission_id


class TestOfTheSameForm:
    async def test_what_is_empty_is_filled_in_and_told_with_what_stays(self, site: Site, filled: str) -> None:
        hand = site.hand("Lim Ana")
        mine = await hand.start()
        data(await hand.saving(mine, {site.width["id"]: "9"}))
        told = data(await copying(hand, mine, filled))
        assert labels(told) == ["Area"]
        assert whys(told) == {"Width": "entered", "Photos": "stays"}
        kept = await hand.values(mine)
        assert (kept[site.area["id"]], kept[site.width["id"]]) == ("Roof", "9")
        assert site.photos["id"] not in kept
        # Its photo is there as before.
        assert (await site.hand().values(filled))[site.photos["id"]]["files"]

    async def test_twice_changes_nothing_more(self, site: Site, filled: str) -> None:
        hand = site.hand()
        mine = await hand.start()
        first = data(await copying(hand, mine, filled))
        revisions = (await hand.detail(mine))["revisions"]
        assert data(await copying(hand, mine, filled)) == first
        assert (await hand.detail(mine))["revisions"] == revisions

    async def test_what_is_entered_is_replaced_where_that_is_asked_for_but_no_photo(
        self, site: Site, filled: str
    ) -> None:
        hand = site.hand()
        mine = await hand.start()
        photos = await photographed(hand, mine, "own.png")
        data(await hand.saving(mine, {site.width["id"]: "9", site.photos["id"]: photos}))
        told = data(await copying(hand, mine, filled, replaces=True))
        assert labels(told) == ["Area", "Width"]
        kept = await hand.values(mine)
        assert kept[site.width["id"]] == "12"
        assert [each["name"] for each in kept[site.photos["id"]]["files"]] == ["own.png"]


class TestOfAnotherForm:
    async def test_goes_by_words_that_are_one_fields_alone_and_by_kind(
        self, site: Site, admin: Person, filled: str
    ) -> None:
        other, hand = OtherForm(site), site.hand()
        data(await hand.saving(filled, {site.length["id"]: "7"}))
        await other.draw(admin)
        mine = await other.start(hand)
        told = data(await copying(hand, mine, filled, other.first))
        assert [(each["label"], each["byLabel"]) for each in told["copied"]] == [("Area", True)]
        assert whys(told) == {"Width": "several", "Length": "otherKind", "Note": "noMatch"}
        assert await hand.values(mine) == {other.area["id"]: "Roof"}


class TestWhoMay:
    async def test_only_who_may_read_the_one_and_fill_in_the_other(
        self, site: Site, crew: Crew, filled: str, stranger: Person
    ) -> None:
        hand = site.hand()
        mine = await hand.start()
        assert (await copying(site.somebody(stranger), mine, filled)).status_code == 404
        elsewhere = site.somebody(crew.person("Ong", Role.MEMBER, projects=(crew.tower,)))
        assert (await copying(elsewhere, mine, filled)).status_code == 404
        assert (await copying(site.checker(), mine, filled)).status_code in (403, 404)
        assert site.area["id"] not in await hand.values(mine)

    async def test_nothing_of_what_one_may_not_read(self, site: Site, crew: Crew, filled: str) -> None:
        both = Hand(site, crew.person("Goh", Role.MEMBER, projects=(crew.tower,)))
        mine = await both.start(projectId=str(crew.tower))
        assert (await copying(both, mine, filled)).status_code == 404
        assert site.area["id"] not in await both.values(mine)

    async def test_not_once_the_step_is_submitted(self, flow: Flow, site: Site, filled: str) -> None:
        hand = site.hand()
        mine = await hand.submitted()
        assert (await copying(hand, mine, filled)).status_code == 409
