"""Files taken out of values, and put back into them."""

from typing import Any

import pytest
from formwork.fields.files import with_files_of, without_files

A, B = ({"fileId": each, "name": f"{each}.jpg", "size": 1, "contentType": "image/jpeg"} for each in "ab")


@pytest.mark.parametrize(
    ("value", "left"),
    [
        ({"photos": [A, B], "files": [], "label": "Roof"}, {"photos": [B], "files": [], "label": "Roof"}),
        ({"answer": "no", "photos": [A]}, {"answer": "no", "photos": []}),
        ({"fileId": "a", "label": "Tan Bo"}, {"label": "Tan Bo"}),
        ({"fileId": "b", "label": "a"}, {"fileId": "b", "label": "a"}),
        ({"photos": ["a", 3, {"fileId": ["a"]}]}, {"photos": ["a", 3, {"fileId": ["a"]}]}),
        ("a", "a"),
        (None, None),
    ],
)
def test_what_else_a_value_says_stays(value: Any, left: Any) -> None:
    assert without_files(value, {"a"}) == left


def test_they_are_put_back_beside_what_was_added_since() -> None:
    stored = {"photos": [A, B], "files": [], "label": "Roof"}
    assert with_files_of({"photos": [B], "label": "Gate"}, stored, {"a"}) == {
        "photos": [B, A],
        "label": "Gate",
    }
    assert with_files_of({}, {"answer": "no", "photos": [A]}, {"a"}) == {"photos": [A]}


def test_where_there_is_room_for_one_its_own_stays() -> None:
    stored = {"fileId": "a", "label": "Ada"}
    assert with_files_of({"label": "Ada C."}, stored, {"a"}) == {"label": "Ada C.", "fileId": "a"}
    assert with_files_of({"fileId": "b"}, stored, {"a"}) == {"fileId": "b"}
