"""The demo's month: its stories are lived through in a minute, then told as of the days they are about."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from forms.submission.announcement import valid_time_changed
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import StepRecord, Submission
from forms.tables.submission_value import SubmissionValue
from sqlalchemy import update

from forms_demo.stories import Story

_FILLED_IN_FOR = timedelta(minutes=15)


async def is_dated_back(uow: UnitOfWork, submission: Submission, story: Story) -> bool:
    """Whether all of it is told as of then: what was cut off after its last press is not yet."""
    presses = sum(pressed.button is not None for pressed in story.steps)
    if submission.transitions < presses:
        return False
    if not presses:
        return submission.updated_at - submission.created_at >= _FILLED_IN_FOR
    repo = SubmissionRepo(uow)
    record = await repo.record_of_number(submission.id, presses)
    attempt = await repo.attempt(record.attempt_id)
    # Nothing is written down before it is pressed, unless it is told of another day.
    return attempt is not None and record.at < attempt.created_at


async def date_back(uow: UnitOfWork, submission: Submission, story: Story, behind_utc: timedelta) -> None:
    """`behind_utc`: what the clock of the site is to be turned by."""
    moments = [pressed.at - behind_utc for pressed in story.steps]
    submitted = [at for at, pressed in zip(moments, story.steps, strict=True) if pressed.button is not None]
    submission.created_at = moments[0] - _FILLED_IN_FOR
    submission.updated_at = moments[-1]
    entered_at = submitted[-1] if submitted else submission.created_at
    if submission.due_at is not None:
        submission.due_at += entered_at - submission.step_entered_at
    submission.step_entered_at = entered_at
    if submitted:
        submission.submitted_at = submitted[0]
    if submission.closed_at is not None:
        submission.closed_at = submitted[-1]
    await _shift_valid_time(uow, submission, submitted)
    for number, at in enumerate(submitted, start=1):
        await _submitted(uow, submission.id, number, at)
    await uow.execute(
        update(SubmissionValue)
        .where(col(SubmissionValue.submission_id) == submission.id)
        .values(saved_at=submission.updated_at)
    )


async def _shift_valid_time(uow: UnitOfWork, submission: Submission, submitted: Sequence[datetime]) -> None:
    """What ended before today expired then: nobody is mailed of it."""
    start, end = submission.valid_time_start, submission.valid_time_end
    if start is None or end is None:
        return
    found = await uow.execute(
        select(StepRecord).where(col(StepRecord.submission_id) == submission.id, col(StepRecord.at) == start)
    )
    started = submitted[found.scalar_one().number - 1]
    ended = started + (end - start)
    submission.valid_time_start = submission.valid_time_set_at = started
    submission.valid_time_end = ended
    submission.told_days_left = 0 if ended <= now() else None
    uow.outbox.add(valid_time_changed(submission))


async def _submitted(uow: UnitOfWork, submission_id: UUID, number: int, at: datetime) -> None:
    await uow.execute(
        update(StepRecord)
        .where(col(StepRecord.submission_id) == submission_id, col(StepRecord.number) == number)
        .values(at=at)
    )
