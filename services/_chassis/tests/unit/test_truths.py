"""True is no number, wherever a body has one."""

from typing import Annotated, Any

import pytest
from chassis.http import WireIn
from pydantic import Field, ValidationError


class Part(WireIn):
    minutes: Annotated[int, Field(ge=0)] | None = None


class Whole(WireIn):
    count: Annotated[int, Field(ge=1, le=9)] = 1
    share: float = 0.5
    is_done: bool = False
    many: list[int] = Field(default_factory=list[int])
    by_name: dict[str, int] = Field(default_factory=dict[str, int])
    part: Part | None = None
    parts: list[Part] = Field(default_factory=list[Part])


@pytest.mark.parametrize(
    "body",
    [
        {"count": True},
        {"share": False},
        {"many": [1, True]},
        {"byName": {"a": True}},
        {"part": {"minutes": True}},
        {"parts": [{"minutes": 1}, {"minutes": False}]},
    ],
)
def test_are_refused_as_numbers(body: dict[str, Any]) -> None:
    with pytest.raises(ValidationError) as refusal:
        Whole.model_validate(body)
    assert [fault["type"] for fault in refusal.value.errors()] == ["int_type"]


@pytest.mark.parametrize(
    "body",
    [
        {"count": 9, "isDone": True},
        {"count": "2"},
        {"share": 1},
        {"part": {"minutes": None}},
        {"many": [0, 1]},
    ],
)
def test_do_not_change_what_else_is_taken(body: dict[str, Any]) -> None:
    Whole.model_validate(body)


def test_leave_limits_and_descriptions_as_they_were() -> None:
    with pytest.raises(ValidationError):
        Whole.model_validate({"count": 10})
    described = Whole.model_json_schema()["properties"]["count"]
    assert (described["type"], described["minimum"], described["maximum"]) == ("integer", 1, 9)
