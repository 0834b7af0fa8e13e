"""Fields of steps that no path leads to."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from formwork.body import Body
from formwork.publishing import check_for_publishing
from formwork.testing import an_id
from formwork.workflow import Workflow, parse_workflow

from services._formwork.tests.drawn import field, form

FIRST, SUBMIT, CHECK, APPROVE, END = (an_id(each) for each in range(20, 25))
KINDS = {FIRST: "step", SUBMIT: "button", CHECK: "step", APPROVE: "button", END: "close"}


def drawn(*ways: tuple[str, ...], pages_of_check: Sequence[str] = ()) -> Workflow:
    data: dict[str, dict[str, Any]] = {
        FIRST: {"stepName": "Ask", "triggerStep": True},
        CHECK: {"stepName": "Check", "teamIds": [an_id(90)], "pageIds": [*pages_of_check]},
    }
    place = {"x": 0, "y": 0}
    nodes = [
        {"id": each, "type": kind, "position": place, "data": data.get(each, {})}
        for each, kind in KINDS.items()
    ]
    edges = [
        {
            "id": f"{source} {target}",
            "source": source,
            "target": target,
            "sourceHandle": f"{KINDS[source]}Out",
            "targetHandle": f"{KINDS[target]}In",
        }
        for way in ways
        for source, target in pairwise(way)
    ]
    return parse_workflow({"nodes": nodes, "edges": edges})


WITHOUT_CHECK = drawn((FIRST, SUBMIT, END))
WITH_CHECK = drawn((FIRST, SUBMIT, CHECK, APPROVE, END))


def told(body: Body, workflow: Workflow) -> list[str]:
    codes = {"fieldNobodyFills", "pageNobodyFills"}
    return [each.text for each in check_for_publishing(body, workflow) if each.code in codes]


def test_a_field_of_a_step_that_no_path_leads_to_is_told() -> None:
    body = form(field("shortText", "Name"), field("shortText", "Checked by", steps=[CHECK]))
    assert told(body, WITHOUT_CHECK) == ["Nobody fills this in: no path leads to its step “Check”."]


def test_of_a_page_it_is_told_once() -> None:
    body = form(field("shortText", "Name"), field("shortText", "Seen by"), field("shortText", "When"))
    assert told(body, drawn((FIRST, SUBMIT, END), pages_of_check=[body.pages[0].id])) == [
        "Nobody fills this page in: no path leads to its step “Check”."
    ]


@pytest.mark.parametrize("steps", [[CHECK], [FIRST, CHECK], []])
def test_a_field_of_a_step_that_is_come_to_is_not(steps: list[str]) -> None:
    assert told(form(field("shortText", "Checked by", steps=steps)), WITH_CHECK) == []


def test_one_step_that_is_come_to_is_enough() -> None:
    assert told(form(field("shortText", "Name", steps=[FIRST, CHECK])), WITHOUT_CHECK) == []


def test_what_nobody_enters_anyway_is_not_told() -> None:
    total = field("calculation", "Total", formula="1 + 1", steps=[CHECK])
    locked = field("shortText", "Given", steps=[CHECK]) | {"readonly": True}
    assert told(form(field("shortText", "Name"), total, locked), WITHOUT_CHECK) == []
