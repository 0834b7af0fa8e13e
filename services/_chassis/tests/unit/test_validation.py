"""What pydantic finds wrong is known by its kinds; an upgrade that renames one must not turn it English."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import pytest
from chassis import texts
from chassis.http.validation import KEYS, worded
from chassis.texts import Text, places_in, read_catalogues
from pydantic import AfterValidator, Field, TypeAdapter, ValidationError
from pydantic_core.core_schema import ErrorType

CATALOGUES = read_catalogues(Path(texts.__file__).parent)


def problem_with(kind: Any, value: object) -> Text:
    with pytest.raises(ValidationError) as found:
        TypeAdapter(kind).validate_json(json.dumps(value))
    return worded(found.value.errors()[0])


def kinds(entries: dict[str, str]) -> dict[str, str]:
    return {key.removeprefix(f"{KEYS}."): words for key, words in entries.items() if key.startswith(KEYS)}


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_kind_is_one_of_pydantic(language: str) -> None:
    assert set(kinds(CATALOGUES[language])) - set(get_args(ErrorType)) == set()


def not_the_first(value: str) -> str:
    if value == "first":
        raise ValueError("not the first")
    return value


@pytest.mark.parametrize(
    ("kind", "value", "english", "chinese"),
    [
        (int, "x", "Input should be a valid integer, unable to parse string as an integer", "须为整数"),
        (int, 1.5, "Input should be a valid integer, got a number with a fractional part", "须为整数"),
        (Annotated[int, Field(ge=1)], 0, "Input should be greater than or equal to 1", "不能小于 1"),
        (
            Annotated[list[int], Field(max_length=1)],
            [1, 2],
            "List should have at most 1 item after validation, not 2",
            "最多 1 项",
        ),
        (Literal["a"], "b", "Input should be 'a'", "须为 'a'"),
        (Literal["a", "b"], "c", "Input should be 'a' or 'b'", "须为 'a' 或 'b'"),
        (Annotated[str, AfterValidator(not_the_first)], "first", "Not the first", "Not the first"),
    ],
)
def test_a_problem_is_worded(kind: Any, value: object, english: str, chinese: str) -> None:
    problem = problem_with(kind, value)
    assert (problem, problem.translated("zh-CN")) == (english, chinese)


def test_only_values_that_pydantic_gives_are_named() -> None:
    """Those of the kinds whose words take values, made to happen."""
    happened = {
        "string_too_short": problem_with(Annotated[str, Field(min_length=2)], "a"),
        "string_too_long": problem_with(Annotated[str, Field(max_length=2)], "abc"),
        "greater_than": problem_with(Annotated[int, Field(gt=2)], 1),
        "greater_than_equal": problem_with(Annotated[int, Field(ge=2)], 1),
        "less_than": problem_with(Annotated[int, Field(lt=2)], 3),
        "less_than_equal": problem_with(Annotated[int, Field(le=2)], 3),
        "multiple_of": problem_with(Annotated[int, Field(multiple_of=2)], 3),
        "too_short": problem_with(Annotated[list[int], Field(min_length=1)], []),
        "too_long": problem_with(Annotated[list[int], Field(max_length=0)], [1]),
        "literal_error": problem_with(Literal["a"], "b"),
    }
    for kind, problem in happened.items():
        assert problem.key == f"{KEYS}.{kind}"
        for entries in CATALOGUES.values():
            assert places_in(problem.translated("zh-CN")) == set()
            assert places_in(kinds(entries)[kind]) <= set(problem.values)
