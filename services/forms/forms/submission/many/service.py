"""The same act on many submissions: each by itself, as if its own call did it, with a verdict of its own."""

import logging
from collections.abc import Awaitable, Callable
from uuid import UUID

from chassis.access import Actor
from chassis.db import Database, UnitOfWork
from chassis.db.database import is_unreachable
from chassis.errors import ServiceError, Unavailable
from chassis.runtime import Runtime
from chassis.texts import Text
from identity_client.projects import Projects

from forms.submission.assigning.schemas import StepAssign, StepClaim
from forms.submission.assigning.service import assign, claim
from forms.submission.deleting.service import delete_submission, restore_submission
from forms.submission.errors import ValuesRefused
from forms.submission.many.repo import ManyRepo
from forms.submission.many.schemas import (
    ActVerdict,
    AssignEach,
    ChosenSubmission,
    ClaimEach,
    DeleteEach,
    ManyAct,
    ManyActed,
    PressEach,
    RestoreEach,
    VoidEach,
)
from forms.submission.moving.schemas import SubmissionVoid
from forms.submission.moving.voiding import void
from forms.submission.schemas import StepSubmit
from forms.submission.submitting.service import submit_step

log = logging.getLogger(__name__)


class _DoneBefore(Exception):
    """The same call, sent twice at once, was faster."""


async def act_on_many(runtime: Runtime, actor: Actor, body: ManyAct, key: str | None) -> ManyActed:
    """One after the other: who chooses a hundred waits, and not everybody else. Where a part is away, what is
    left is not tried, each for its own seconds."""
    chosen = {each.submission_id: each for each in body.submissions}
    call = key and f"{actor.company_id}/{actor.user_id}/{key}"
    done = set[UUID]()
    if call:
        async with runtime.database.reading() as uow:
            done = await ManyRepo(uow, call).done([*chosen])
    verdicts, away = list[ActVerdict](), None
    for each in chosen.values():
        error = None
        if each.submission_id not in done:
            error = away or await _refusal(runtime, actor, body, each, call or "", key)
        if error is not None and error.is_retryable:
            away = error
        verdicts.append(_verdict(each.submission_id, error))
    return ManyActed(verdicts=verdicts)


async def _refusal(
    runtime: Runtime, actor: Actor, body: ManyAct, chosen: ChosenSubmission, call: str, key: str | None
) -> ServiceError | None:
    try:
        await act_on_one(runtime, actor, body, chosen, call, key)
    except _DoneBefore:
        return None
    except ServiceError as error:
        if call and await _is_done(runtime.database, call, chosen.submission_id):
            return None
        return error
    except Exception as error:
        if not is_unreachable(error):
            raise
        log.warning("a part is away: %r", error)
        return Unavailable()
    return None


async def act_on_one(
    runtime: Runtime, actor: Actor, body: ManyAct, chosen: ChosenSubmission, call: str, key: str | None
) -> None:
    act, submission_id, number = body.act, chosen.submission_id, chosen.number
    projects = runtime.of(Projects)

    async def once(do: Callable[[UnitOfWork], Awaitable[object]]) -> None:
        async with runtime.database.unit_of_work() as uow:
            await do(uow)
            # Last, so that nothing is held while others are asked.
            if call and not await ManyRepo(uow, call).claim(submission_id):
                raise _DoneBefore

    match act:
        case DeleteEach():
            await once(lambda uow: delete_submission(uow, projects, actor, submission_id))
        case RestoreEach():
            await once(lambda uow: restore_submission(uow, runtime, actor, submission_id))
        case VoidEach(reason=reason):
            voiding = SubmissionVoid(submission_id=submission_id, number=number, reason=reason)
            await once(lambda uow: void(uow, runtime, actor, voiding))
        case ClaimEach():
            claiming = StepClaim(submission_id=submission_id, number=number)
            await once(lambda uow: claim(uow, runtime, actor, claiming))
        case AssignEach(user_id=user_id, reason=reason):
            assigning = StepAssign(submission_id=submission_id, number=number, user_id=user_id, reason=reason)
            await once(lambda uow: assign(uow, runtime, actor, assigning))
        case PressEach():
            # Knows its repeats by itself, by what was pressed with this key.
            pressing = StepSubmit(
                submission_id=submission_id,
                step_id=act.step_id,
                submit_action_id=act.submit_action_id,
                reason=act.reason,
                number=number,
                position=act.position,
            )
            await submit_step(runtime, actor, pressing, key)


async def _is_done(database: Database, call: str, submission_id: UUID) -> bool:
    async with database.reading() as uow:
        return submission_id in await ManyRepo(uow, call).done([submission_id])


def _verdict(submission_id: UUID, error: ServiceError | None) -> ActVerdict:
    return ActVerdict(
        submission_id=submission_id,
        is_done=error is None,
        message=None if error is None else _why(error),
        is_retryable=error is not None and error.is_retryable,
    )


def _why(error: ServiceError) -> Text | str:
    if isinstance(error, ValuesRefused):
        return Text("What this step asks for is missing or does not fit. Open it and fill it in.")
    return error.message
