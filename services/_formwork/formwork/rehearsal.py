"""What a changed form makes of what was entered in the form before it."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from formwork.body import Body
from formwork.conditions.apply import AppliedForm, apply_conditions
from formwork.conditions.situation import Situation
from formwork.values import recompute, unanswered

Matter = Literal["gone", "doesNotFit", "hidden", "calculated", "required"]
"""gone: the field is no longer there, or nobody enters it. doesNotFit: it does not take that value. hidden: a
rule hides it. calculated: its result is another. required: it asks for a value that is not there."""


class Difference(NamedTuple):
    matter: Matter
    field_id: str
    before: str = ""
    after: str = ""


class _Filled(NamedTuple):
    """A form with values in it, all rules and formulas done."""

    applied: AppliedForm
    values: Mapping[str, Any]
    results: Mapping[str, str | None]

    @classmethod
    def of(cls, body: Body, entered: Mapping[str, Any], situation: Situation) -> "_Filled":
        applied = apply_conditions(body, entered, situation)
        counted = applied.counted(entered)
        results = recompute(body, counted, situation).values
        shown = {field_id: each for field_id, each in results.items() if field_id not in applied.hidden}
        return cls(applied, counted, shown)

    @property
    def unanswered(self) -> set[str]:
        body = self.applied.body
        everything = {field.id for field in body.fields}
        return {each.subject_id for each in unanswered(body, everything, self.values)}


def rehearse(
    before: Body, after: Body, entered: Mapping[str, Any], situation: Situation, *, is_done: bool
) -> list[Difference]:
    """`entered`: of a submission of `before`. What it has not been asked for yet, as it is not done, is not
    missing in it."""
    was = _Filled.of(before, entered, situation)
    taken = dict[str, Any]()
    lost = list[Difference]()
    for field_id, value in was.values.items():
        text = _text(before, field_id, value)
        if text is None:
            continue
        if not _is_asked_for(after, field_id):
            lost.append(Difference("gone", field_id, text))
        elif not _fits(after, field_id, value):
            lost.append(Difference("doesNotFit", field_id, text))
        else:
            taken[field_id] = value
    becomes = _Filled.of(after, taken, situation)
    hidden = [
        Difference("hidden", field_id, _text(before, field_id, value) or "")
        for field_id, value in taken.items()
        if field_id in becomes.applied.hidden
    ]
    calculated = [
        Difference("calculated", field_id, was.results[field_id] or "", result or "")
        for field_id, result in becomes.results.items()
        if field_id in was.results and was.results[field_id] != result
    ]
    asked = becomes.unanswered - was.unanswered if is_done else set[str]()
    return [*lost, *hidden, *calculated, *(Difference("required", each) for each in sorted(asked))]


def _text(body: Body, field_id: str, value: Any) -> str | None:
    """None: nothing is entered there."""
    if value is None or not _is_asked_for(body, field_id):
        return None
    kind = body.kind_of(field_id)
    if not kind.has_shape(value) or kind.is_empty(value):
        return None
    return kind.text(body.setting_of(field_id), value)


def _is_asked_for(body: Body, field_id: str) -> bool:
    return field_id in body.fields_by_id and body.is_entered(field_id)


def _fits(body: Body, field_id: str, value: Any) -> bool:
    kind = body.kind_of(field_id)
    return kind.has_shape(value) and not kind.check_value(body.setting_of(field_id), value)
