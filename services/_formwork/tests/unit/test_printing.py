import tomllib
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from formwork.fields import KINDS
from formwork.fields.header_section import UNNAMED
from formwork.printing import render_pages
from formwork.printout import PrintedProject, Printout
from formwork.testing import an_id

from ..papers import paper_of

_WEB = Path(__file__).parents[4] / "web-modules/_formwork/src"
_UPLOADED: dict[str, Any] = {
    "timeZone": "Asia/Singapore",
    "files": {
        an_id(9): {
            "name": "a file",
            "contentType": "image/png",
            "size": 1,
            "isPicture": True,
            "by": "Ana",
            "at": "2026-11-21T06:30:00Z",
            "stepName": "Walk-round",
        }
    },
}


def _printout(*fields: dict[str, Any], **more: Any) -> Printout:
    row = {"id": an_id(0x200), "type": "row", "components": list(fields)}
    written: dict[str, Any] = {
        "title": "Inspection",
        "templateName": "Inspection",
        "templateVersion": 1,
        "companyName": "Northbank",
        "state": "done",
        "values": {},
        "pages": [{"id": an_id(0x100), "type": "page", "name": "Site", "components": [row]}],
        **more,
    }
    return Printout.model_validate(written)


def _html(printout: Printout) -> str:
    paper = paper_of(printout, lambda file_id: f"picture:{file_id}" if file_id == an_id(9) else None)
    pages = render_pages(paper)
    return "\n".join(field.html for page in pages for row in page.rows for field in row.fields)


def _field(kind: str, **more: Any) -> dict[str, Any]:
    return {
        "id": more.pop("id", an_id(1)),
        "type": kind,
        "setting": {"label": "A field", **more.pop("setting", {})},
        **more,
    }


class TestFieldsOnPaper:
    def test_every_kind_shows_its_label_when_it_is_empty(self) -> None:
        for kind in (each.type for each in KINDS.values() if each.is_read and not each.takes_holders):
            assert "A field" in _html(_printout(_field(kind)))

    def test_a_text_that_is_the_forms_alone_is_printed_as_its_author_wrote_it(self) -> None:
        block = _field("textBlock", setting={"text": "Keep out."})
        html = _html(_printout(block, values={an_id(1): "Forged."}))
        assert "Keep out." in html
        assert "Forged." not in html

    def test_what_only_stands_where_a_form_is_filled_in_is_not_printed(self) -> None:
        beside = {"id": an_id(8), "type": "shortText", "setting": {"label": "Beside it"}}
        pages = _printout(_field("submitButton"), beside)
        assert "A field" not in _html(pages)
        assert "Beside it" in _html(pages)

    def test_values_never_become_markup(self) -> None:
        html = _html(_printout(_field("shortText"), values={an_id(1): "<img src=file:///etc/passwd>"}))
        assert "&lt;img src=file:///etc/passwd&gt;" in html
        assert "<img" not in html

    def test_labels_never_become_markup(self) -> None:
        html = _html(_printout(_field("shortText", setting={"label": "<script>1</script>{{ 7 * 7 }}"})))
        assert "&lt;script&gt;1&lt;/script&gt;{{ 7 * 7 }}" in html

    def test_a_selection_shows_what_was_chosen_and_nothing_else(self) -> None:
        options = [{"id": 1, "label": "Yes"}, {"id": 2, "label": "No"}]
        field = _field("singleSelection", setting={"options": options, "other": True})
        html = _html(_printout(field, values={an_id(1): {"selected": [2]}}))
        assert '<div class="field-value">No</div>' in html
        assert "Yes" not in html
        assert "Other" not in html

    def test_a_photo_says_when_it_came_and_from_whom(self) -> None:
        photo = {"fileId": an_id(9), "name": "wall.png", "size": 1, "contentType": "image/png"}
        html = _html(_printout(_field("upload"), values={an_id(1): {"photos": [photo]}}, **_UPLOADED))
        assert "21 Nov 2026, 14:30 GMT+8 · Ana" in html

    def test_a_signature_says_who_in_which_step_and_when(self) -> None:
        signed = {"fileId": an_id(9), "label": "Ana"}
        html = _html(_printout(_field("signature"), values={an_id(1): signed}, **_UPLOADED))
        assert '<div class="field-signer">Ana</div>' in html
        assert '<div class="field-note">Walk-round · 21 Nov 2026, 14:30 GMT+8</div>' in html
        assert "Entered by" not in html

    @pytest.mark.parametrize("label", sorted(UNNAMED))
    def test_a_header_that_nobody_named_has_no_title(self, label: str) -> None:
        assert label not in _html(_printout(_field("headerSection", setting={"label": label})))

    def test_those_are_the_names_that_the_palette_gives_it(self) -> None:
        words = _WEB / "fields/header-section/words.toml"
        assert {*tomllib.loads(words.read_text())["name"].values()} == UNNAMED

    def test_days_are_written_in_the_language_of_the_paper(self) -> None:
        moment = {an_id(1): {"date": "2026-11-21T14:30"}}
        field = _field("dateTime", setting={"withTime": True})
        assert "21 Nov 2026, 14:30" in _html(_printout(field, values=moment))
        assert "2026年11月21日 14:30" in _html(_printout(field, values=moment, language="zh-CN"))

    def test_a_number_has_its_thousands_apart(self) -> None:
        field = _field("calculation", setting={"format": "percent"})
        assert "1,234,567.50%" in _html(_printout(field, values={an_id(1): "1234567.50"}))

    def test_pictures_come_from_where_the_renderer_says(self) -> None:
        photos = [
            {"fileId": an_id(number), "name": name, "size": 1, "contentType": "image/png"}
            for number, name in ((9, "wall.png"), (8, "lost.png"))
        ]
        html = _html(_printout(_field("upload"), values={an_id(1): {"photos": photos}}))
        assert f'src="picture:{an_id(9)}"' in html
        assert "<li>lost.png</li>" in html
        drawn = {"fileId": an_id(9), "label": "Ana"}
        signed = _html(_printout(_field("signature"), values={an_id(1): drawn}))
        assert f'src="picture:{an_id(9)}"' in signed
        assert "Ana" in signed

    def test_a_header_shows_what_is_known_of_the_submission(self) -> None:
        items = [
            {"id": name, "label": name, "order": order, "enabled": True}
            for order, name in enumerate(("project", "referenceNumber", "submittalDate", "projectDuration"))
        ]
        project = PrintedProject(name="Pier 4", starts_on=date(2026, 1, 2))
        html = _html(
            _printout(
                _field("headerSection", setting={"items": items}),
                project=project.model_dump(mode="json"),
                referenceNumber="INS-0007",
                submittedAt=datetime(2026, 11, 21, 6, 30, tzinfo=UTC).isoformat(),
                timeZone="Asia/Singapore",
            )
        )
        for shown in ("Pier 4", "INS-0007", "21 Nov 2026, 14:30 GMT+8", "2 Jan 2026 – …"):
            assert f"<td>{shown}</td>" in html

    def test_a_value_of_another_shape_is_left_out(self) -> None:
        assert "field-value" in _html(_printout(_field("shortText"), values={an_id(1): ["x"]}))

    def test_an_invisible_field_is_left_out(self) -> None:
        assert _html(_printout(_field("shortText", visible=False))) == ""


class TestRows:
    """Two of what stands alone in the form and is short share a row of the paper."""

    def test_lines_stand_beside_lines_and_signatures_beside_signatures(self) -> None:
        kinds = ["shortText", "singleSelection", "dateTime", "signature", "signature", "upload", "shortText"]
        assert _rows(*([kind] for kind in kinds)) == [
            ["shortText", "singleSelection"],
            ["dateTime", None],
            ["signature", "signature"],
            ["upload"],
            ["shortText", None],
        ]

    def test_what_the_form_has_beside_each_other_stays_so(self) -> None:
        assert _rows(["shortText"], ["dateTime", "dateTime", "dateTime"], ["shortText"]) == [
            ["shortText", None],
            ["dateTime", "dateTime", "dateTime"],
            ["shortText", None],
        ]

    @pytest.mark.parametrize("text", ["Ties checked at every lift, one is missing. " * 3, "One\nTwo"])
    def test_what_is_long_has_the_whole_width(self, text: str) -> None:
        assert _rows(["shortText"], ["shortText"], text=text) == [["shortText"], ["shortText"]]


class TestPanels:
    @pytest.mark.parametrize("is_shown", [True, False])
    def test_one_is_printed_with_what_stands_in_it_and_with_that_alone(self, is_shown: bool) -> None:
        inside = _field("shortText", id=an_id(3), setting={"label": "Inside"}, visible=is_shown)
        panels = [_panel(inside), _panel(_field("submitButton", id=an_id(4)))]
        beside = _field("shortText", id=an_id(5), setting={"label": "Beside"})
        html = _html(_printout(*panels, beside))
        assert "Beside" in html
        assert html.count("field-panel-title") == int(is_shown)
        pages = render_pages(paper_of(_printout(*panels), lambda _: None))
        assert bool(pages) is is_shown


def _panel(*inside: dict[str, Any]) -> dict[str, Any]:
    first = inside[0]["id"]
    row = {"id": f"{first[:-4]}aaaa", "type": "row", "components": list(inside)}
    return _field("dragArea", id=f"{first[:-4]}{int(first[-4:], 16) + 0x100:04x}", components=[[row]])


def _rows(*rows: list[str], text: str = "") -> list[list[str | None]]:
    """The kinds in each row on paper; None where a place stays free."""
    made: list[dict[str, Any]] = []
    values: dict[str, Any] = {}
    for at, kinds in enumerate(rows):
        fields = [_field(kind, id=an_id(0x300 + 16 * at + each)) for each, kind in enumerate(kinds)]
        values |= {field["id"]: text for field in fields if text}
        made.append({"id": an_id(0x200 + at), "type": "row", "components": fields})
    page = {"id": an_id(0x100), "type": "page", "name": "Site", "components": made}
    (printed,) = render_pages(paper_of(_printout(pages=[page], values=values), lambda _: None))
    return [[*(field.type for field in row.fields), *([None] if row.is_half else [])] for row in printed.rows]


def test_a_printout_survives_its_json() -> None:
    printout = _printout(_field("shortText"), values={an_id(1): "x"})
    assert Printout.model_validate_json(printout.model_dump_json()) == printout
