"""Whether a press leads somewhere from where its submission stands."""

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from formwork.workflow import Transition

    from workflow_runner.run.workflows import drawn
    from workflow_runner.run.workflows.refusals import (
        ALREADY_SUBMITTED,
        FINISHED,
        NO_SUCH_BUTTON,
        NOT_ITS_TURN,
        SOMEBODY_IS_FIRST,
        RefusalKind,
        refusal,
    )
    from workflow_runner.run.workflows.state import Press, Route


def judge(route: Route, press: Press, *, is_moving: bool) -> Transition:
    """Where it leads, or why nowhere."""
    at = route.position
    if at.step_id is None:
        raise refusal(RefusalKind.CONFLICT, FINISHED)
    if press.step_id not in at.open:
        passed = drawn.was_passed(route.workflow, press.step_id, at.step_id)
        raise refusal(RefusalKind.CONFLICT, ALREADY_SUBMITTED if passed else NOT_ITS_TURN)
    transition = drawn.find_transition(route.workflow, press, at)
    if transition is None:
        raise refusal(RefusalKind.BAD_REQUEST, NO_SUCH_BUTTON)
    if is_moving:
        raise refusal(RefusalKind.CONFLICT, SOMEBODY_IS_FIRST)
    return transition
