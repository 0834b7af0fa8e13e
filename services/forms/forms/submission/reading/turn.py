"""Whose turn it is at one step, and what they may press there."""

from typing import Any

from chassis.access import Actor

from forms.rights.acting import Standing, is_kept_out, is_my_turn, may_act, stands_in
from forms.submission.reading.public import actions_of, is_last_step
from forms.tables.submission import Submission
from forms.template.published import PublishedForm


def turn_of(
    actor: Actor, submission: Submission, at: Standing, form: PublishedForm, *, is_read_only: bool
) -> dict[str, Any]:
    step_id = at.current_step_id
    step = form.workflow.find_step(str(step_id)) if step_id is not None else None
    if step_id is None or step is None:
        return {
            "current_step_actions": [],
            "current_step_buttons_alignment": "right",
            "current_field_ids": [],
            "may_act": False,
            "is_my_turn": False,
            "stands_in": False,
            "did_another_step": False,
            "is_last_step": True,
        }
    drawn = form.drawn(step.id)
    may = not is_read_only and may_act(actor, at, step)
    return {
        "current_step_actions": actions_of(form, submission, drawn.buttons),
        "current_step_buttons_alignment": step.data.buttons_alignment,
        "current_field_ids": [*drawn.fields],
        "may_act": may,
        "is_my_turn": may and is_my_turn(actor, at),
        "stands_in": may and stands_in(actor, at),
        "did_another_step": is_kept_out(actor, at, step),
        "is_last_step": is_last_step(drawn.buttons),
    }
