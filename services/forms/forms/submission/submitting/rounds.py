"""A submission that was sent back comes to the same step again: a press of the round before is none of this
one.

Decision: docs/decisions/0135-a-press-is-of-one-round.md"""

from uuid import UUID

from chassis.db import UnitOfWork

from forms.submission.errors import AnotherRound
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import Attempt, Move, StepRecord


async def must_be_of_this_round(uow: UnitOfWork, attempt: Attempt, number: int) -> None:
    """`number`: of the transition that comes next. What older releases left says nothing of it."""
    await must_be_of_round(uow, attempt.submission_id, attempt.step_id, attempt.number, number)


async def must_be_of_round(
    uow: UnitOfWork, submission_id: UUID, step_id: UUID, seen: int | None, number: int
) -> None:
    """`seen`: the transition that was to come when somebody looked. Where several steps are open at once, the
    others may have been submitted since."""
    if seen in (None, number):
        return
    if seen > number or not await SubmissionRepo(uow).was_open_since(submission_id, step_id, seen):
        raise AnotherRound


async def round_began(uow: UnitOfWork, press: StepRecord) -> int:
    """Which transition was to come when the submission came to the step that is pressed at now: not since
    then, where others were submitted beside it; and what was taken back goes on."""
    began, were_open = 1, set[UUID]()
    for record in await SubmissionRepo(uow).records(press.submission_id):
        opened = {*record.open_step_ids, record.to_step_id}
        stayed = press.step_id in were_open and record.step_id != press.step_id and not record.led_back
        if press.step_id in opened and not stayed and record.move != Move.RECALLED:
            began = record.number + 1
        were_open = {each for each in opened if each is not None}
    return began
