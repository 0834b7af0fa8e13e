"""What is sent, checked against the form as its conditions make it: what is shown is what is taken."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from formwork.cascade import check_cascade
from formwork.conditions.apply import AppliedForm, apply_conditions, changed_though_locked
from formwork.conditions.situation import Situation
from formwork.problems import Problem
from formwork.values import CheckedValues, check_values
from formwork.visiting import as_asked_of_visitors

from forms.submission.sub_form.gathering import without_entries
from forms.template.published import PublishedForm

Values = Mapping[str, Any]


def check_saved(
    form: PublishedForm, step_id: str, before: Values, sent: Values, situation: Situation
) -> CheckedValues:
    """While a step is open, what was entered stays, hidden or not: it may be shown again."""
    after = {**before, **sent}
    applied = apply_conditions(form.body, after, situation, keeps_entered=True)
    checked = check_values(applied.body, form.workflow, step_id, sent, submitting=False, before=before)
    misplaced = check_cascade(form.body, after, checked.values)
    locked = [*_locked(form, applied, before, after, sent), *misplaced]
    kept = {
        field_id: value
        for field_id, value in checked.values.items()
        if all(problem.subject_id != field_id for problem in locked)
    }
    return CheckedValues(kept, (*checked.problems, *locked))


@dataclass(frozen=True)
class CheckedStep:
    entered: Values
    """What people entered in the step, and is shown."""
    given: Values
    """What rules fill in, of fields of the step."""
    hidden: frozenset[str]
    """Of the step: what was entered there is not submitted."""
    problems: tuple[Problem, ...]
    applied: AppliedForm


def check_step(
    form: PublishedForm,
    step_id: str,
    before: Values,
    sent: Values,
    situation: Situation,
    *,
    is_whole: bool,
    by_visitor: bool = False,
) -> CheckedStep:
    """All the step's own values: what was kept before, and over it what is sent now. Where it need not be
    whole, what is there must fit all the same. `before` with the entries of sub-forms as they are now."""
    own = {field.id for field in form.drawn(step_id).fields.values()}
    # Entries of sub-forms are what `before` says: nobody sends them.
    sent = without_entries(form.body, sent)
    after = {**before, **sent}
    applied = apply_conditions(form.body, after, situation)
    counted = applied.counted(after)
    # What is sent to other steps' fields is refused, not passed over.
    submitted = {key: value for key, value in counted.items() if key in own or key in sent}
    asked = as_asked_of_visitors(applied.body) if by_visitor else applied.body
    checked = check_values(asked, form.workflow, step_id, submitted, submitting=is_whole, before=before)
    given = {key: checked.values[key] for key in applied.given.keys() & checked.values.keys()}
    entered = {key: value for key, value in checked.values.items() if key not in given}
    locked = _locked(form, applied, before, after, sent)
    misplaced = check_cascade(form.body, after, own - applied.hidden)
    problems = (*checked.problems, *locked, *misplaced)
    return CheckedStep(entered, given, applied.hidden & own, problems, applied)


def _locked(
    form: PublishedForm, applied: AppliedForm, before: Values, after: Values, sent: Values
) -> list[Problem]:
    found = changed_though_locked(form.body, applied, before, after)
    return [problem for problem in found if problem.subject_id in sent]
