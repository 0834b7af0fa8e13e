"""Who may start a submission and act on its steps. Who may read it, `reader` says."""

from uuid import UUID

from chassis.access import Actor
from formwork.workflow import StepNode

from forms.submission.models import Submission, SubmissionState


def may_start(actor: Actor, project_id: UUID, first_step: StepNode) -> bool:
    """Of somebody who sees the project."""
    return _is_of(actor, project_id, [UUID(team_id) for team_id in first_step.data.team_ids], first_step)


def may_act(actor: Actor, submission: Submission, step: StepNode) -> bool:
    """On its current step: the people of the step's teams, the project's managers and the admins. A first
    step without teams is whose it is, and of everybody in the project."""
    if submission.state == SubmissionState.DONE:
        return False
    if step.data.trigger_step and not step.data.team_ids and submission.submitter_id == actor.user_id:
        return True
    return _is_of(actor, submission.project_id, submission.current_team_ids, step)


def _is_of(actor: Actor, project_id: UUID, team_ids: list[UUID], step: StepNode) -> bool:
    if actor.manages(project_id):
        return True
    if step.data.trigger_step and not step.data.team_ids:
        return actor.sees_project(project_id)
    return not actor.access.team_ids.isdisjoint(team_ids)
