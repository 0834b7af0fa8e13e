"""A button that more than one must press. All presses but the last are kept here, each an attempt that
counts; the last is a transition, and only that one is the runner's."""

from collections.abc import Sequence, Set
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from formwork.workflow import ButtonNode, StepNode, Ways, presses_needed, tone_of

from forms.audit import Pressed, of_press
from forms.rights.acting import acted_for
from forms.rights.turn import Turn
from forms.submission.announcement import step_approved
from forms.submission.approval_repo import ApprovalRepo
from forms.submission.approvers import Approvers, flag_too_few, forget_gone
from forms.submission.errors import ApprovedAlready, PressTakenBack, TooFewApproved
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import WITHDRAWN, Attempt, Submission


async def waits_for_more(
    uow: UnitOfWork,
    turn: Turn,
    actor: Actor,
    button: ButtonNode,
    ways: Ways,
    approvers: Approvers | None,
) -> int | None:
    """The number of the transition that this press is one of several for; None: it is the one that moves on.
    Whoever pressed another such button before has changed their mind."""
    submission = turn.submission
    needed = presses_needed(turn.step, button, ways)
    number = submission.transitions + 1
    repo = ApprovalRepo(uow, submission.id)
    waits: Sequence[Attempt] = ()
    if approvers is not None:
        await forget_gone(uow, submission, approvers)
        waits = await repo.of_transition(number)
    # Who stands in and who is away are one: neither presses again where the other did.
    away = acted_for(actor, turn.at)
    acting = {actor.user_id} if away is None else {actor.user_id, away}
    others = [each for each in waits if acting.isdisjoint({each.actor_id, each.acted_for_id})]
    if any(each not in others and each.action_id == UUID(button.id) for each in waits):
        raise ApprovedAlready(turn.step.data.step_name, button.data.name)
    # Also where one press is enough: the runner may be away, and the transition be somebody else's.
    await repo.withdraw(number, acting, step_id=UUID(turn.step.id), but_of=UUID(button.id))
    agreeing = {each.actor_id for each in others if each.action_id == UUID(button.id)}
    is_enough = len(agreeing) + 1 >= needed
    waiting = {each.actor_id: each.acted_for_id for each in others}
    if not is_enough:
        waiting[actor.user_id] = away
    submission.approved_user_ids = sorted(waiting)
    submission.approved_for_user_ids = sorted(each for each in waiting.values() if each is not None)
    if needed == 1:
        return None
    if approvers is not None and not is_enough:
        flag_too_few(uow, submission, approvers)
    return None if is_enough else number


async def tell_approval(uow: UnitOfWork, turn: Turn, button: ButtonNode, attempt: Attempt) -> None:
    submission = turn.submission
    submission.updated_at = attempt.created_at
    await SubmissionRepo(uow).add_participants(submission.id, attempt.actor_id, attempt.acted_for_id)
    uow.outbox.add(step_approved(submission, attempt, button.data.name))
    pressed = Pressed(turn.step.data.step_name, button.data.name, attempt.reason)
    uow.outbox.add(of_press(submission, attempt, pressed, tone_of(button.data.color)))


async def must_still_count(
    uow: UnitOfWork,
    submission: Submission,
    step: StepNode,
    button: ButtonNode,
    ways: Ways,
    attempt: Attempt,
    gone: Set[UUID],
) -> None:
    """Asked again when the transition is written: somebody may have changed their mind meanwhile or left, or
    who pressed this has themselves."""
    if attempt.counts_for == WITHDRAWN:
        raise PressTakenBack
    needed = presses_needed(step, button, ways)
    if needed == 1:
        return
    given = await ApprovalRepo(uow, submission.id).of_transition(submission.transitions + 1)
    agreeing = {each.actor_id for each in given if each.action_id == attempt.action_id} | {attempt.actor_id}
    if len(agreeing - gone) < needed:
        raise TooFewApproved(step.data.step_name)
