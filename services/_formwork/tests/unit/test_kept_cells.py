"""Of what is sent for an input table the cells are kept that people are asked for, and no others."""

from typing import Any

from formwork.body import Body, parse_body
from formwork.fields.input_table.grid import FIXED
from formwork.testing import an_id
from formwork.values import check_values
from formwork.workflow import default_workflow

SETTING = {"label": "Lines", "isCanDuplication": True}
ENTERED = "InputTableTextInput"
TABLE, ITEM, AMOUNT, NOTE, OWN, ADDED, COPY = map(an_id, range(10, 17))
_IDS = iter(range(100, 200))
WORKFLOW = default_workflow(lambda: an_id(next(_IDS)), [])
(STEP,) = (step.id for step in WORKFLOW.steps)


def drawn() -> Body:
    """What people enter, what is computed, and what the form says itself in its own row."""
    columns = [
        {"id": ITEM, "type": "shortText", "setting": {"label": "Item"}},
        {"id": AMOUNT, "type": "calculation", "setting": {"label": "Amount", "formula": "1+1"}},
        {"id": NOTE, "type": "shortText", "setting": {"label": "Note"}},
    ]
    heads = [
        {"id": an_id(20 + at), "type": "ColumnHead", "components": [each]} for at, each in enumerate(columns)
    ]
    cells = [{"id": an_id(30 + at), "type": sort} for at, sort in enumerate((ENTERED, ENTERED, FIXED))]
    row = [{"id": OWN, "type": "RowHead"}, *cells]
    grid = [[{"id": an_id(19), "type": "Head"}, *heads], row]
    table = {"id": TABLE, "type": "inputTable", "setting": SETTING, "components": grid}
    line = {"id": an_id(2), "type": "row", "components": [table]}
    return parse_body([{"id": an_id(1), "type": "page", "components": [line]}])


BODY = drawn()


def kept(value: Any) -> Any:
    checked = check_values(BODY, WORKFLOW, STEP, {TABLE: value}, submitting=False)
    assert checked.problems == ()
    return checked.values[TABLE]


def test_calculations_and_columns_that_nobody_drew_are_left_out() -> None:
    smuggled = {ITEM: "Sand", AMOUNT: "999999", NOTE: "x", an_id(99): {"deep": [["x" * 1000]]}}
    copied = {"id": COPY, "rows": [{"id": ADDED, "cells": smuggled}]}
    assert kept({"rows": [{"id": OWN, "cells": smuggled}], "copies": [copied]}) == {
        "rows": [{"id": OWN, "cells": {ITEM: "Sand"}}],
        "copies": [{"id": COPY, "rows": [{"id": ADDED, "cells": {ITEM: "Sand", NOTE: "x"}}]}],
    }


def test_what_says_nothing_else_is_nothing() -> None:
    assert kept({"rows": [{"id": OWN, "cells": {AMOUNT: "999999"}}]}) is None


def test_what_people_are_asked_for_stays_as_it_was_sent() -> None:
    sent = {"rows": [{"id": OWN}, {"id": ADDED, "title": "", "cells": {ITEM: "Sand"}}]}
    assert kept(sent) is sent
