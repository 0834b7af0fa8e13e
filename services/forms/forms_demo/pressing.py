"""A step of a story: filled in and pressed by its person, through the workflow."""

import asyncio
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from forms.rights.turn import get_turn
from forms.submission.saving import service as saving
from forms.submission.schemas import StepSave, StepSubmit
from forms.submission.submitting import service as submitting
from formwork.ownership import fields_of_step
from formwork.workflow import buttons_of

from forms_demo.filing import enter
from forms_demo.story import Pressed

# The workflow may still be on its way up: so long the seed waits for it altogether.
_PATIENCE_SECONDS = 120.0
_PAUSE_SECONDS = 2.0


async def press(runtime: Runtime, actor: Actor, submission_id: UUID, pressed: Pressed) -> bool:
    """False: its form was drawn by an older release, which had no such button."""
    async with runtime.database.reading() as uow:
        turn = await get_turn(uow, runtime, actor, submission_id, lock=False)
    buttons = {each.data.name: each.id for each in buttons_of(turn.form.workflow, turn.step.id)}
    if pressed.button is not None and pressed.button not in buttons:
        return False
    own = {
        turn.form.body.setting_of(each.id).label: each
        for each in fields_of_step(turn.form.body, turn.form.workflow, turn.step.id)
    }
    values = {
        UUID(own[label].id): await enter(runtime, actor, turn, own[label], entered)
        for label, entered in pressed.entries.items()
    }
    step_id = UUID(turn.step.id)
    if pressed.button is None:
        async with runtime.database.unit_of_work() as uow:
            saved = StepSave(submission_id=submission_id, step_id=step_id, values=values)
            await saving.save_step(uow, runtime, actor, saved, hold=True)
        return True
    body = StepSubmit(
        submission_id=submission_id,
        step_id=step_id,
        submit_action_id=UUID(buttons[pressed.button]),
        values=values,
        reason=pressed.reason,
    )
    await _submit(runtime, actor, body)
    return True


async def _submit(runtime: Runtime, actor: Actor, body: StepSubmit) -> None:
    # Of this try alone: what broke off before may have been entered with other moments in it.
    key = f"demo {now().isoformat()}"
    tries = int(_PATIENCE_SECONDS / _PAUSE_SECONDS)
    for left in reversed(range(tries)):
        try:
            await submitting.submit_step(runtime, actor, body, key)
            return
        except Unavailable:
            if not left:
                raise
            await asyncio.sleep(_PAUSE_SECONDS)
