"""One of a step's people takes it, so that the others need not look. They still may: nothing gets stuck with
somebody who is not there.

Decision: docs/decisions/0192-a-step-is-taken-not-locked.md"""

from typing import Protocol
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
from forms.rights.acting import Standing, acted_for, is_barred, is_taken_by_another
from forms.rights.errors import DidAnotherStep, SubmissionClosed
from forms.rights.holding import Handing, Holding, hold_step
from forms.rights.membership import must_be_member_still
from forms.rights.parts import WithParts, at_step, is_open_at
from forms.rights.reader import Reader
from forms.rights.turn import get_readable
from forms.submission.announcement import step_assigned
from forms.submission.approvers import members_of
from forms.submission.assigning.errors import (
    NotAmongItsPeople,
    NothingToTake,
    NotOfTheStep,
    NotYoursToAssign,
    TakenAlready,
    WhichStep,
)
from forms.submission.assigning.schemas import StepAssign, StepAssignee, StepClaim
from forms.submission.moving.errors import MovedSince
from forms.tables.submission import Submission, SubmissionState


class Takeable(WithParts, Protocol):
    """A submission, or a row of a list."""

    @property
    def approvals_needed(self) -> int: ...


async def claim(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepClaim) -> StepAssignee:
    projects = runtime.of(Projects)
    seen, seen_at = await _get_assignable(uow, projects, actor, body)
    directory = runtime.of(Directory)
    await _must_be_of_the_step_still(directory, actor, seen, seen_at)
    people = await directory.people(actor.company_id, [_taker(actor, seen_at), seen_at.assignee_id])
    submission, at = await _get_assignable(uow, projects, actor, body, lock=True)
    step = at.current_step_name
    if is_barred(actor, at):
        raise DidAnotherStep(step)
    if not is_of_the_step(actor, at):
        raise NotOfTheStep(step)
    holder, taker = at.assignee_id, _taker(actor, at)
    if holder not in (None, taker):
        raise TakenAlready(step, people[holder].full_name if holder in people else None)
    _hand(uow, actor, submission, at, taker, is_taken=True)
    return _shown(submission, taker, people)


async def assign(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepAssign) -> StepAssignee:
    projects = runtime.of(Projects)
    seen, seen_at = await _get_assignable(uow, projects, actor, body)
    if not may_assign(actor, seen, seen_at):
        raise NotYoursToAssign
    directory = runtime.of(Directory)
    if not actor.manages(seen.project_id):
        # Whoever has left the team keeps what they had taken until that is heard of.
        await _must_be_of_the_step_still(directory, actor, seen, seen_at)
    if body.user_id is not None and body.user_id not in await _people_of(directory, seen, seen_at):
        raise NotAmongItsPeople
    people = await directory.people(actor.company_id, [body.user_id])
    submission, at = await _get_assignable(uow, projects, actor, body, lock=True)
    if not may_assign(actor, submission, at):
        raise NotYoursToAssign
    _hand(uow, actor, submission, at, body.user_id, body.reason)
    return _shown(submission, body.user_id, people)


async def get_assignable_people(
    uow: UnitOfWork, directory: Directory, actor: Actor, submission_id: UUID, step_id: UUID | None = None
) -> list[PersonPublic]:
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    at = at_step(submission, step_id) if step_id else submission
    if not may_assign(actor, submission, at):
        raise NotYoursToAssign
    people = await directory.people(actor.company_id, await _people_of(directory, submission, at))
    return sorted(people.values(), key=lambda each: (each.full_name, each.user_id))


def is_for_one(submission: Takeable, at: Standing) -> bool:
    """A step of teams at which one press is enough. Of several that are open at once, `at` is one."""
    is_one = at is not submission or len(submission.open_parts) < 2
    is_open = at.state == SubmissionState.ONGOING and bool(at.current_team_ids)
    return is_one and is_open and submission.approvals_needed == 1


def is_of_the_step(actor: Actor, at: Standing) -> bool:
    """Also in place of somebody who is away."""
    is_own = not actor.access.team_ids.isdisjoint(at.current_team_ids)
    return is_own or acted_for(actor, at) is not None


def may_claim(actor: Actor, submission: Takeable, at: Standing | None = None) -> bool:
    at = at or submission
    is_free = is_for_one(submission, at) and at.assignee_id is None
    return (
        is_free and not isinstance(actor, Outsider) and is_of_the_step(actor, at) and not is_barred(actor, at)
    )


def may_assign(actor: Actor, submission: Takeable, at: Standing | None = None) -> bool:
    at = at or submission
    if not is_for_one(submission, at) or isinstance(actor, Outsider):
        return False
    has_it = at.assignee_id is not None and not is_taken_by_another(actor, at)
    return actor.manages(at.project_id) or has_it


def may_read_why(actor: Actor, at: Standing, holding: Holding) -> bool:
    """Why it was handed on: said to who has it, not to all who may read. Who had it is mailed."""
    if isinstance(actor, Outsider) or holding.assignee_id is None:
        return False
    is_theirs = actor.user_id == holding.by_id or not is_taken_by_another(actor, at)
    return is_theirs or actor.manages(at.project_id)


async def _must_be_of_the_step_still(
    directory: Directory, actor: Actor, submission: Submission, at: Standing
) -> None:
    """Asked anew: what somebody has taken outlives the seconds for which access is remembered. Who acts in
    another's place needs that one in the team, and themselves in the company."""
    if is_barred(actor, at):
        return  # told so, in words of its own
    taker = _taker(actor, at)
    if taker not in await _people_of(directory, submission, at):
        raise NotOfTheStep(at.current_step_name)
    if taker != actor.user_id:
        await must_be_member_still(directory, actor)


def _taker(actor: Actor, at: Standing) -> UUID:
    """Whoever is away, where somebody takes it in their place: back again, they have it, and it is not left
    with somebody who may not do it any more."""
    return acted_for(actor, at) or actor.user_id


async def _people_of(directory: Directory, submission: Submission, at: Standing) -> frozenset[UUID]:
    teams = await members_of(directory, submission.company_id, at.current_team_ids)
    return teams - {*at.barred_user_ids}


async def _get_assignable(
    uow: UnitOfWork, projects: Projects, actor: Actor, body: StepClaim | StepAssign, *, lock: bool = False
) -> tuple[Submission, Standing]:
    """And as it stands at the step that is meant."""
    submission = await get_readable(uow, Reader.of(actor), body.submission_id, lock=lock)
    if submission.state == SubmissionState.DONE:
        raise SubmissionClosed
    if submission.transitions != body.number:
        raise MovedSince
    if body.step_id is None and len(submission.open_parts) > 1:
        raise WhichStep
    if body.step_id is not None and not is_open_at(submission, body.step_id):
        raise MovedSince
    at = at_step(submission, body.step_id) if body.step_id else submission
    if not is_for_one(submission, at):
        raise NothingToTake
    await projects.must_be_open(submission.company_id, submission.project_id)
    return submission, at


def _hand(
    uow: UnitOfWork,
    actor: Actor,
    submission: Submission,
    at: Standing,
    user_id: UUID | None,
    reason: str = "",
    *,
    is_taken: bool = False,
) -> None:
    """Told where it changes something."""
    before = at.assignee_id
    if before == user_id:
        return
    moment = submission.updated_at = now()
    hold_step(submission, at, Holding(user_id, moment, None if is_taken else actor.user_id, reason))
    handing = Handing(at, before, user_id)
    uow.outbox.add(step_assigned(submission, handing, by=actor.user_id, reason=reason, is_taken=is_taken))
    uow.outbox.add(of_assignment(actor, submission, at.current_step_name, before, user_id, reason))


def _shown(
    submission: Submission, assignee_id: UUID | None, people: dict[UUID, PersonPublic]
) -> StepAssignee:
    return StepAssignee(
        submission_id=submission.id,
        number=submission.transitions,
        assignee_user_id=assignee_id,
        assignee=people.get(assignee_id) if assignee_id else None,
    )
