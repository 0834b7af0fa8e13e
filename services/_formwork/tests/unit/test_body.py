from typing import Any

import pytest
from formwork.body import Body, parse_body
from formwork.testing import an_id


def _body(*fields: dict[str, Any]) -> Body:
    row = {"id": an_id(2), "type": "row", "components": list(fields)}
    return parse_body([{"id": an_id(1), "type": "page", "components": [row]}])


class TestABody:
    def test_is_written_as_it_was_read(self) -> None:
        written = _body({"id": an_id(3), "type": "shortText", "setting": {"label": "x"}}).to_json()
        assert parse_body(written).to_json() == written
        assert written[0]["components"][0]["components"][0]["class"] == ""

    def test_a_submission_starts_with_the_default_values_that_say_something(self) -> None:
        body = _body(
            {"id": an_id(3), "type": "shortText", "value": "Dry"},
            {"id": an_id(4), "type": "shortText", "value": " "},
            {"id": an_id(5), "type": "shortText"},
            {"id": an_id(6), "type": "dateTime", "value": "today"},
            {"id": an_id(7), "type": "headerSection", "value": "x"},
            {"id": an_id(8), "type": "calculation", "value": "5.00"},
        )
        assert body.initial_values() == {an_id(3): "Dry"}

    def test_knows_the_page_of_a_field(self) -> None:
        body = _body({"id": an_id(3), "type": "shortText"})
        assert body.page_of[an_id(3)].id == an_id(1)

    def test_has_no_kind_of_a_field_that_it_lacks(self) -> None:
        with pytest.raises(KeyError):
            _body().kind_of(an_id(3))
