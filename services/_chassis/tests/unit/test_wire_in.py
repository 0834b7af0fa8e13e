"""What is wrong with a body is told once, not a million times."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import pytest
from chassis.http.schema import Instant, WireIn
from pydantic import Field, TypeAdapter, ValidationError

_MANY = 100_000
_EMPTY: dict[str, str] = {}


class Cell(WireIn):
    text: str


class Sheet(WireIn):
    cells: list[Cell] = Field(default=[])
    by_id: dict[UUID, int] = Field(default={})
    tags: Annotated[set[int] | None, Field()] = None


def faults(body: object) -> list[tuple[Any, ...]]:
    with pytest.raises(ValidationError) as found:
        Sheet.model_validate(body)
    return [each["loc"] for each in found.value.errors()]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"cells": [{"text": "a"}, *[1] * _MANY]}, [("cells", 1)]),
        ({"cells": [_EMPTY] * _MANY}, [("cells", 0, "text")]),
        ({"byId": {str(number): 1 for number in range(_MANY)}}, [("byId", "0", "[key]")]),
        ({"tags": ["a", "b", "c"]}, [("tags", 0)]),
        ({f"x{number}": 1 for number in range(_MANY)}, [()]),
    ],
    ids=["items", "objects", "keys", "a set", "unknown fields"],
)
def test_of_many_faults_in_one_place_the_first_is_told(body: object, expected: list[tuple[Any, ...]]) -> None:
    assert faults(body) == expected


def test_faults_in_several_places_and_a_few_misspelt_fields_are_all_told() -> None:
    body = {"cells": [1, 2], "byId": {"x": 1}, "sels": 1, "bye": 2}
    assert faults(body) == [("cells", 0), ("byId", "x", "[key]"), ("sels",), ("bye",)]


@pytest.mark.parametrize("end", ["9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59"])
def test_an_instant_at_the_end_of_the_calendar_is_refused(end: str) -> None:
    with pytest.raises(ValidationError, match="between the years 1970 and 9000"):
        TypeAdapter(Instant).validate_python(end)


def test_an_instant_is_told_in_utc() -> None:
    read = TypeAdapter[datetime](Instant).validate_python("2026-11-23T08:00:00+08:00")
    assert read.isoformat() == "2026-11-23T00:00:00+00:00"
