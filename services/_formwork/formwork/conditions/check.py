"""What is wrong with a form's conditions, each told at its rule."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from formwork.blank import stripped
from formwork.body import Body
from formwork.body.rules import SHOWS
from formwork.condition import (
    Condition,
    FieldState,
    Group,
    NestedCondition,
    Outcome,
    comparisons,
)
from formwork.conditions.compare import fits
from formwork.conditions.comparing import fields_in
from formwork.conditions.situation import fits_situation
from formwork.fields.directory import as_directory
from formwork.fields.listed_selection import as_listed
from formwork.fields.names import name_of
from formwork.problems import Problem


def check_conditions(body: Body, step_ids: AbstractSet[str]) -> Iterator[Problem]:
    """What keeps a form from being published, as far as it shows without trying values (`prove`).
    `step_ids`: of its workflow."""
    for condition in body.rules.conditions:
        yield from (problem.about(condition.id) for problem in _problems_of(body, condition, step_ids))
    yield from _cycles(body)


def _problems_of(body: Body, condition: Condition, step_ids: AbstractSet[str]) -> Iterator[Problem]:
    if not condition.nested_conditions or has_empty_group(condition):
        yield Problem("conditionWithoutWhen")
    if not condition.outcomes:
        yield Problem("conditionWithoutThen")
    yield from problems_of_when(body, condition, step_ids)
    for outcome in condition.outcomes:
        yield from _problems_of_outcome(body, outcome)


def called(body: Body, field_id: str) -> str:
    """What its author calls it, else what its kind is called."""
    field = body.fields_by_id[field_id]
    return stripped(body.setting_of(field_id).label) or stripped(field.name) or name_of(field.type, "en")


def problems_of_when(body: Body, group: Group, step_ids: AbstractSet[str]) -> Iterator[Problem]:
    """Of what is asked of fields and of the situation."""
    for part in comparisons(group):
        if part.asks_situation:
            assert part.comparison_condition is not None
            if not fits_situation(part.comparison_condition):
                yield Problem("conditionWithoutWhen")
            elif not step_ids >= set(part.comparison_condition.step_ids):
                yield Problem("conditionUnknownStep")
            continue
        assert part.field_condition is not None
        field = body.fields_by_id.get(part.field_condition.field_id)
        if field is None or not fields_in(part) <= body.fields_by_id.keys():
            yield Problem("conditionUnknownField")
        elif part.comparison_condition is None or not fits(
            body.compared_in(field.id), part.comparison_condition.field_state
        ):
            yield Problem("conditionUnfit", params={"field": called(body, field.id)})
        elif (other := _unlike(body, part)) is not None:
            yield Problem("conditionUnfit", params={"field": called(body, other)})
        elif _asks_gone_options(body, field.id, part.comparison_condition.field_state):
            yield Problem("conditionUnknownOption", params={"field": called(body, field.id)})


def has_empty_group(group: Group) -> bool:
    return any(
        (not part.nested_conditions and not part.compares) or has_empty_group(part)
        for part in group.nested_conditions
    )


def _unlike(body: Body, part: NestedCondition) -> str | None:
    """The field that a field is compared with, though it can't be: it is of another kind, or the same one."""
    assert part.field_condition is not None
    assert part.comparison_condition is not None
    field_id, other = part.field_condition.field_id, part.comparison_condition.field_state.other_field_id
    if other is None:
        return None
    is_alike = other != field_id and body.compared_in(other) == body.compared_in(field_id)
    return None if is_alike else other


def _asks_gone_options(body: Body, field_id: str, asked: FieldState) -> bool:
    if body.kind_of(field_id).compared != "options":
        return False
    if asked.named:
        return not names_items(body, field_id)
    return isinstance(asked.value, list) and not _option_ids(body, field_id).issuperset(asked.value)


def names_items(body: Body, field_id: str) -> bool:
    """People, teams, projects, or items of a list of the company: which there are, the form does not say."""
    setting = body.setting_of(field_id)
    return bool(as_listed(setting) or as_directory(setting))


def _option_ids(body: Body, field_id: str) -> frozenset[object]:
    """Of what is written in the form. Options that a list took the place of are asked by nobody."""
    if names_items(body, field_id):
        return frozenset()
    options = body.fields_by_id[field_id].setting.get("options", [])
    return frozenset(each["id"] for each in options)


def _problems_of_outcome(body: Body, outcome: Outcome) -> Iterator[Problem]:
    if not outcome.field_ids and not outcome.page_ids:
        yield Problem("conditionWithoutTarget")
    if not body.page_ids.issuperset(outcome.page_ids):
        yield Problem("conditionUnknownPage")
    if not body.fields_by_id.keys() >= set(outcome.field_ids):
        yield Problem("conditionUnknownField")
    if outcome.type in ("options", "value") and outcome.page_ids:
        yield Problem("conditionNotOfPages")
    for field_id in outcome.field_ids:
        if field_id in body.fields_by_id and not _may_become(body, field_id, outcome):
            yield Problem("conditionUnfit", params={"field": called(body, field_id)})


def _may_become(body: Body, field_id: str, outcome: Outcome) -> bool:
    kind = body.kind_of(field_id)
    if outcome.type in SHOWS:
        return True
    if not body.is_entered(field_id):
        # Of what holds fields it is said of these; which one option or value would be meant nobody knows.
        return kind.holds == "fields" and outcome.type not in ("options", "value")
    if outcome.type == "options":
        known = _option_ids(body, field_id)
        return (
            kind.compared == "options" and bool(outcome.option_ids) and known.issuperset(outcome.option_ids)
        )
    if outcome.type == "value":
        setting, value = body.setting_of(field_id), outcome.value
        if value is None or not kind.has_shape(value) or kind.is_empty(value):
            return False
        if kind.is_gathered or kind.is_looked_up or kind.file_ids(value):
            return False
        return not kind.check_value(setting, value) and not kind.check_complete(setting, value)
    return True


def _cycles(body: Body) -> Iterator[Problem]:
    """A rule that decides about a field whose value decides about the rule."""
    rules = body.rules
    if not rules.endless:
        return
    calculated = frozenset(body.calculations.endless)
    for at, condition in enumerate(rules.conditions):
        ruled = {
            field_id
            for field_id in rules.endless - calculated
            if any(each.at == at for chain in rules.shown_by.get(field_id, ()) for each in chain)
            or any(each.at == at for each in rules.valued_by.get(field_id, ()))
        }
        # Behind a cycle is not on it: only who leads back is told.
        if any(_leads_back(body, each, rules.reads[at]) for each in ruled):
            yield Problem("conditionCycle", condition.id)


def _leads_back(body: Body, field_id: str, reads: frozenset[str]) -> bool:
    seen: set[str] = set()
    waiting = [*reads]
    while waiting:
        each = waiting.pop()
        if each == field_id:
            return True
        if each not in seen:
            seen.add(each)
            waiting += body.rules.waits_for.get(each, ())
    return False
