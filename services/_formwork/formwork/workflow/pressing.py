"""What is asked of whoever presses a button, beside what it leads to."""

from collections.abc import Iterable, Sequence, Set
from typing import TypeVar

from formwork.workflow.nodes.button import ButtonNode
from formwork.workflow.nodes.step import StepNode
from formwork.workflow.tone import Tone, tone_of
from formwork.workflow.transition import Transition

Person = TypeVar("Person")

Ways = Sequence[Transition]
"""All that a button may lead to: more than one where values decide."""


def goes_forward(button: ButtonNode, ways: Ways) -> bool:
    """Not where it leads back, and not where it is drawn in red and ends the submission, as refusals do.
    Where values decide, that is asked before: as of the way that goes forward, if there is one."""
    is_red = tone_of(button.data.color) is Tone.BAD
    return any(not way.leads_back and not (way.closes and is_red) for way in ways)


def checks_required_fields(button: ButtonNode, ways: Ways) -> bool:
    """Whether the step must be filled in whole. What is filled in must fit its field in any case."""
    chosen = button.data.checks_required_fields
    return goes_forward(button, ways) if chosen is None else chosen


def presses_needed(step: StepNode, button: ButtonNode, ways: Ways) -> int:
    """How many people must press it. What refuses or leads back does so at once."""
    if step.data.trigger_step or not goes_forward(button, ways):
        return 1
    return step.data.minimum_approvers


def asks_for_reason(button: ButtonNode, ways: Ways) -> bool:
    chosen = button.data.asks_for_reason
    return not goes_forward(button, ways) if chosen is None else chosen


def barred_from(
    step: StepNode,
    first_step_id: str | None,
    done: Iterable[tuple[str, Person]],
    began: Set[Person],
) -> set[Person]:
    """Who may not press its buttons, whatever teams they are in. `done`: the steps that somebody has pressed
    a button of, or entered something in. `began`: who began the submission."""
    if step.id == first_step_id or not asks_for_another(step):
        # What is back at the first step is there for those who filled it in, whatever is drawn.
        return set()
    barred = {*began}
    for step_id, person in done:
        is_others = step.data.needs_another_person and step_id != step.id
        is_first = step.data.no_self_approval and step_id == first_step_id
        if is_others or is_first:
            barred.add(person)
    return barred


def asks_for_another(step: StepNode) -> bool:
    """Than some who had a hand in it. Not asked of a first step."""
    is_asked = step.data.needs_another_person or step.data.no_self_approval
    return is_asked and not step.data.trigger_step
