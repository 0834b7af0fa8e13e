"""Whether what a step holds may be submitted."""

from collections.abc import Mapping
from typing import Any

from chassis.db import UnitOfWork
from formwork.problems import Problem

from forms.checker import Checker
from forms.choice_list.checking import look_up_choices
from forms.outsider import Outsider
from forms.rights.turn import Turn
from forms.submission.errors import ValuesRefused, unfit
from forms.submission.naming import Known, look_up
from forms.submission.saving.calculating import calculate
from forms.submission.saving.checking import CheckedStep, check_step

Values = Mapping[str, Any]


async def check_press(
    uow: UnitOfWork,
    checker: Checker,
    known: Known,
    turn: Turn,
    sent: Values,
    everything: dict[str, Any],
    *,
    is_whole: bool,
) -> CheckedStep:
    chosen = await look_up(uow, known, turn.form.body, everything, sent)
    entered = (turn.form, turn.step.id, everything, chosen.values, turn.situation)
    step = check_step(*entered, is_whole=is_whole, by_visitor=isinstance(known.actor, Outsider))
    # What rules fill in stays when it is archived, as a form in use goes on with an archived list.
    ruled = await look_up_choices(uow, turn.submission.company_id, turn.form.body, step.given, step.given)
    of_whole = await _miscalculated(checker, turn, step, everything) if is_whole else []
    if problems := [*step.problems, *chosen.problems, *ruled.problems, *of_whole]:
        raise ValuesRefused(unfit(problems))
    return step


async def _miscalculated(
    checker: Checker, turn: Turn, step: CheckedStep, everything: dict[str, Any]
) -> list[Problem]:
    """Calculations of this step that are seen and have no result, except those that still wait for another
    step."""
    form = turn.form
    own = {field.id for field in form.drawn(turn.step.id).fields.values()} - step.hidden
    values = {**everything, **step.entered}
    found = await calculate(checker, turn.submission.company_id, form, values, turn.situation)
    answered = {field_id for field_id, value in values.items() if value is not None}
    calculated = found.values.keys()

    def waits(field_id: str) -> bool:
        return bool(found.named_by_failed.get(field_id, frozenset()) - own - answered - calculated)

    return [
        problem for problem in found.problems if problem.subject_id in own and not waits(problem.subject_id)
    ]
