"""What is said of rules before publishing is true of whatever the form takes: values are drawn at random."""

from collections.abc import Mapping, Sequence
from typing import Any

from formwork.body import Body, parse_body
from formwork.conditions.check import check_conditions
from formwork.conditions.compare import STATES, WITH_FIELDS
from formwork.conditions.prove import prove, prove_branches
from formwork.conditions.settle import Settled, settle
from formwork.conditions.situation import NOWHERE
from formwork.problems import Problem
from formwork.testing import NO_STEPS, an_id
from hypothesis import given, settings
from hypothesis import strategies as st

Drawn = st.SearchStrategy[Any]

OPTIONS = [{"id": number, "label": f"Option {number}"} for number in range(1, 5)]
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("shortText", {}),
    ("number", {"decimalPlaces": 0, "min": "0.5", "max": "7.5"}),
    ("number", {"decimalPlaces": 1}),
    ("slider", {"min": -2, "max": 3}),
    ("rating", {"most": 3}),
    ("singleSelection", {"options": OPTIONS, "other": True}),
    ("multipleSelection", {"options": OPTIONS, "other": True}),
    ("dropdown", {"options": OPTIONS}),
    ("dateTime", {}),
    ("dateTime", {"isRange": True}),
    ("dateTime", {"timeOnly": True}),
    ("dateTime", {"timeOnly": True, "isRange": True}),
    ("yesNo", {"na": False}),
    ("yesNo", {}),
    ("signature", {}),
    ("longText", {}),
    ("calculation", {"formula": f"{{{an_id(3)}}}*2", "decimalPlaces": 1}),
]
FIELDS = [an_id(number) for number in range(1, len(KINDS) + 1)]
FIRST, SECOND, NOTE, OTHER = (an_id(number) for number in range(90, 94))
RULED = [NOTE, OTHER]

_TEXTS = ["rain", "Rain ", "ra", "rain showers", "\u2026", "\u00b7", "a \u00b7 b", "in \u2026 ra"]
_NUMBERS = ["0", "0.5", "1", "2.5", "3", "3.05", "-2", "7.5", "8"]
_DAYS = ["2026-11-20", "2026-11-21", "2026-11-23", "1900-01-01", "2199-12-31"]
_TIMES = ["00:00", "08:30", "08:31", "12:00", "23:59"]
_ASKED: Mapping[str, Drawn] = {
    "text": st.sampled_from(_TEXTS),
    "number": st.sampled_from(_NUMBERS),
    "day": st.sampled_from(_DAYS),
    "time": st.sampled_from(_TIMES),
    "options": st.lists(st.integers(1, 4), min_size=1, max_size=3, unique=True),
    "answer": st.lists(st.sampled_from(["yes", "no", "na"]), min_size=1, max_size=2, unique=True),
}
_BODY_WITHOUT_RULES = [
    {"id": field_id, "type": kind, "setting": setting}
    for field_id, (kind, setting) in zip(FIELDS, KINDS, strict=True)
]


def drawn(conditions: Sequence[dict[str, Any]]) -> Body:
    ruled = [{"id": NOTE, "type": "longText"}, {"id": OTHER, "type": "shortText", "required": True}]

    def page(page_id: str, row: int, fields: list[Any], rules: Sequence[Any]) -> dict[str, Any]:
        rows = [{"id": an_id(row), "type": "row", "components": fields}]
        return {"id": page_id, "type": "page", "components": rows, "conditions": rules}

    return parse_body([page(FIRST, 95, _BODY_WITHOUT_RULES, conditions), page(SECOND, 96, ruled, [])])


PLAIN = drawn([])


@st.composite
def comparisons(draw: st.DrawFn, field_ids: Sequence[str]) -> dict[str, Any]:
    """Of what may be asked of the field: else nothing would be tried."""
    field_id = draw(st.sampled_from(field_ids))
    compared = PLAIN.compared_in(field_id)
    others = [each for each in FIELDS if each != field_id and PLAIN.compared_in(each) == compared]
    if compared in WITH_FIELDS and draw(st.booleans()):
        asked = {
            "state": draw(st.sampled_from(sorted(WITH_FIELDS[compared]))),
            "otherFieldId": draw(st.sampled_from([each for each in others if each in field_ids] or others)),
        }
        return {
            "fieldCondition": {"fieldId": field_id},
            "comparisonCondition": {"fieldState": asked},
        }
    state = draw(st.sampled_from(sorted(STATES[compared])))
    value = None if state in ("empty", "notEmpty") else draw(_ASKED[compared])
    return {
        "fieldCondition": {"fieldId": field_id},
        "comparisonCondition": {"fieldState": {"state": state, "value": value}},
    }


_logic: Drawn = st.sampled_from(["and", "or"])
_outcomes: Drawn = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["show", "hide", "require", "optional", "readonly", "editable"]),
        "fieldIds": st.lists(st.sampled_from(RULED), min_size=1, max_size=2, unique=True),
        "pageIds": st.just([]) | st.just([SECOND]),
    }
)


@st.composite
def bodies(draw: st.DrawFn) -> Body:
    """Few fields, so that rules meet."""
    field_ids = draw(st.lists(st.sampled_from(FIELDS), min_size=1, max_size=2, unique=True))
    of = comparisons(field_ids)
    group = st.fixed_dictionaries(
        {"logicType": _logic, "nestedConditions": st.lists(of, min_size=1, max_size=3)}
    )
    whens = st.tuples(
        _logic, st.lists(of | group, min_size=1, max_size=3), st.lists(_outcomes, min_size=1, max_size=2)
    )
    return drawn(
        [
            {"id": an_id(200 + at), "logicType": logic, "nestedConditions": parts, "outcomes": does}
            for at, (logic, parts, does) in enumerate(draw(st.lists(whens, min_size=1, max_size=4)))
        ]
    )


_part: Drawn = st.sampled_from([*_TEXTS, "x", " ", "SHOWERS", ""])
_moment: Drawn = st.none() | st.sampled_from([*_DAYS, "2026-11-19", "2026-11-22", "2030-01-01"])
_time: Drawn = st.none() | st.sampled_from([*_TIMES, "08:29", "12:01"])
_ids: Drawn = st.lists(st.integers(1, 4), max_size=4, unique=True)
_ENTERED: Mapping[str, Drawn] = {
    "shortText": st.lists(_part, max_size=4).map("".join),
    "longText": st.lists(_part, max_size=4).map("".join),
    "number": st.decimals(-9, 9, places=1).map(str) | st.sampled_from([*_NUMBERS, "123456789012345"]),
    "slider": st.integers(-2, 3),
    "rating": st.integers(1, 3),
    "dateTime": st.fixed_dictionaries({"date": _moment | _time})
    | st.fixed_dictionaries({"startsDate": _moment | _time, "endsDate": _moment | _time}),
    "yesNo": st.fixed_dictionaries({"answer": st.sampled_from([None, "yes", "no", "na"]), "note": _part}),
    "signature": st.fixed_dictionaries({"fileId": st.sampled_from([None, an_id(300)]), "label": _part}),
}
_chosen: Drawn = st.fixed_dictionaries({"selected": _ids}, optional={"other": _part})


def _fits(entered: Mapping[str, Any]) -> dict[str, Any]:
    """What a form takes at all."""
    return {
        field_id: value
        for field_id, value in entered.items()
        if PLAIN.kind_of(field_id).has_shape(value)
        and not PLAIN.kind_of(field_id).check_value(PLAIN.setting_of(field_id), value)
    }


_entered: Drawn = st.fixed_dictionaries(
    {},
    optional={
        field_id: _ENTERED.get(kind, _chosen)
        for field_id, (kind, _) in zip(FIELDS, KINDS, strict=True)
        if kind != "calculation"
    },
).map(_fits)


def disproved(body: Body, problem: Problem, settled: Settled) -> bool:
    """Whether the values show what was said to be wrong."""
    held = {rule.id: holds for rule, holds in zip(body.rules.conditions, settled.held, strict=True)}
    match problem.code:
        case "conditionNever":
            return held[problem.subject_id]
        case "conditionAlways":
            return not held[problem.subject_id]
        case "conditionOverruled":
            return held[problem.subject_id] and not settled.held[int(problem.params["other"]) - 1]
        case "neverShown" | "neverShownRequired":
            return not settled.states[problem.subject_id].is_hidden
        case code:
            raise AssertionError(f"nothing to try: {code}")


@settings(max_examples=80, deadline=None)
@given(bodies(), st.lists(_entered, min_size=12, max_size=12))
def test_what_is_said_of_rules_is_true_of_whatever_is_entered(body: Body, entered: list[Any]) -> None:
    assert not list(check_conditions(body, set()))
    said = prove(body, NO_STEPS)
    for values in entered if said else ():
        settled = settle(body, values, NOWHERE)
        wrong = [problem for problem in said if disproved(body, problem, settled)]
        assert not wrong, values


@settings(max_examples=80, deadline=None)
@given(bodies(), st.lists(_entered, min_size=12, max_size=12))
def test_what_is_said_of_branches_is_true_of_whatever_is_entered(body: Body, entered: list[Any]) -> None:
    said = prove_branches(body, NO_STEPS)
    for values in entered if said else ():
        held = [*settle(body, values, NOWHERE).held, True]
        taken = held.index(True) + 1
        for problem in said:
            is_taken = problem.params["branch"] == taken
            assert is_taken == (problem.code == "branchAlways"), values
