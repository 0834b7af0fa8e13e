"""What is wrong with rules, told at each of them before a form is published."""

from typing import Any

import pytest
from formwork.body import Body, BodyInvalid, parse_body
from formwork.condition import MOST_CONDITIONS, MOST_DEPTH, comparisons
from formwork.conditions import prove as proving
from formwork.conditions.check import check_conditions
from formwork.conditions.prove import Trial, prove
from formwork.testing import NO_STEPS, an_id

AREA, COUNT, WEATHER, NOTE, TOTAL, DAYS, PAGE = (an_id(number) for number in range(1, 8))
OPTIONS = [{"id": 1, "label": "Sun"}, {"id": 2, "label": "Rain"}]


def form(*rules: dict[str, Any], **changes: dict[str, Any]) -> Body:
    fields = [
        {"id": AREA, "type": "shortText", "setting": {"label": "Area"}},
        {"id": COUNT, "type": "number", "setting": {"label": "Count", "min": "0", "decimalPlaces": 0}},
        {"id": WEATHER, "type": "singleSelection", "setting": {"label": "Weather", "options": OPTIONS}},
        {"id": NOTE, "type": "longText", "setting": {"label": "Note"}, **changes.get("note", {})},
        {"id": TOTAL, "type": "calculation", "setting": {"label": "Total", "formula": f"{{{COUNT}}}+1"}},
        {"id": DAYS, "type": "dateTime", "setting": {"label": "Days", "isRange": True}},
    ]
    rows = [{"id": an_id(50 + at), "type": "row", "components": [field]} for at, field in enumerate(fields)]
    return parse_body([{"id": PAGE, "type": "page", "components": rows, "conditions": list(rules)}])


def rule(number: int, *parts: dict[str, Any], then: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    outcomes = [{"type": "show", "fieldIds": [NOTE]}] if then is None else then
    return {"id": an_id(100 + number), "nestedConditions": list(parts), "outcomes": outcomes, **more}


def when(field_id: str, state: str, value: Any = None) -> dict[str, Any]:
    asked = {"state": state, "value": value}
    return {"fieldCondition": {"fieldId": field_id}, "comparisonCondition": {"fieldState": asked}}


def beside(field_id: str, state: str, other_id: str) -> dict[str, Any]:
    asked = {"state": state, "otherFieldId": other_id}
    return {"fieldCondition": {"fieldId": field_id}, "comparisonCondition": {"fieldState": asked}}


def found(body: Body) -> set[tuple[str, str]]:
    return {(problem.code, problem.subject_id) for problem in check_conditions(body, set())}


RULE = an_id(101)
RAIN = when(WEATHER, "anyOf", [2])


def test_a_rule_that_says_all_it_needs_is_well() -> None:
    assert found(form(rule(1, RAIN))) == set()
    assert prove(form(rule(1, RAIN)), NO_STEPS) == []


@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("conditionWithoutWhen", rule(1)),
        ("conditionWithoutWhen", rule(1, RAIN, {"nestedConditions": []})),
        ("conditionWithoutThen", rule(1, RAIN, then=[])),
        ("conditionWithoutTarget", rule(1, RAIN, then=[{"type": "hide"}])),
        ("conditionUnknownField", rule(1, when(an_id(999), "empty"))),
        ("conditionUnknownField", rule(1, beside(COUNT, "less", an_id(999)))),
        ("conditionUnfit", rule(1, beside(COUNT, "less", AREA))),
        ("conditionUnfit", rule(1, beside(COUNT, "less", COUNT))),
        ("conditionUnfit", rule(1, beside(AREA, "contains", WEATHER))),
        ("conditionUnknownField", rule(1, RAIN, then=[{"type": "hide", "fieldIds": [an_id(999)]}])),
        ("conditionUnknownPage", rule(1, RAIN, then=[{"type": "hide", "pageIds": [an_id(999)]}])),
        ("conditionUnknownOption", rule(1, when(WEATHER, "anyOf", [2, 7]))),
        ("conditionUnfit", rule(1, when(AREA, "more", "3"))),
        ("conditionUnfit", rule(1, when(COUNT, "is", "many"))),
        ("conditionUnfit", rule(1, when(AREA, "is", ""))),
        ("conditionUnfit", rule(1, RAIN, then=[{"type": "require", "fieldIds": [TOTAL]}])),
        ("conditionUnfit", rule(1, RAIN, then=[{"type": "options", "fieldIds": [AREA], "optionIds": [1]}])),
        ("conditionUnfit", rule(1, RAIN, then=[{"type": "value", "fieldIds": [COUNT], "value": "-1"}])),
        ("conditionUnfit", rule(1, RAIN, then=[{"type": "value", "fieldIds": [COUNT], "value": {"a": 1}}])),
        (
            "conditionNotOfPages",
            rule(1, RAIN, then=[{"type": "options", "pageIds": [PAGE]}]),
        ),
        ("conditionCycle", rule(1, when(NOTE, "notEmpty"))),
    ],
)
def test_whatever_is_wrong_is_told_at_its_rule(code: str, broken: dict[str, Any]) -> None:
    assert found(form(broken)) == {(code, RULE)}


def test_a_cycle_through_a_calculation_is_told_and_who_waits_behind_it_is_not() -> None:
    hides = rule(1, when(TOTAL, "more", "5"), then=[{"type": "hide", "fieldIds": [COUNT]}])
    behind = rule(2, when(COUNT, "more", "5"))
    assert found(form(hides, behind)) == {("conditionCycle", RULE)}


@pytest.mark.parametrize(
    ("code", "parts", "logic"),
    [
        ("conditionNever", [when(COUNT, "less", "0")], "and"),
        ("conditionNever", [when(COUNT, "less", "3"), when(COUNT, "more", "2")], "and"),
        ("conditionNever", [RAIN, when(WEATHER, "anyOf", [1])], "and"),
        ("conditionNever", [when(AREA, "is", "a"), when(AREA, "contains", "b")], "and"),
        ("conditionAlways", [when(COUNT, "isNot", "3"), when(COUNT, "atMost", "5")], "or"),
        ("conditionAlways", [when(AREA, "empty"), when(AREA, "notEmpty")], "or"),
        (None, [when(COUNT, "less", "4"), when(COUNT, "more", "2")], "and"),
        (None, [when(AREA, "contains", "a"), when(AREA, "notContains", "b")], "and"),
        (None, [when(AREA, "contains", "rain"), when(AREA, "isNot", "rain")], "and"),
        (None, [when(AREA, "notContains", "rain"), when(AREA, "is", "rain")], "or"),
        (None, [when(AREA, "notEmpty"), when(AREA, "isNot", "\u2026")], "and"),
        (None, [when(COUNT, "more", "2.5")], "and"),
        ("conditionNever", [when(COUNT, "more", "2.5"), when(COUNT, "less", "2.75")], "and"),
        (
            None,
            [when(DAYS, "less", "2026-11-21"), when(DAYS, "atLeast", "2026-11-21"), when(DAYS, "empty")],
            "or",
        ),
    ],
)
def test_a_rule_that_holds_never_or_always_is_told(code: str | None, parts: list[Any], logic: str) -> None:
    told = [problem.code for problem in prove(form(rule(1, *parts, logicType=logic)), NO_STEPS)]
    assert [each for each in told if each.startswith("condition")] == ([code] if code else [])


def test_a_rule_that_a_later_one_takes_back_is_told_with_an_example() -> None:
    later = rule(2, when(COUNT, "more", "3"), then=[{"type": "hide", "fieldIds": [NOTE]}])
    (problem, _) = prove(form(rule(1, when(COUNT, "more", "5")), later), NO_STEPS)
    assert (problem.code, problem.subject_id) == ("conditionOverruled", RULE)
    assert problem.params == {"other": 2, "example": "Count: 6"}
    # Where the first one holds alone, both have their say.
    assert prove(form(rule(1, when(COUNT, "more", "2")), later), NO_STEPS) == []
    needed = rule(1, when(AREA, "contains", "rain"), then=[{"type": "require", "fieldIds": [NOTE]}])
    not_of_one = rule(2, when(AREA, "is", "rain"), then=[{"type": "optional", "fieldIds": [NOTE]}])
    assert prove(form(needed, not_of_one), NO_STEPS) == []


def test_a_field_that_no_path_shows_is_told() -> None:
    shown = rule(1, when(COUNT, "more", "5"))
    hidden = rule(2, when(COUNT, "more", "3"), then=[{"type": "hide", "pageIds": [PAGE]}])
    told = prove(form(shown, hidden, note={"required": True}), NO_STEPS)
    assert ("neverShownRequired", NOTE) in {(each.code, each.subject_id) for each in told}


def test_more_than_a_form_may_take_is_no_draft() -> None:
    with pytest.raises(BodyInvalid) as refused:
        form(*(rule(number, RAIN) for number in range(MOST_CONDITIONS)), rule(MOST_CONDITIONS, RAIN), note={})
    assert refused.value.problems[0].code in ("tooManyConditions", "structure")
    deep: dict[str, Any] = RAIN
    for _ in range(MOST_DEPTH):
        deep = {"nestedConditions": [deep]}
    with pytest.raises(BodyInvalid) as refused:
        form(rule(1, deep))
    assert [each.code for each in refused.value.problems] == ["conditionTooDeep"]
    many = [when(COUNT, "more", str(number)) for number in range(50)]
    with pytest.raises(BodyInvalid) as refused:
        form(*(rule(number, *many) for number in range(300)))
    assert [each.code for each in refused.value.problems] == ["conditionsTooLarge"]


def test_two_fields_that_are_compared_are_tried_together() -> None:
    less, at_least = beside(COUNT, "less", TOTAL), beside(COUNT, "atLeast", TOTAL)
    assert prove(form(rule(1, less)), NO_STEPS) == []
    assert {problem.code for problem in prove(form(rule(1, less, at_least)), NO_STEPS)} == {
        "conditionNever",
        "neverShown",
    }


def named(field_id: str, state: str, *ids: str) -> dict[str, Any]:
    asked = {"state": state, "named": [{"id": each, "label": f"Item {each[-2:]}"} for each in ids]}
    return {"fieldCondition": {"fieldId": field_id}, "comparisonCondition": {"fieldState": asked}}


CEMENT, GRAVEL = an_id(91), an_id(92)


@pytest.mark.parametrize(
    "changed",
    [
        {"setting": {"label": "Weather", "choices": "list", "listId": an_id(90), "options": OPTIONS}},
        {"type": "directory", "setting": {"label": "Weather"}},
    ],
)
def test_of_a_field_that_names_items_it_is_asked_which_of_them(changed: dict[str, Any]) -> None:
    def drawn(*rules: dict[str, Any]) -> Body:
        pages = form(*rules).to_json()
        pages[0]["components"][2]["components"][0] |= changed
        return parse_body(pages)

    asked = drawn(
        rule(1, when(WEATHER, "notEmpty")),
        rule(2, named(WEATHER, "anyOf", CEMENT)),
        rule(3, named(WEATHER, "noneOf", CEMENT, GRAVEL)),
    )
    assert found(asked) == set()
    assert prove(asked, NO_STEPS) == []
    both = drawn(rule(1, named(WEATHER, "anyOf", CEMENT), named(WEATHER, "anyOf", GRAVEL)))
    assert [each.code for each in prove(both, NO_STEPS)] == ["conditionNever", "neverShown"]
    assert found(drawn(rule(1, RAIN))) == {("conditionUnknownOption", RULE)}
    offering = [{"type": "options", "fieldIds": [WEATHER], "optionIds": [2]}]
    assert found(drawn(rule(1, when(AREA, "notEmpty"), then=offering))) == {("conditionUnfit", RULE)}


def test_items_are_asked_of_no_written_options_and_of_no_text() -> None:
    assert found(form(rule(1, named(WEATHER, "anyOf", CEMENT)))) == {("conditionUnknownOption", RULE)}
    assert found(form(rule(1, named(AREA, "anyOf", CEMENT)))) == {("conditionUnfit", RULE)}


def test_of_rules_that_all_name_the_same_fields_no_more_is_looked_at_than_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = 0

    def counted(group: Any) -> Any:
        nonlocal looked_at
        looked_at += 1
        return comparisons(group)

    monkeypatch.setattr(proving, "comparisons", counted)
    asked = [when(COUNT, "more", str(number)) for number in range(10)]
    rules = [
        rule(number, *asked, then=[{"type": ("show", "hide")[number % 2], "fieldIds": [NOTE, DAYS, AREA]}])
        for number in range(MOST_CONDITIONS)
    ]
    prove(form(*rules), NO_STEPS)
    assert looked_at <= 10 * MOST_CONDITIONS


@pytest.mark.parametrize(("rules", "is_whole"), [(2, True), (MOST_CONDITIONS, False)])
def test_that_not_every_case_was_tried_is_known(rules: int, is_whole: bool) -> None:
    trial = Trial()
    prove(form(*(rule(at, when(COUNT, "more", str(at))) for at in range(rules))), NO_STEPS, trial)
    assert trial.is_whole is is_whole
