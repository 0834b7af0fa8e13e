from collections.abc import Mapping, Set
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from formwork.body import Body, Field
from formwork.json_guard import is_plain
from formwork.ownership import fields_of_step
from formwork.problems import Problem
from formwork.workflow import Workflow


@dataclass(frozen=True)
class CheckedValues:
    # What to keep: a field's value, or None to clear it. Fields with a problem are left out.
    values: Mapping[str, Any]
    problems: tuple[Problem, ...]


def check_values(
    body: Body,
    workflow: Workflow,
    step_id: str,
    values: Mapping[str, Any],
    *,
    submitting: bool,
    before: Mapping[str, Any] = MappingProxyType({}),
) -> CheckedValues:
    """What a person sends for a step. When submitting, `values` are all of the step's and none may miss.

    Computed fields are passed over: `recompute` gives their values. So are gathered ones until it is
    submitted: then `values` has what was gathered. `before`: what is kept, for fields that begin with what
    nobody sends.
    """
    own = {field.id for field in fields_of_step(body, workflow, step_id)}
    kept: dict[str, Any] = {}
    problems: list[Problem] = []
    for field_id, value in values.items():
        field = body.fields_by_id.get(field_id)
        if field is None:
            problems.append(Problem("unknownField", field_id))
        elif not body.is_entered(field_id) or (body.kind_of(field_id).is_gathered and not submitting):
            continue
        elif field_id not in own:
            problems.append(Problem("notOfStep", field_id))
        elif found := _problems_of(body, field, value, before, submitting=submitting):
            problems += found
        else:
            kept[field_id] = cleaned(body, field_id, value)
    if submitting:
        problems += unanswered(body, own, values)
    return CheckedValues(kept, tuple(problems))


def cleaned(body: Body, field_id: str, value: Any) -> Any:
    """None for a value that says nothing."""
    kind = body.kind_of(field_id)
    if value is None or kind.is_empty(value):
        return None
    kept = kind.kept(body.setting_of(field_id), value)
    return None if kind.is_empty(kept) else kept


def is_asked(field: Field) -> bool:
    """The one place that says whether people enter a field at all, where what it stands in is shown."""
    return field.visible and not field.readonly


def is_asked_in(body: Body, field: Field) -> bool:
    """With what it stands in: what is hidden or locked takes its fields along."""
    holder = body.holder_of.get(field.id)
    return is_asked(field) and (holder is None or is_asked_in(body, body.fields_by_id[holder]))


def _problems_of(
    body: Body, field: Field, value: Any, before: Mapping[str, Any], *, submitting: bool
) -> list[Problem]:
    kind = body.kind_of(field.id)
    is_as_begun = value == field.value or (field.id in before and value == before[field.id])
    if not is_asked_in(body, field) and not is_as_begun:
        return [Problem("readonly", field.id)]
    if value is None:
        return []
    if not is_plain(value) or not kind.has_shape(value):
        return [Problem("wrongShape", field.id)]
    if kind.is_empty(value):
        return []
    setting = body.setting_of(field.id)
    found = kind.check_value(setting, value)
    if submitting and not found:
        found = kind.check_complete(setting, value)
    return [problem.about(field.id) for problem in found]


def unanswered(body: Body, own: Set[str], values: Mapping[str, Any]) -> list[Problem]:
    return [
        Problem("required", field.id)
        for field in body.fields
        if field.id in own
        and field.required
        and is_asked_in(body, field)
        and body.is_entered(field.id)
        and not _answers(body, field.id, values.get(field.id))
    ]


def _answers(body: Body, field_id: str, value: Any) -> bool:
    kind = body.kind_of(field_id)
    if value is None:
        return False
    # A value of a wrong shape has its own problem.
    return not kind.has_shape(value) or kind.answers(value)
