"""One of a step's people takes it, so that the others need not look. They still may: nothing gets stuck with
somebody who is not there.

Decision: docs/decisions/0192-a-step-is-taken-not-locked.md"""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.audit import of_assignment
from forms.outsider import Outsider
from forms.rights.acting import acted_for, is_barred, is_taken_by_another
from forms.rights.errors import DidAnotherStep, SubmissionClosed
from forms.rights.membership import must_be_member_still
from forms.rights.reader import Reader
from forms.rights.turn import get_readable
from forms.submission.announcement import step_assigned
from forms.submission.approvers import members_of
from forms.submission.assigning.errors import (
    NotAmongItsPeople,
    NothingToTake,
    NotOfTheStep,
    NotYoursToAssign,
    PartsNotTaken,
    TakenAlready,
)
from forms.submission.assigning.schemas import StepAssign, StepAssignee, StepClaim
from forms.submission.moving.errors import MovedSince
from forms.tables.submission import Submission, SubmissionState


async def claim(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepClaim) -> StepAssignee:
    projects = runtime.of(Projects)
    seen = await _get_assignable(uow, projects, actor, body.submission_id, body.number)
    directory = runtime.of(Directory)
    await _must_be_of_the_step_still(directory, actor, seen)
    people = await directory.people(actor.company_id, [_taker(actor, seen), seen.assignee_id])
    submission = await _get_assignable(uow, projects, actor, body.submission_id, body.number, lock=True)
    step = submission.current_step_name
    if is_barred(actor, submission):
        raise DidAnotherStep(step)
    if not is_of_the_step(actor, submission):
        raise NotOfTheStep(step)
    holder, taker = submission.assignee_id, _taker(actor, submission)
    if holder not in (None, taker):
        raise TakenAlready(step, people[holder].full_name if holder in people else None)
    _hand(uow, actor, submission, taker, is_taken=True)
    return _shown(submission, people)


async def assign(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepAssign) -> StepAssignee:
    projects = runtime.of(Projects)
    seen = await _get_assignable(uow, projects, actor, body.submission_id, body.number)
    if not may_assign(actor, seen):
        raise NotYoursToAssign
    directory = runtime.of(Directory)
    if not actor.manages(seen.project_id):
        # Whoever has left the team keeps what they had taken until that is heard of.
        await _must_be_of_the_step_still(directory, actor, seen)
    if body.user_id is not None and body.user_id not in await _people_of(directory, seen):
        raise NotAmongItsPeople
    people = await directory.people(actor.company_id, [body.user_id])
    submission = await _get_assignable(uow, projects, actor, body.submission_id, body.number, lock=True)
    if not may_assign(actor, submission):
        raise NotYoursToAssign
    _hand(uow, actor, submission, body.user_id, body.reason)
    return _shown(submission, people)


async def get_assignable_people(
    uow: UnitOfWork, directory: Directory, actor: Actor, submission_id: UUID
) -> list[PersonPublic]:
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    if not may_assign(actor, submission):
        raise NotYoursToAssign
    people = await directory.people(actor.company_id, await _people_of(directory, submission))
    return sorted(people.values(), key=lambda each: (each.full_name, each.user_id))


def is_for_one(submission: Submission) -> bool:
    """A step of teams at which one press is enough, and which is open alone."""
    is_open = submission.state == SubmissionState.ONGOING and bool(submission.current_team_ids)
    return is_open and submission.approvals_needed == 1 and len(submission.open_parts) < 2


def is_of_the_step(actor: Actor, submission: Submission) -> bool:
    """Also in place of somebody who is away."""
    is_own = not actor.access.team_ids.isdisjoint(submission.current_team_ids)
    return is_own or acted_for(actor, submission) is not None


def may_claim(actor: Actor, submission: Submission) -> bool:
    is_free = is_for_one(submission) and submission.assignee_id is None
    return (
        is_free
        and not isinstance(actor, Outsider)
        and is_of_the_step(actor, submission)
        and not is_barred(actor, submission)
    )


def may_assign(actor: Actor, submission: Submission) -> bool:
    if not is_for_one(submission) or isinstance(actor, Outsider):
        return False
    has_it = submission.assignee_id is not None and not is_taken_by_another(actor, submission)
    return actor.manages(submission.project_id) or has_it


def may_read_why(actor: Actor, submission: Submission) -> bool:
    """Why it was handed on: said to who has it, not to all who may read. Who had it is mailed."""
    if isinstance(actor, Outsider) or submission.assignee_id is None:
        return False
    is_theirs = actor.user_id == submission.assigned_by_id or not is_taken_by_another(actor, submission)
    return is_theirs or actor.manages(submission.project_id)


async def _must_be_of_the_step_still(directory: Directory, actor: Actor, submission: Submission) -> None:
    """Asked anew: what somebody has taken outlives the seconds for which access is remembered. Who acts in
    another's place needs that one in the team, and themselves in the company."""
    if is_barred(actor, submission):
        return  # told so, in words of its own
    taker = _taker(actor, submission)
    if taker not in await _people_of(directory, submission):
        raise NotOfTheStep(submission.current_step_name)
    if taker != actor.user_id:
        await must_be_member_still(directory, actor)


def _taker(actor: Actor, submission: Submission) -> UUID:
    """Whoever is away, where somebody takes it in their place: back again, they have it, and it is not left
    with somebody who may not do it any more."""
    return acted_for(actor, submission) or actor.user_id


async def _people_of(directory: Directory, submission: Submission) -> frozenset[UUID]:
    teams = await members_of(directory, submission.company_id, submission.current_team_ids)
    return teams - {*submission.barred_user_ids}


async def _get_assignable(
    uow: UnitOfWork, projects: Projects, actor: Actor, submission_id: UUID, number: int, *, lock: bool = False
) -> Submission:
    submission = await get_readable(uow, Reader.of(actor), submission_id, lock=lock)
    if submission.state == SubmissionState.DONE:
        raise SubmissionClosed
    if submission.transitions != number:
        raise MovedSince
    if len(submission.open_parts) > 1:
        raise PartsNotTaken
    if not is_for_one(submission):
        raise NothingToTake
    await projects.must_be_open(submission.company_id, submission.project_id)
    return submission


def _hand(
    uow: UnitOfWork,
    actor: Actor,
    submission: Submission,
    user_id: UUID | None,
    reason: str = "",
    *,
    is_taken: bool = False,
) -> None:
    """Told where it changes something."""
    before = submission.assignee_id
    if before == user_id:
        return
    submission.assignee_id = user_id
    submission.assigned_at = submission.updated_at = now()
    submission.assigned_by_id = None if is_taken else actor.user_id
    submission.assignment_reason = reason
    uow.outbox.add(step_assigned(submission, before, by=actor.user_id, reason=reason, is_taken=is_taken))
    uow.outbox.add(of_assignment(actor, submission, before, reason))


def _shown(submission: Submission, people: dict[UUID, PersonPublic]) -> StepAssignee:
    assignee_id = submission.assignee_id
    return StepAssignee(
        submission_id=submission.id,
        number=submission.transitions,
        assignee_user_id=assignee_id,
        assignee=people.get(assignee_id) if assignee_id else None,
    )
