"""The demo's sixty days: its stories are lived through in a minute, and told as of then."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from forms.submission.announcement import valid_time_changed
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import StepRecord, Submission
from forms.tables.submission_value import SubmissionValue
from sqlalchemy import update

from forms_demo.story import Story

_FILLED_IN_FOR = timedelta(minutes=15)


async def is_dated_back(uow: UnitOfWork, submission: Submission, story: Story) -> bool:
    """Whether all of it is told as of then: what was cut off after its last press is not yet."""
    if submission.transitions < len(story.moves):
        return False
    if not story.presses:
        return submission.updated_at - submission.created_at >= _FILLED_IN_FOR
    repo = SubmissionRepo(uow)
    record = await repo.record_of_number(submission.id, len(story.presses))
    attempt = await repo.attempt(record.attempt_id)
    # Nothing is written down before it is pressed, unless it is told of another day.
    return attempt is not None and record.at < attempt.created_at


async def date_back(uow: UnitOfWork, submission: Submission, story: Story) -> None:
    moved = [each.at for each in story.moves]
    submission.created_at = story.began - _FILLED_IN_FOR
    submission.updated_at = story.changed
    entered_at = moved[-1] if moved else submission.created_at
    passed = entered_at - submission.step_entered_at
    if submission.due_at is not None:
        submission.due_at += passed
    submission.open_parts = [_part_due(part, passed) for part in submission.open_parts]
    submission.step_entered_at = entered_at
    if moved:
        submission.submitted_at = moved[0]
    if submission.closed_at is not None:
        submission.closed_at = moved[-1]
    await _shift_valid_time(uow, submission, moved)
    for number, at in enumerate(moved, start=1):
        await _moved(uow, submission.id, number, at)
    await uow.execute(
        update(SubmissionValue)
        .where(col(SubmissionValue.submission_id) == submission.id)
        .values(saved_at=submission.updated_at)
    )


def _part_due(part: Mapping[str, Any], passed: timedelta) -> dict[str, Any]:
    """Of steps that are open at once each is due by itself."""
    due_at = part.get("dueAt")
    return {**part, "dueAt": due_at and (datetime.fromisoformat(due_at) + passed).isoformat()}


async def _shift_valid_time(uow: UnitOfWork, submission: Submission, moved: Sequence[datetime]) -> None:
    """What ended before today expired then: nobody is mailed of it."""
    start, end = submission.valid_time_start, submission.valid_time_end
    if start is None or end is None:
        return
    found = await uow.execute(
        select(StepRecord).where(col(StepRecord.submission_id) == submission.id, col(StepRecord.at) == start)
    )
    started = moved[found.scalar_one().number - 1]
    ended = started + (end - start)
    submission.valid_time_start = submission.valid_time_set_at = started
    submission.valid_time_end = ended
    submission.told_days_left = 0 if ended <= now() else None
    uow.outbox.add(valid_time_changed(submission))


async def _moved(uow: UnitOfWork, submission_id: UUID, number: int, at: datetime) -> None:
    await uow.execute(
        update(StepRecord)
        .where(col(StepRecord.submission_id) == submission_id, col(StepRecord.number) == number)
        .values(at=at)
    )
