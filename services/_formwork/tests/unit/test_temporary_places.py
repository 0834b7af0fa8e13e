from typing import Any

from formwork.body import parse_body
from formwork.body.temporary import PAGE, ROW, without_temporary
from formwork.testing import an_id

FIELD = {"id": an_id(1), "type": "shortText", "setting": {"label": "Weather"}}


def _row(row_id: str, *fields: dict[str, Any]) -> dict[str, Any]:
    return {"id": row_id, "type": "row", "components": [*fields]}


def _page(page_id: str, *rows: dict[str, Any]) -> dict[str, Any]:
    return {"id": page_id, "type": "page", "components": [*rows]}


def _cleared(pages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return without_temporary(pages, iter(an_id(number) for number in range(0x900, 0x999)).__next__)


def test_what_holds_nothing_goes() -> None:
    pages = _cleared([_page(an_id(2), _row(an_id(3), FIELD), _row(ROW)), _page(PAGE, _row(ROW))])
    assert pages == [_page(an_id(2), _row(an_id(3), FIELD))]


def test_what_holds_something_gets_an_id_of_its_own() -> None:
    other = FIELD | {"id": an_id(4)}
    pages = _cleared([_page(an_id(2), _row(ROW, FIELD)), _page(PAGE, _row(ROW, other), _row(ROW))])
    body = parse_body(pages)
    ids = [page.id for page in body.pages] + [row.id for page in body.pages for row in page.components]
    assert len({*ids}) == len(ids) == 4
    assert [field.id for field in body.fields] == [an_id(1), an_id(4)]


def test_a_form_without_temporary_places_is_the_same() -> None:
    pages = [_page(an_id(2), _row(an_id(3), FIELD)), _page(an_id(5))]
    assert _cleared(pages) == pages


def test_what_is_no_form_is_left_for_the_parser_to_refuse() -> None:
    hostile: list[Any] = [
        {"id": PAGE, "components": "tempRow"},
        {"id": an_id(2), "components": [[], 5, None]},
        {},
    ]
    cleared = _cleared(hostile)
    assert cleared[1:] == hostile[1:]
    assert cleared[0]["components"] == "tempRow"
