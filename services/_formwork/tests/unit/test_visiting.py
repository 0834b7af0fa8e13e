"""What is asked of somebody who came by a link: never whom only members can choose."""

from typing import Any

from formwork.body import Body, parse_body
from formwork.testing import an_id
from formwork.values import check_values
from formwork.visiting import as_asked_of_visitors
from formwork.workflow import default_workflow

BY, NOTE, TABLE, HELPER, HOURS, ROW = map(an_id, range(10, 16))
_IDS = iter(range(100, 200))
WORKFLOW = default_workflow(lambda: an_id(next(_IDS)), [])
(STEP,) = (step.id for step in WORKFLOW.steps)


def field(kind: str, field_id: str, label: str, *, required: bool = True) -> dict[str, Any]:
    return {"id": field_id, "type": kind, "setting": {"label": label}, "required": required}


def drawn(*, required: bool = True) -> Body:
    columns = [field("directory", HELPER, "Helper", required=required), field("shortText", HOURS, "Hours")]
    heads = [
        {"id": an_id(20 + at), "type": "ColumnHead", "components": [each]} for at, each in enumerate(columns)
    ]
    cells = [{"id": an_id(30 + at), "type": "InputTableTextInput"} for at in range(2)]
    grid = [[{"id": an_id(19), "type": "Head"}, *heads], [{"id": ROW, "type": "RowHead"}, *cells]]
    table = {"id": TABLE, "type": "inputTable", "setting": {"label": "Crew"}, "components": grid}
    asked = [field("directory", BY, "By", required=required), field("shortText", NOTE, "Note"), table]
    lines = [{"id": an_id(40 + at), "type": "row", "components": [each]} for at, each in enumerate(asked)]
    return parse_body([{"id": an_id(1), "type": "page", "components": lines}])


def missing(body: Body) -> set[str]:
    sent = {TABLE: {"rows": [{"id": ROW, "cells": {HOURS: "4"}}]}}
    return {each.subject_id for each in check_values(body, WORKFLOW, STEP, sent, submitting=True).problems}


def test_what_only_members_choose_is_required_of_members_alone_also_in_tables() -> None:
    assert missing(drawn()) == {BY, NOTE, TABLE}
    assert missing(as_asked_of_visitors(drawn())) == {NOTE}


def test_a_form_that_requires_no_such_field_stays_the_same() -> None:
    body = drawn(required=False)
    assert as_asked_of_visitors(body) is body
