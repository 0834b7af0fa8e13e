"""Who may move the end of a submission's valid time."""

from uuid import UUID

from chassis.access import Actor
from formwork.workflow import StepNode, asks_for_another

from forms.outsider import Outsider
from forms.tables.submission import Submission


def may_extend(actor: Actor, submission: Submission, step: StepNode | None) -> bool:
    """Who may do the step that its valid time began with: its teams, whoever stands in for somebody of these
    who is away, the project's managers and the admins. Not who began it, where that step is not for these,
    and nobody in their place."""
    if step is None or submission.valid_time_end is None or isinstance(actor, Outsider):
        return False
    barred = {submission.submitter_id} if asks_for_another(step) else set[UUID]()
    if actor.user_id in barred:
        return False
    if actor.manages(submission.project_id):
        return True
    away = [each for each in actor.access.stands_in_for if each.user_id not in barred]
    if step.data.trigger_step and not step.data.team_ids:
        return submission.submitter_id in {actor.user_id, *(each.user_id for each in away)}
    teams = actor.access.team_ids.union(*(each.team_ids for each in away))
    return not teams.isdisjoint(map(UUID, step.data.team_ids))
