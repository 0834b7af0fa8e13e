"""Rules and values drawn at random, hostile ones among them: nothing crashes, and nothing is unsettled."""

from typing import Any

from formwork.body import Body, BodyInvalid, parse_body
from formwork.conditions.apply import apply_conditions
from formwork.conditions.check import check_conditions
from formwork.conditions.prove import prove
from formwork.conditions.settle import settle
from formwork.conditions.situation import NOWHERE
from formwork.testing import NO_STEPS, an_id
from hypothesis import given, settings
from hypothesis import strategies as st

OPTIONS = [{"id": number, "label": f"Option {number}"} for number in range(1, 4)]
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("shortText", {}),
    ("number", {"decimalPlaces": 1}),
    ("singleSelection", {"options": OPTIONS}),
    ("multipleSelection", {"options": OPTIONS, "other": True}),
    ("dateTime", {}),
    ("yesNo", {}),
    ("upload", {}),
    ("calculation", {"formula": f"{{{an_id(2)}}}+1"}),
    ("shortText", {}),
]
FIELDS = [an_id(number) for number in range(1, len(KINDS) + 1)]
FIRST, SECOND = an_id(90), an_id(91)

Drawn = st.SearchStrategy[Any]
STATES = (
    "empty",
    "notEmpty",
    "is",
    "isNot",
    "contains",
    "notContains",
    "less",
    "atMost",
    "more",
    "atLeast",
    "anyOf",
    "noneOf",
    "allOf",
)
OUTCOMES = ("show", "hide", "require", "optional", "readonly", "editable", "options", "value")


def any_json(text: Drawn) -> Drawn:
    return st.recursive(
        st.none() | st.booleans() | st.integers(-5, 5) | text,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(text, inner, max_size=2),
        max_leaves=4,
    )


anything = any_json(st.text(max_size=3))
# What a body may hold at all: others are refused before a rule is read (`is_plain`).
storable = any_json(st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=3))
_ANSWERS: list[Any] = [
    "a",
    " A ",
    "2",
    "-3.5",
    {"selected": [1]},
    {"selected": [2, 3]},
    {"selected": [], "other": "x"},
    {"date": "2026-11-21"},
    {"answer": "no"},
    {"answer": "yes"},
    None,
]
_ASKED: list[Any] = ["a", "2", "-3.5", "2026-11-21", [1], [2, 3], ["no"], [], "", None]
answers: Drawn = st.sampled_from(_ANSWERS)
states: Drawn = st.fixed_dictionaries(
    {"state": st.sampled_from(STATES), "value": st.sampled_from(_ASKED)}
) | st.fixed_dictionaries(
    {"state": st.sampled_from(STATES), "otherFieldId": st.sampled_from([*FIELDS, an_id(999)])}
)
comparisons: Drawn = st.fixed_dictionaries(
    {
        "fieldCondition": st.fixed_dictionaries({"fieldId": st.sampled_from([*FIELDS, an_id(999)])}),
        "comparisonCondition": st.fixed_dictionaries({"fieldState": states}),
    }
)
logic: Drawn = st.sampled_from(["and", "or"])


def groups(of: Drawn) -> Drawn:
    return st.fixed_dictionaries({"logicType": logic, "nestedConditions": st.lists(of, max_size=3)})


parts: Drawn = comparisons | groups(comparisons) | groups(groups(comparisons))
outcomes: Drawn = st.fixed_dictionaries(
    {
        "type": st.sampled_from(OUTCOMES),
        "fieldIds": st.lists(st.sampled_from(FIELDS), max_size=2),
        "pageIds": st.lists(st.sampled_from([FIRST, SECOND]), max_size=1),
        "optionIds": st.lists(st.integers(1, 4), max_size=2),
        "value": answers | storable,
    }
)
rules: Drawn = st.lists(
    st.tuples(logic, st.lists(parts, max_size=3), st.lists(outcomes, max_size=2)), max_size=6
)
values: Drawn = st.dictionaries(st.sampled_from(FIELDS), answers | anything)


def drawn(said: list[tuple[str, list[Any], list[Any]]]) -> list[dict[str, Any]]:
    fields = [
        {"id": field_id, "type": kind, "setting": setting}
        for field_id, (kind, setting) in zip(FIELDS, KINDS, strict=True)
    ]
    conditions = [
        {"id": an_id(200 + at), "logicType": logic, "nestedConditions": of, "outcomes": does}
        for at, (logic, of, does) in enumerate(said)
    ]
    half = len(fields) // 2

    def page(page_id: str, row: int, on_it: list[Any], ruled: list[Any]) -> dict[str, Any]:
        rows = [{"id": an_id(row), "type": "row", "components": on_it}]
        return {"id": page_id, "type": "page", "components": rows, "conditions": ruled}

    return [page(FIRST, 92, fields[:half], conditions), page(SECOND, 93, fields[half:], [])]


@settings(max_examples=60, deadline=None)
@given(rules, values)
def test_whatever_rules_say_and_people_enter_is_settled(said: Any, entered: dict[str, Any]) -> None:
    body = parse_body(drawn(said))
    settled = settle(body, entered, NOWHERE)
    # A calculation is computed whether it is shown or not.
    hidden = [field_id for field_id in settled.hidden if body.kind_of(field_id).is_entered]
    assert all(settled.values.get(field_id) is None for field_id in hidden)
    # What was settled stays so, once what does not count is gone.
    applied = apply_conditions(body, entered, NOWHERE)
    if not applied.given:
        again = settle(body, applied.counted(entered), NOWHERE)
        assert (again.held, again.hidden) == (settled.held, settled.hidden)
    assert all(applied.body.fields_by_id[field_id].visible is False for field_id in applied.hidden)


@settings(max_examples=60, deadline=None)
@given(rules)
def test_whatever_can_be_published_can_be_tried(said: Any) -> None:
    body = parse_body(drawn(said))
    if not list(check_conditions(body, set())):
        # Whether it is true, `test_random_proofs.py` tries.
        assert {each.subject_id for each in prove(body, NO_STEPS)} <= {
            *body.fields_by_id,
            *(c.id for c in body.rules.conditions),
        }


@settings(max_examples=60, deadline=None)
@given(
    st.lists(anything | st.fixed_dictionaries({"id": st.just(an_id(300)), "outcomes": anything}), max_size=3)
)
def test_what_is_no_rule_is_refused_and_nothing_else(hostile: list[Any]) -> None:
    raw = drawn([])
    raw[0]["conditions"] = hostile
    try:
        found: Body | None = parse_body(raw)
    except BodyInvalid:
        found = None
    if found is not None:
        settle(found, {}, NOWHERE)
