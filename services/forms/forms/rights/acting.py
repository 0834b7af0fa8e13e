"""Who may start a submission and act on its steps. Who may read it, `reader` says."""

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol
from uuid import UUID

from chassis.access import Actor, AwayMember
from formwork.workflow import StepNode

from forms.outsider import Outsider
from forms.tables.submission import SubmissionState


class Standing(Protocol):
    """What is asked of a submission, of a row of a list, or of one of several steps that are open at once
    (`rights.parts`)."""

    @property
    def id(self) -> UUID: ...
    @property
    def project_id(self) -> UUID: ...
    @property
    def submitter_id(self) -> UUID: ...
    @property
    def state(self) -> str: ...
    @property
    def attention(self) -> str: ...
    @property
    def assignee_id(self) -> UUID | None: ...
    @property
    def approved_user_ids(self) -> Sequence[UUID]: ...
    @property
    def approved_for_user_ids(self) -> Sequence[UUID]: ...
    @property
    def current_step_id(self) -> UUID | None: ...
    @property
    def current_step_name(self) -> str: ...
    @property
    def current_team_ids(self) -> Sequence[UUID]: ...
    @property
    def barred_user_ids(self) -> Sequence[UUID]: ...
    @property
    def due_at(self) -> datetime | None: ...


def may_act(actor: Actor, submission: Standing, step: StepNode) -> bool:
    """On its current step: the people of the step's teams, the project's managers and the admins. A first
    step without teams is whose it is, and of everybody in the project. Nobody who is barred from it."""
    return not is_barred(actor, submission) and _is_theirs(actor, submission, step)


def is_kept_out(actor: Actor, submission: Standing, step: StepNode) -> bool:
    """It would be theirs, had they not done another step of it: whose it never was has nothing to be told."""
    return is_barred(actor, submission) and _is_theirs(actor, submission, step)


def _is_theirs(actor: Actor, submission: Standing, step: StepNode) -> bool:
    if submission.state == SubmissionState.DONE:
        return False
    if isinstance(actor, Outsider):
        return (actor.submission_id, actor.step_id) == (submission.id, UUID(step.id))
    if step.data.trigger_step and not step.data.team_ids and submission.submitter_id == actor.user_id:
        return True
    if actor.manages(submission.project_id) or acted_for(actor, submission) is not None:
        return True
    if step.data.trigger_step and not step.data.team_ids:
        return actor.sees_project(submission.project_id)
    return not actor.access.team_ids.isdisjoint(submission.current_team_ids)


def is_barred(actor: Actor, submission: Standing) -> bool:
    """They did another step of it, and this one is for somebody else, also than managers and admins."""
    if isinstance(actor, Outsider) and actor.shared_by in submission.barred_user_ids:
        return True
    return actor.user_id in submission.barred_user_ids


def acted_for(actor: Actor, submission: Standing) -> UUID | None:
    """Who is away and whose the current step is, where it is not the actor's own. Nobody does for somebody
    what these may not do, or have done.

    Decision: docs/decisions/0190-identity-knows-who-is-away.md"""
    is_own = not actor.access.team_ids.isdisjoint(submission.current_team_ids)
    if submission.state != SubmissionState.ONGOING or is_own or isinstance(actor, Outsider):
        return None
    pressed = {*submission.approved_user_ids}
    if actor.user_id not in pressed:
        # Else it is their own press, for this very person, that they may change their mind about.
        pressed |= {*submission.approved_for_user_ids}
    theirs = [
        each.user_id
        for each in actor.access.stands_in_for
        if each.user_id not in pressed
        and each.user_id not in submission.barred_user_ids
        and _is_turn_of(each, submission)
    ]
    return submission.assignee_id if submission.assignee_id in theirs else min(theirs, default=None)


def _is_turn_of(away: AwayMember, submission: Standing) -> bool:
    if submission.current_team_ids:
        return not away.team_ids.isdisjoint(submission.current_team_ids)
    # Sent back to a first step that is no team's.
    return submission.submitter_id == away.user_id


def has_approved(actor: Actor, submission: Standing) -> bool:
    """They pressed a button of its current step, which waits for others; or who stood in for them did."""
    return actor.user_id in (*submission.approved_user_ids, *submission.approved_for_user_ids)


def stands_in(actor: Actor, submission: Standing) -> bool:
    """Of who may act: in none of the teams whose turn it is. They say why they do it for these."""
    return (
        bool(submission.current_team_ids)
        and not isinstance(actor, Outsider)
        and not _is_own_draft(actor, submission)
        and actor.access.team_ids.isdisjoint(submission.current_team_ids)
        and acted_for(actor, submission) is None
    )


def is_my_turn(actor: Actor, submission: Standing) -> bool:
    """Of who may act, as lists tell it (`rights.sql`): no draft of another's, nothing they stand in for, and
    nothing that they have approved already."""
    if has_approved(actor, submission):
        return False
    if isinstance(actor, Outsider):
        return True
    if submission.attention and actor.manages(submission.project_id):
        return True
    if submission.state == SubmissionState.DRAFT:
        return _is_own_draft(actor, submission)
    if not submission.current_team_ids:
        # Sent back to a first step that is no team's.
        is_theirs = submission.submitter_id == actor.user_id or acted_for(actor, submission) is not None
        return not submission.attention and is_theirs
    return not stands_in(actor, submission) and not is_taken_by_another(actor, submission)


def is_taken_by_another(actor: Actor, submission: Standing) -> bool:
    """Of the step's people: they still may do it, once they have seen that somebody else has it. Who stands
    in has what who is away has, also where both are of the step's teams."""
    away = (each.user_id for each in actor.access.stands_in_for)
    return submission.assignee_id not in (None, actor.user_id, *away)


def _is_own_draft(actor: Actor, submission: Standing) -> bool:
    return submission.state == SubmissionState.DRAFT and submission.submitter_id == actor.user_id
