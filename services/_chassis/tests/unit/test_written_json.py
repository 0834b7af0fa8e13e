import json
from datetime import UTC, datetime
from enum import IntEnum, StrEnum
from typing import Any

import pytest
from chassis.db.fast_rows import DIALECT
from chassis.db.written_json import written_json


class Word(StrEnum):
    WET = "wet"


class Number(IntEnum):
    TWO = 2


VALUES: list[Any] = [
    [],
    {},
    "李明",
    {"a": [1, 2.5, True, "b", {"c": {}}], "d": (1, 2)},
    {"nothing": None},
    {"the word": "null"},
    {1: "a number for a key"},
    [2**63, -(2**63), 2**70],
    [1.0, 1e22, 1e-7, 0.1, -0.0],
    "half a \ud800 sign",
    {Word.WET: [Word.WET, Number.TWO]},
]


@pytest.mark.parametrize("value", VALUES)
def test_says_what_the_standard_library_says(value: Any) -> None:
    assert json.loads(written_json(value)) == json.loads(json.dumps(value))


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_makes_nothing_of_no_number(number: float) -> None:
    """PostgreSQL refuses it; a null in its place would be kept."""
    assert written_json({"depth": number}) == json.dumps({"depth": number})


def test_refuses_what_is_no_json() -> None:
    with pytest.raises(TypeError):
        written_json({"at": datetime(2026, 1, 1, tzinfo=UTC)})


def test_is_how_columns_are_sent() -> None:
    assert DIALECT._json_serializer is written_json  # pyright: ignore[reportPrivateUsage]
