"""Forms may be released before who prints: what is newer is on the paper all the same."""

from typing import Any

import pytest
from formwork.printing import render_pages
from formwork.printout import Printout
from formwork.testing import an_id

from ..papers import paper_of

_NEWER = {"id": an_id(1), "type": "hologram", "setting": {"label": "How <safe>?", "stars": 5}}
_KNOWN = {"id": an_id(2), "type": "shortText", "setting": {"label": "Weather"}}


def _html(*fields: dict[str, Any], values: dict[str, Any], language: str = "en", **more: Any) -> str:
    row = {"id": an_id(3), "type": "row", "components": list(fields)}
    told: dict[str, Any] = {
        "title": "Inspection",
        "templateName": "Inspection",
        "templateVersion": 1,
        "companyName": "Northbank",
        "state": "done",
        "values": values,
        "pages": [{"id": an_id(4), "type": "page", "components": [row]}],
        "language": language,
        **more,
    }
    paper = paper_of(Printout.model_validate(told), lambda _: None)
    return "\n".join(field.html for page in render_pages(paper) for row in page.rows for field in row.fields)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (4, "4"),
        ("<b>good</b>", "&lt;b&gt;good&lt;/b&gt;"),
        (True, "true"),
        ([1, 2], "1\n2"),
        ({"stars": 4, "why": {"short": "Clean"}}, "stars: 4\nwhy short: Clean"),
        (None, ""),
    ],
)
def test_a_newer_kind_shows_its_label_its_plain_value_and_that_it_is_newer(value: Any, shown: str) -> None:
    html = _html(_NEWER, _KNOWN, values={an_id(1): value, an_id(2): "Dry"})
    assert '<div class="field-label">How &lt;safe&gt;?</div>' in html
    assert f'<div class="field-value">{shown}</div>' in html
    assert "This field is newer" in html
    assert '<div class="field-value">Dry</div>' in html


def test_it_says_so_in_the_language_of_the_paper() -> None:
    assert "仅以纯文本显示" in _html(_NEWER, values={an_id(1): 4}, language="zh-CN")


def test_a_file_of_a_newer_kind_is_told_by_its_name() -> None:
    file = {"name": "scan.glb", "contentType": "model/gltf-binary", "size": 9, "isPicture": False}
    html = _html(_NEWER, values={an_id(1): {"model": an_id(9)}}, files={an_id(9): file})
    assert '<div class="field-value">model: scan.glb</div>' in html


def test_a_newer_setting_of_a_known_kind_does_not_hide_the_field() -> None:
    grown = {**_KNOWN, "setting": {"label": "Weather", "suggestions": ["Dry"]}}
    html = _html(grown, values={an_id(2): "Dry"})
    assert "Weather" in html
    assert '<div class="field-value">Dry</div>' in html


def test_a_newer_kind_that_is_invisible_stays_so() -> None:
    assert _html({**_NEWER, "visible": False}, values={an_id(1): 4}) == ""


def test_what_is_newer_of_pages_fields_and_files_is_passed_over() -> None:
    grown = {**_KNOWN, "tint": "red"}
    file = {"name": "a", "contentType": "b", "size": 1, "isPicture": False, "takenAt": "2027-01-01"}
    html = _html(grown, values={an_id(2): "Dry"}, weather="Dry", files={an_id(9): file})
    assert "Dry" in html
