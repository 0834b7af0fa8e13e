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
    if actor.user_id in _barred(submission, step):
        return False
    is_own = actor.manages(submission.project_id) or _is_own(actor, submission, step)
    return is_own or extended_for(actor, submission, step) is not None


def extended_for(actor: Actor, submission: Submission, step: StepNode) -> UUID | None:
    """Who is away and in whose place they do, where it is not the actor's own; as `acting.acted_for`."""
    if _is_own(actor, submission, step):
        return None
    is_submitters, team_ids = _whose(step)
    theirs = (
        each.user_id
        for each in actor.access.stands_in_for
        if each.user_id not in _barred(submission, step)
        and (
            each.user_id == submission.submitter_id
            if is_submitters
            else not each.team_ids.isdisjoint(team_ids)
        )
    )
    return min(theirs, default=None)


def _barred(submission: Submission, step: StepNode) -> set[UUID]:
    return {submission.submitter_id} if asks_for_another(step) else set()


def _is_own(actor: Actor, submission: Submission, step: StepNode) -> bool:
    is_submitters, team_ids = _whose(step)
    if is_submitters:
        return submission.submitter_id == actor.user_id
    return not actor.access.team_ids.isdisjoint(team_ids)


def _whose(step: StepNode) -> tuple[bool, set[UUID]]:
    """Its submitter's, or these teams'."""
    is_submitters = step.data.trigger_step and not step.data.team_ids
    return is_submitters, {UUID(team_id) for team_id in step.data.team_ids}
