"""Words that nobody chose follow the reader; the author's stay as they wrote them."""

import tomllib
from functools import partial
from pathlib import Path

import pytest
from chassis.texts import load_texts_of, say
from formwork.fields.header_section import LABELS
from formwork.first_words import IN_CHINESE, button_name, in_readers_words, shown_number
from formwork.printing import render_pages
from formwork.printout import Printout
from formwork.testing import an_id

from ..papers import paper_of

_ROOT = Path(__file__).parents[4]
load_texts_of("formwork")
_CHINESE = partial(say, "zh-CN")
_ENGLISH = partial(say, "en")


def test_what_is_called_ours_is_what_our_catalogue_says() -> None:
    catalogue = tomllib.loads((_ROOT / "services/_formwork/formwork/texts/zh-CN.toml").read_text())
    assert {word: catalogue["paper"].get(word) for word in IN_CHINESE} == IN_CHINESE
    assert set(LABELS.values()) <= set(IN_CHINESE)


def test_the_screen_knows_the_same_words() -> None:
    screen = (_ROOT / "web-modules/_formwork/src/messages/first-words.ts").read_text()
    for english, chinese in IN_CHINESE.items():
        assert f'["{english}", "{chinese}"]' in screen


@pytest.mark.parametrize("written", ["Valid Date", "有效日期", " Valid Date ", ""])
def test_what_was_left_as_it_was_is_in_the_readers_words(written: str) -> None:
    assert in_readers_words(_CHINESE, written, "Valid Date") == "有效日期"
    assert in_readers_words(_ENGLISH, written, "Valid Date") == "Valid Date"


def test_what_somebody_wrote_is_as_they_wrote_it() -> None:
    assert in_readers_words(_CHINESE, "Permit No.", "Reference No.") == "Permit No."
    assert button_name(_CHINESE, "Hand over") == "Hand over"
    assert (button_name(_CHINESE, "Submit"), button_name(_ENGLISH, "提交")) == ("提交", "Submit")
    assert button_name(_CHINESE, "") == ""


def test_a_number_alone_says_what_it_is() -> None:
    assert (shown_number(_ENGLISH, "1"), shown_number(_CHINESE, "1")) == ("No. 1", "编号 1")
    assert (shown_number(_ENGLISH, "PTW-001"), shown_number(_ENGLISH, "")) == ("PTW-001", "")


def test_paper_has_them_so() -> None:
    items = [
        {"id": "validDate", "label": "Valid until", "order": 0, "enabled": True},
        {"id": "referenceNumber", "label": "Permit No.", "order": 1, "enabled": True},
    ]
    header = {"id": an_id(1), "type": "headerSection", "setting": {"label": "", "items": items}}
    check = {"id": an_id(2), "type": "yesNo", "setting": {"label": "Barriers", "yesLabel": "Yes"}}
    row = {"id": an_id(3), "type": "row", "components": [header, check]}
    printout = Printout.model_validate(
        {
            "title": "Permit",
            "templateName": "Permit",
            "templateVersion": 1,
            "companyName": "Northbank",
            "state": "done",
            "language": "zh-CN",
            "values": {an_id(2): {"answer": "yes"}},
            "pages": [{"id": an_id(4), "type": "page", "name": "Site", "components": [row]}],
        }
    )
    pages = render_pages(paper_of(printout, lambda _: None))
    html = "".join(field.html for page in pages for row in page.rows for field in row.fields)
    for said in ("<th>有效期至</th>", "<th>Permit No.</th>", ">是</div>"):
        assert said in html
