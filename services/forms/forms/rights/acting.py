"""Who may start a submission and act on its steps. Who may read it, `reader` says."""

from uuid import UUID

from chassis.access import Actor
from formwork.workflow import StepNode

from forms.tables.submission import Submission, SubmissionState
from forms.template.rights import may_start_in


def may_start(actor: Actor, project_id: UUID, first_step: StepNode) -> bool:
    return may_start_in(actor, project_id, [UUID(team_id) for team_id in first_step.data.team_ids])


def may_act(actor: Actor, submission: Submission, step: StepNode) -> bool:
    """On its current step: the people of the step's teams, the project's managers and the admins. A first
    step without teams is whose it is, and of everybody in the project."""
    if submission.state == SubmissionState.DONE:
        return False
    if step.data.trigger_step and not step.data.team_ids and submission.submitter_id == actor.user_id:
        return True
    if actor.manages(submission.project_id):
        return True
    if step.data.trigger_step and not step.data.team_ids:
        return actor.sees_project(submission.project_id)
    return not actor.access.team_ids.isdisjoint(submission.current_team_ids)
