"""What the paper says around the form."""

import json
import re
from datetime import UTC, datetime
from io import BytesIO

import pytest
from chassis.clock import now
from chassis.ids import new_id
from chassis.wall_clock import WallClock, zone_of
from formwork.printout import PrintedOutcome, PrintedStep, Printout
from formwork.workflow import Tone
from pdf.paper import renderer
from pdf.paper.sheet import lay_out, title_of
from PIL import Image
from pypdf import PdfReader

from services.pdf.tests.archive import PHOTO, printout


def _stamp(printed: Printout) -> tuple[str, str]:
    found = re.search(r'<p class="state (\w+)">(.*?)</p>', lay_out(printed).html)
    assert found is not None
    return found[1], found[2]


@pytest.mark.parametrize(
    ("language", "stamp"), [("en", "Done · Refuse &amp; close"), ("zh-CN", "已完成 · Refuse &amp; close")]
)
def test_the_stamp_names_the_button_that_ended_it_in_what_its_colour_says(language: str, stamp: str) -> None:
    ended = PrintedOutcome(name="Refuse & close", tone=Tone.BAD)
    refused = printout().model_copy(update={"outcome": ended, "language": language})
    assert _stamp(refused) == ("bad", stamp)


@pytest.mark.parametrize(("state", "stamp"), [("draft", "Draft"), ("ongoing", "Ongoing"), ("done", "Done")])
def test_the_stamp_says_the_state_as_the_screen_does(state: str, stamp: str) -> None:
    assert _stamp(printout().model_copy(update={"state": state})) == (state, stamp)


@pytest.mark.parametrize(("language", "number"), [("en", "No. 1"), ("zh-CN", "编号 1")])
def test_a_number_alone_says_what_it_is(language: str, number: str) -> None:
    numbered = printout().model_copy(update={"reference_number": "1", "language": language})
    assert f'<p class="number">{number}</p>' in lay_out(numbered).html
    assert title_of(numbered) == f"{number} Site Safety Inspection"
    assert title_of(printout()) == "SSI-0042 Site Safety Inspection"


def test_a_button_that_nobody_named_is_called_so_in_the_language_of_the_paper() -> None:
    step = printout().steps[0].model_copy(update={"action_name": "Submit"})
    html = lay_out(printout().model_copy(update={"steps": [step], "language": "zh-CN"})).html
    assert "<td>提交</td>" in html


def test_the_history_says_why_and_for_whom() -> None:
    step = PrintedStep(
        step_name="Approval",
        action_name="Refuse",
        by="Olivia Owner",
        teams=["Riggers"],
        stood_in=True,
        reason="The crane is <not> certified.",
        at=now(),
    )
    own = step.model_copy(update={"stood_in": False, "reason": ""})
    html = " ".join(lay_out(printout().model_copy(update={"steps": [own, step]})).html.split())
    assert '<p class="reason">Reason: The crane is &lt;not&gt; certified.</p>' in html
    assert html.count('class="reason"') == 1
    assert 'Olivia Owner <span class="teams">Riggers</span>' in html
    assert 'Olivia Owner <span class="teams">for Riggers</span>' in html


def test_the_history_says_what_nobody_pressed() -> None:
    due = datetime(2026, 11, 30, 9, 0, tzinfo=UTC)
    itself = PrintedStep(step_name="Check", action_name="Refuse", by="", overdue_since=due, at=now())
    told = printout().model_copy(update={"steps": [itself], "time_zone": "Asia/Singapore"})
    said = WallClock(zone_of("Asia/Singapore"), "en").instant(due)
    assert f"<td>Pressed by itself, as nobody did by {said}</td>" in lay_out(told).html
    chinese = lay_out(told.model_copy(update={"language": "zh-CN"})).html
    assert "已自动按下，因期限内无人处理，期限：" in chinese


def test_the_history_says_in_whose_place_and_what_no_button_did() -> None:
    pressed = PrintedStep(step_name="Check", action_name="Checked", by="Bo", acted_for="Lim <Wei>", at=now())
    moves = [
        PrintedStep(step_name="Check", action_name="", move=move, by="Bo", reason="Twice.", at=now())
        for move in ("recalled", "voided", "reopened")
    ]
    html = " ".join(lay_out(printout().model_copy(update={"steps": [pressed, *moves]})).html.split())
    assert 'Bo <span class="teams">in place of Lim &lt;Wei&gt;</span>' in html
    for words in ("Taken back", "Voided", "Reopened"):
        assert f'<td>{words}<p class="reason">Reason: Twice.</p>' in html


def test_the_history_says_who_else_entered_something() -> None:
    pressed = PrintedStep(
        step_name="Fill in", action_name="Submit", by="Bo", entered_by=["Lee <An>", "Tan"], at=now()
    )
    told = printout().model_copy(update={"steps": [pressed]})
    assert 'Bo<p class="reason">Also entered something: Lee &lt;An&gt;, Tan</p>' in lay_out(told).html
    assert "另有填写者：" in lay_out(told.model_copy(update={"language": "zh-CN"})).html


def test_the_history_says_how_far_from_its_place_a_step_was_pressed() -> None:
    near = PrintedStep(step_name="Check", action_name="Checked", by="Bo", meters_from_site=35, at=now())
    there = near.model_copy(update={"meters_from_site": 0})
    unasked = near.model_copy(update={"meters_from_site": None})
    html = " ".join(lay_out(printout().model_copy(update={"steps": [near, there, unasked]})).html.split())
    assert html.count('<p class="reason">Distance from site: 35 m</p>') == 1
    assert html.count('<p class="reason">On site</p>') == 1
    assert html.count('class="reason"') == 2


def test_the_history_says_what_was_sent_back_and_what_that_revoked() -> None:
    checked = PrintedStep(step_name="Check", action_name="Checked", by="Bo", is_revoked=True, at=now())
    back = checked.model_copy(update={"is_revoked": False, "sent_back_to": "Filling <in>"})
    html = " ".join(lay_out(printout().model_copy(update={"steps": [checked, back]})).html.split())
    assert html.count('<tr class="revoked">') == 1
    assert 'Check <span class="mark">Revoked</span>' in html
    assert html.count("Back to: Filling &lt;in&gt;") == 1


def test_a_further_version_says_so_beside_its_number_and_where_it_began() -> None:
    began = printout().steps[0].model_copy(update={"sent_back_to": "Filling in", "began_version": "B"})
    html = " ".join(lay_out(printout().model_copy(update={"version": "B", "steps": [began]})).html.split())
    assert '<p class="version">Version B</p>' in html
    assert '<p class="reason">Version B · Begins at: Filling in</p>' in html
    assert 'class="version"' not in lay_out(printout()).html


def test_a_step_that_was_open_with_others_says_with_which_and_what_ended_with_it() -> None:
    quality = {"step_name": "Quality", "open_beside": ["Safety", "Cost <1>"], "ended_steps": ["Cost <1>"]}
    step = printout().steps[0].model_copy(update=quality)
    html = " ".join(lay_out(printout().model_copy(update={"steps": [step]})).html.split())
    assert '<p class="reason">At the same time as: Safety, Cost &lt;1&gt;</p>' in html
    assert '<p class="reason">Ended with it, not submitted: Cost &lt;1&gt;</p>' in html
    assert "same time" not in lay_out(printout()).html


def test_a_press_of_several_says_which_it_was() -> None:
    first = printout().steps[0].model_copy(update={"action_name": "Approve", "share": "1/2"})
    html = " ".join(lay_out(printout().model_copy(update={"steps": [first]})).html.split())
    assert 'Approve <span class="mark">1/2</span>' in html


def test_who_did_what_is_dated_on_the_projects_clock_through_a_change_of_clocks() -> None:
    first = printout().steps[0]
    steps = [first.model_copy(update={"at": datetime(2026, 10, 25, hour, 30, tzinfo=UTC)}) for hour in (0, 1)]
    sheet = lay_out(printout().model_copy(update={"steps": steps, "time_zone": "Europe/London"}))
    assert re.findall(r"<td>(25 Oct[^<]*)</td>", sheet.html) == [
        "25 Oct 2026, 01:30 GMT+1",
        "25 Oct 2026, 01:30 GMT",
    ]


def test_a_field_of_a_newer_release_is_printed_plainly_and_says_so() -> None:
    rating = {"id": str(new_id()), "type": "rating", "setting": {"label": "How safe", "stars": 5}}
    row = {"id": str(new_id()), "type": "row", "components": [rating]}
    page = {"id": str(new_id()), "name": "Rating", "type": "page", "tint": "red", "components": [row]}
    told = json.loads(printout().model_dump_json())
    told["pages"].append(page)
    told["values"][rating["id"]] = {"stars": 4}
    told["weather"] = "Dry"
    sheet = lay_out(Printout.model_validate_json(json.dumps(told)))
    content, _ = renderer.render(sheet.html, {PHOTO: _picture()})
    words = " ".join("".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).split())
    assert "Level 3, slab B" in words
    assert "How safe stars: 4 This field is newer than this PDF's software" in words


def _picture() -> bytes:
    out = BytesIO()
    Image.new("RGB", (64, 48), "orange").save(out, "JPEG")
    return out.getvalue()
