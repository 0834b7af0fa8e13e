"""What workflow-runner asks and tells of a valid time: it wakes at the moments, forms keeps the end."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from chassis.db import UnitOfWork

from forms.rights.errors import SubmissionNotFound
from forms.rights.turn import form_of
from forms.submission.announcement import submission_expires
from forms.submission.repo import SubmissionRepo
from forms.submission.valid_time.following import step_of_valid_time
from forms.tables.submission import Submission
from forms.template.published import PublishedForms


@dataclass(frozen=True)
class Concerned:
    user_ids: list[UUID]
    team_ids: list[UUID]


async def get_valid_time(
    uow: UnitOfWork, published_forms: PublishedForms, submission_id: UUID
) -> tuple[Submission, Concerned]:
    submission = await SubmissionRepo(uow).find_any(submission_id)
    if submission is None:
        raise SubmissionNotFound
    return submission, await _concerned(uow, published_forms, submission)


async def note_expiry(
    uow: UnitOfWork,
    published_forms: PublishedForms,
    submission_id: UUID,
    ends_at: datetime,
    days_left: int,
) -> bool:
    """Whether it is still the end."""
    submission = await SubmissionRepo(uow).find_any(submission_id, lock=True)
    if submission is None:
        raise SubmissionNotFound
    if submission.valid_time_end != ends_at:
        return False
    if submission.told_days_left is None or days_left < submission.told_days_left:
        submission.told_days_left = days_left
        concerned = await _concerned(uow, published_forms, submission)
        uow.outbox.add(
            submission_expires(submission, ends_at, days_left, concerned.user_ids, concerned.team_ids)
        )
    return True


async def _concerned(uow: UnitOfWork, published_forms: PublishedForms, submission: Submission) -> Concerned:
    """Who began it, who started its clock, and whose turn it is."""
    form = await form_of(uow, published_forms, submission)
    chosen = step_of_valid_time(form)
    started = chosen and await SubmissionRepo(uow).last_of_step(submission.id, UUID(chosen.id))
    users = {submission.submitter_id}
    if started and not (started.outsider or started.is_by_itself):
        users.add(started.actor_id)
    return Concerned(sorted(users), [*submission.current_team_ids])
