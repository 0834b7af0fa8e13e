"""What the paper says around the form."""

import re

import pytest
from formwork.printout import PrintedOutcome, Printout
from formwork.workflow import Tone
from pdf.paper.sheet import lay_out

from services.pdf.tests.archive import printout


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
