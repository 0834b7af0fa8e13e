"""What fields of submissions say, asked of in SQL. What is looked for is always a parameter, the ids of
fields among it: of what was sent only which sort of question it is shapes the statement."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson
from chassis.db import containing
from chassis.db.statements import col, select
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Numeric,
    Text,
    Uuid,
    any_,
    bindparam,
    case,
    cast,
    exists,
    func,
    intersect,
    literal_column,
    or_,
)
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import aliased

from forms.submission.by_fields.schemas import FieldAsked
from forms.tables.submission import Submission
from forms.tables.submission_value import SubmissionValue

_VALUE = col(SubmissionValue.value)
_TEXT = _VALUE.op("#>>", return_type=Text())(literal_column("'{}'"))
_IS_TEXT_OR_NUMBER = func.jsonb_typeof(_VALUE).in_([literal_column("'string'"), literal_column("'number'")])
"""Else its text is JSON, which nobody entered."""
_TYPED_SO = (_IS_TEXT_OR_NUMBER, _TEXT.ilike(bindparam("pattern", type_=Text())))
# What is no number is never read as one, whatever else looks at the value first. Short: thousands are tried.
_NUMBER = case((_TEXT.op("~")(literal_column("'^-?[0-9]+[.]?[0-9]*$'")), cast(_TEXT, Numeric)))


def _day(key: str) -> ColumnElement[Any]:
    whole, of_range = (
        _VALUE.op("->>", return_type=Text())(literal_column(f"'{each}'")) for each in ("date", key)
    )
    return func.left(func.coalesce(whole, of_range), literal_column("10"))


_STARTS, _ENDS = _day("startsDate"), _day("endsDate")


# Others may have values of a field that is called so, as many as they like.
_COMPANY = col(SubmissionValue.company_id)
_IS_OF_COMPANY = or_(bindparam("company_id", type_=Uuid()) == _COMPANY, _COMPANY.is_(None))


class Shape(NamedTuple):
    """Which questions are asked of a field."""

    contains: bool
    at_least: bool
    at_most: bool
    of_days: bool
    any_of: bool

    @classmethod
    def of(cls, asked: FieldAsked) -> "Shape":
        return cls(
            asked.contains != "",
            asked.at_least is not None,
            asked.at_most is not None,
            asked.asks_of_days,
            asked.any_of != (),
        )


def says(shapes: Sequence[Shape]) -> list[ColumnElement[bool]]:
    """Of a submission: each of these fields says what is asked of it. Looked at row by row, for who reads
    many rows in their order."""
    return [
        exists().where(col(SubmissionValue.submission_id) == col(Submission.id), *_asked(shape, at))
        for at, shape in enumerate(shapes)
    ]


def is_among_those_that_say(shapes: Sequence[Shape]) -> ColumnElement[bool]:
    """The same, for a page and its count: the values of each field are gone through once, by their index.
    Row by row a list of thousands with few that say so would be gone through value by value, twice."""
    each_saying = [
        select(SubmissionValue.submission_id).where(_IS_OF_COMPANY, *_asked(shape, at))
        for at, shape in enumerate(shapes)
    ]
    # Joined one to another, PostgreSQL would guess how many each finds, and guess wrong.
    saying = (intersect(*each_saying) if len(each_saying) > 1 else each_saying[0]).cte("saying")
    return col(Submission.id).in_(select(saying.c.submission_id))


def says_typed() -> ColumnElement[bool]:
    """Of a submission: what is looked for stands in what somebody typed. Row by row, as `says`."""
    return exists().where(col(SubmissionValue.submission_id) == col(Submission.id), *_TYPED_SO)


def is_among_those_typed() -> ColumnElement[bool]:
    """The same, for a page and its count: the values of one template are gone through once."""
    of_template = aliased(Submission)
    found = (
        select(SubmissionValue.submission_id)
        .join(of_template, col(of_template.id) == col(SubmissionValue.submission_id))
        .where(
            col(of_template.company_id) == bindparam("company_id", type_=Uuid()),
            col(of_template.template_id) == bindparam("template_id", type_=Uuid()),
            *_TYPED_SO,
        )
        .cte("typed")
    )
    return col(Submission.id).in_(select(found.c.submission_id))


def _is_called_so(pattern: ColumnElement[str]) -> ColumnElement[bool]:
    """What was chosen from a list of the company; of a value without a list nothing is."""
    path = literal_column("'$.listed[*].label'", Text())
    label = func.jsonb_path_query(_VALUE, path, type_=JSONB()).column_valued("label")
    text = label.op("#>>", return_type=Text())(literal_column("'{}'"))
    return exists(select(label).where(text.ilike(pattern)))


def _asked(shape: Shape, at: int) -> list[ColumnElement[bool]]:
    return [col(SubmissionValue.field_id) == bindparam(f"field_{at}", type_=Uuid()), *_conditions(shape, at)]


def _conditions(shape: Shape, at: int) -> list[ColumnElement[bool]]:
    def given(name: str) -> Any:
        text = bindparam(f"{name}_{at}", type_=Text())
        return text if shape.of_days else cast(text, Numeric)

    found: list[ColumnElement[bool]] = []
    if shape.contains:
        pattern = bindparam(f"contains_{at}", type_=Text())
        # Of a text nothing else is looked at: thousands are gone through.
        found.append(case((_IS_TEXT_OR_NUMBER, _TEXT.ilike(pattern)), else_=_is_called_so(pattern)))
    if shape.at_least:
        found.append((_ENDS if shape.of_days else _NUMBER) >= given("at_least"))
    if shape.at_most:
        found.append((_STARTS if shape.of_days else _NUMBER) <= given("at_most"))
    if shape.any_of:
        # Taken out once: a value as large as a table would be read anew for each option.
        said = _VALUE.op("->", return_type=JSONB())(bindparam(f"said_in_{at}", type_=Text()))
        wanted = cast(bindparam(f"any_of_{at}", type_=ARRAY(Text())), ARRAY(JSONB))
        found.append(said.op("@>", is_comparison=True)(any_(wanted)))
    return found


def asked_in(asked: Sequence[FieldAsked]) -> dict[str, Any]:
    """The parameters of `says`."""
    found: dict[str, Any] = {}
    for at, each in enumerate(asked):
        found |= {
            f"field_{at}": each.field_id,
            f"contains_{at}": containing(each.contains),
            f"at_least_{at}": each.at_least,
            f"at_most_{at}": each.at_most,
            f"said_in_{at}": "selected" if each.asks_of_options else "answer",
            f"any_of_{at}": [orjson.dumps(one).decode() for one in each.any_of],
        }
    return found
