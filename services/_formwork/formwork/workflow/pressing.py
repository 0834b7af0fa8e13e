"""What is asked of whoever presses a button, beside what it leads to."""

from formwork.workflow.nodes.button import ButtonNode
from formwork.workflow.nodes.step import StepNode
from formwork.workflow.tone import Tone, tone_of
from formwork.workflow.transition import Transition


def goes_forward(button: ButtonNode, way: Transition) -> bool:
    """Not where it leads back, and not where it is drawn in red and ends the submission, as refusals do."""
    return not way.leads_back and not (way.closes and tone_of(button.data.color) is Tone.BAD)


def checks_required_fields(button: ButtonNode, way: Transition) -> bool:
    """Whether the step must be filled in whole. What is filled in must fit its field in any case."""
    chosen = button.data.checks_required_fields
    return goes_forward(button, way) if chosen is None else chosen


def presses_needed(step: StepNode, button: ButtonNode, way: Transition) -> int:
    """How many people must press it. What refuses or leads back does so at once."""
    if step.data.trigger_step or not goes_forward(button, way):
        return 1
    return step.data.minimum_approvers


def asks_for_reason(button: ButtonNode, way: Transition) -> bool:
    chosen = button.data.asks_for_reason
    return not goes_forward(button, way) if chosen is None else chosen
