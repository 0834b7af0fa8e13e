"""Who may move the end of a submission's valid time."""

from uuid import UUID

from chassis.access import Actor
from formwork.workflow import StepNode, asks_for_another

from forms.outsider import Outsider
from forms.tables.submission import Submission


def may_extend(actor: Actor, submission: Submission, step: StepNode | None) -> bool:
    """Who may do the step that its valid time began with: its teams, the project's managers and the admins.
    Not who began it, where that step is not for these."""
    if step is None or submission.valid_time_end is None or isinstance(actor, Outsider):
        return False
    if asks_for_another(step) and submission.submitter_id == actor.user_id:
        return False
    if actor.manages(submission.project_id):
        return True
    if step.data.trigger_step and not step.data.team_ids:
        return submission.submitter_id == actor.user_id
    return not actor.access.team_ids.isdisjoint(map(UUID, step.data.team_ids))
