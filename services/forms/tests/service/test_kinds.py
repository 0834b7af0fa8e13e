"""Default values, read only and hidden fields, and bounds in the words of their author, lived through."""

import httpx
import pytest
from chassis.testing.people import Person

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, short_text
from services.forms.tests.service.site import Hand, Site

CONTRACT = short_text("Contract", value="NB-2026", readonly=True, required=True)
MARK = short_text("Internal mark", value="X1", visible=False)
SHIFT = short_text("Shift", value="Day")
VOLUME = field("number", {"label": "Volume", "unit": "m³", "max": "12", "message": "One truck holds 12 m³."})
TRADES = field(
    "dropdown",
    {
        "label": "Trades",
        "options": [{"id": 1, "label": "Steel"}, {"id": 2, "label": "Timber"}],
        "multiple": True,
    },
)
NAMELESS = field("longText", {"label": ""})


@pytest.fixture
async def hand(site: Site, client: httpx.AsyncClient, admin: Person) -> Hand:
    desk = Desk(client, admin)
    version = (await desk.body(site.template_id))["version"]
    drawn = page(site.area, CONTRACT, MARK, SHIFT, VOLUME, TRADES, NAMELESS)
    data(await desk.save_body(site.template_id, version, drawn))
    data(await desk.publish(site.template_id))
    return site.hand()


async def test_a_submission_begins_with_what_the_form_says(hand: Hand) -> None:
    submission_id = await hand.start()
    assert await hand.values(submission_id) == {
        CONTRACT["id"]: "NB-2026",
        MARK["id"]: "X1",
        SHIFT["id"]: "Day",
    }


async def test_what_is_read_only_or_hidden_nobody_changes(hand: Hand) -> None:
    submission_id = await hand.start()
    values = {CONTRACT["id"]: "NB-2027", MARK["id"]: None, SHIFT["id"]: "Night"}
    saved = data(await hand.saving(submission_id, values))
    assert {each["field"]: each["code"] for each in saved["refused"]} == {
        CONTRACT["id"]: "readonly",
        MARK["id"]: "readonly",
    }
    assert (await hand.values(submission_id))[SHIFT["id"]] == "Night"


async def test_it_is_submitted_with_all_of_it(hand: Hand, flow: Flow) -> None:
    submission_id = await hand.start()
    values = {
        hand.site.area["id"]: "Roof",
        VOLUME["id"]: "7.50",
        TRADES["id"]: {"selected": [2, 1], "other": None},
        NAMELESS["id"]: "Poured\nbefore the rain",
    }
    data(await hand.submitting(submission_id, values))
    kept = {CONTRACT["id"]: "NB-2026", MARK["id"]: "X1", SHIFT["id"]: "Day"}
    assert await hand.values(submission_id) == {**kept, **values}


async def test_what_breaks_a_bound_is_told_in_the_authors_words(hand: Hand) -> None:
    submission_id = await hand.start()
    saved = data(await hand.saving(submission_id, {VOLUME["id"]: "12.01", SHIFT["id"]: "Night"}))
    assert [(each["field"], each["code"], each["message"]) for each in saved["refused"]] == [
        (VOLUME["id"], "ownMessage", "One truck holds 12 m³.")
    ]
