"""What is said of rules about the situation is true wherever, by whomever and whenever one fills it in."""

from typing import Any

import pytest
from formwork.body import Body, parse_body
from formwork.conditions.check import check_conditions
from formwork.conditions.prove import prove
from formwork.conditions.settle import settle
from formwork.conditions.situation import Situation
from formwork.testing import an_id, built_workflow
from formwork.workflow import parse_workflow
from hypothesis import given, settings
from hypothesis import strategies as st

Drawn = st.SearchStrategy[Any]

WORKFLOW = parse_workflow(built_workflow({"steps": 3}))
STEPS = [step.id for step in WORKFLOW.steps]
TEAMS = [an_id(number) for number in range(1, 4)]
LETTERS = ["A", "B", "C"]
CALENDAR = [f"2026-11-{day:02}" for day in range(18, 25)]
PAGE, DUE, NOTE, OTHER = (an_id(number) for number in range(90, 94))
ORDER = ["is", "isNot", "less", "atMost", "more", "atLeast"]


def drawn(*rules: dict[str, Any]) -> Body:
    fields = [(DUE, "dateTime"), (NOTE, "shortText"), (OTHER, "shortText")]
    rows = [
        {"id": an_id(50 + at), "type": "row", "components": [{"id": field_id, "type": kind}]}
        for at, (field_id, kind) in enumerate(fields)
    ]
    return parse_body([{"id": PAGE, "type": "page", "components": rows, "conditions": list(rules)}])


def rule(number: int, *parts: dict[str, Any], outcome: str = "show", logic: str = "and") -> dict[str, Any]:
    does = [{"type": outcome, "fieldIds": [NOTE]}]
    return {
        "id": an_id(100 + number),
        "logicType": logic,
        "nestedConditions": list(parts),
        "outcomes": does,
    }


def asked(kind: str, state: str, value: str | None = None, **more: Any) -> dict[str, Any]:
    return {"comparisonCondition": {"type": kind, "fieldState": {"state": state, "value": value}, **more}}


def due(state: str, **more: Any) -> dict[str, Any]:
    return {
        "fieldCondition": {"fieldId": DUE},
        "comparisonCondition": {"fieldState": {"state": state, **more}},
    }


def told(*rules: dict[str, Any]) -> set[str]:
    body = drawn(*rules)
    assert not list(check_conditions(body, {*STEPS}))
    return {each.code for each in prove(body, WORKFLOW)}


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        # One fills in one step.
        ([asked("step", "anyOf", stepIds=STEPS[:1]), asked("step", "anyOf", stepIds=STEPS[1:2])], "never"),
        ([asked("step", "anyOf", stepIds=STEPS)], "always"),
        ([asked("step", "noneOf", stepIds=STEPS[:2])], ""),
        # Somebody may be of several teams, or of none.
        ([asked("team", "anyOf", teamIds=TEAMS[:1]), asked("team", "anyOf", teamIds=TEAMS[1:2])], ""),
        ([asked("team", "anyOf", teamIds=TEAMS[:1]), asked("team", "noneOf", teamIds=TEAMS[:1])], "never"),
        ([asked("version", "is", "A"), asked("version", "is", "B")], "never"),
        ([asked("version", "isNot", "A"), asked("version", "isNot", "B")], ""),
        ([asked("today", "less", "2026-11-20"), asked("today", "more", "2026-11-20")], "never"),
        ([due("less", withToday=True), due("more", withToday=True)], "never"),
        ([due("less", withToday=True), due("isNot", value="2026-11-20")], ""),
        ([due("less", withToday=True), asked("today", "atMost", "2026-11-20")], ""),
        (
            [
                due("less", withToday=True),
                asked("today", "atMost", "2026-11-20"),
                due("more", value="2026-11-19"),
            ],
            "never",
        ),
    ],
)
def test_each_case_of_the_situation_is_tried(parts: list[dict[str, Any]], found: str) -> None:
    codes = {"never": {"conditionNever", "neverShown"}, "always": {"conditionAlways"}, "": set[str]()}
    assert told(rule(1, *parts)) == codes[found]


def test_a_contradiction_names_where_it_comes_to_it() -> None:
    at_second = asked("step", "anyOf", stepIds=[STEPS[1]])
    first = rule(1, at_second, asked("version", "is", "A"), outcome="require")
    (problem,) = prove(drawn(first, rule(2, at_second, outcome="optional")), WORKFLOW)
    assert problem.code == "conditionOverruled"
    assert problem.params["example"] == "Step: Step 2; Version: A"


_one_of: Drawn = st.sampled_from(["anyOf", "noneOf"])
_order: Drawn = st.sampled_from(ORDER)
_asked_days: Drawn = st.sampled_from(CALENDAR[2:4])
_some_steps: Drawn = st.lists(st.sampled_from(STEPS), min_size=1)
_some_teams: Drawn = st.lists(st.sampled_from(TEAMS), min_size=1)
_letters: Drawn = st.sampled_from(LETTERS[:2])


def of_steps(state: str, ids: list[str]) -> dict[str, Any]:
    return asked("step", state, stepIds=ids)


def of_teams(state: str, ids: list[str]) -> dict[str, Any]:
    return asked("team", state, teamIds=ids)


def of_version(state: str, letter: str) -> dict[str, Any]:
    return asked("version", state, letter)


def of_today(state: str, day: str) -> dict[str, Any]:
    return asked("today", state, day)


def due_beside_today(state: str) -> dict[str, Any]:
    return due(state, withToday=True)


def due_beside_day(state: str, day: str) -> dict[str, Any]:
    return due(state, value=day)


_parts: Drawn = st.one_of(
    st.builds(of_steps, _one_of, _some_steps),
    st.builds(of_teams, _one_of, _some_teams),
    st.builds(of_version, st.sampled_from(["is", "isNot"]), _letters),
    st.builds(of_today, _order, _asked_days),
    st.builds(due_beside_today, _order),
    st.builds(due_beside_day, _order, _asked_days),
    st.builds(due, st.sampled_from(["empty", "notEmpty"])),
)
_rules: Drawn = st.lists(
    st.tuples(
        st.lists(_parts, min_size=1, max_size=3),
        st.sampled_from(["show", "hide", "require", "optional"]),
        st.sampled_from(["and", "or"]),
    ),
    min_size=1,
    max_size=3,
)
_situations: Drawn = st.builds(
    Situation,
    st.sampled_from(STEPS).map(lambda step_id: frozenset({step_id})),
    st.frozensets(st.sampled_from(TEAMS)),
    st.sampled_from(LETTERS),
    st.sampled_from(CALENDAR),
)
_days: Drawn = st.none() | st.sampled_from(CALENDAR).map(lambda day: {"date": day})


@settings(max_examples=60, deadline=None)
@given(_rules, st.lists(st.tuples(_situations, _days), min_size=20, max_size=20))
def test_what_is_said_is_true_of_every_situation(rules: list[Any], tried: list[Any]) -> None:
    body = drawn(
        *(rule(at, *parts, outcome=outcome, logic=logic) for at, (parts, outcome, logic) in enumerate(rules))
    )
    said = prove(body, WORKFLOW)
    for situation, day in tried if said else ():
        settled = settle(body, {DUE: day}, situation)
        held = {each.id: holds for each, holds in zip(body.rules.conditions, settled.held, strict=True)}
        for problem in said:
            match problem.code:
                case "conditionNever":
                    assert not held[problem.subject_id], situation
                case "conditionAlways":
                    assert held[problem.subject_id], situation
                case "conditionOverruled":
                    later = settled.held[int(problem.params["other"]) - 1]
                    assert not held[problem.subject_id] or later, situation
                case _:
                    assert settled.states[problem.subject_id].is_hidden, situation
