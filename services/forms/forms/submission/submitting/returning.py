"""A submission goes back to an earlier step: what was submitted since then counts no more."""

from dataclasses import dataclass
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.ownership import owners
from formwork.workflow import Graph

from forms.file import service as files
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.tables.submission import StepRecord, Submission
from forms.template.published import PublishedForm


@dataclass(frozen=True)
class CameBack:
    record: StepRecord
    """What sent it back."""
    to_user_id: UUID | None
    """Who did the step before that it came back to."""


async def came_back(uow: UnitOfWork, submission: Submission) -> CameBack | None:
    """Of a submission whose last transition led back to where it stands."""
    if not submission.is_sent_back or submission.current_step_id is None:
        return None
    repo = SubmissionRepo(uow)
    record = await repo.record_of_number(submission.id, submission.transitions)
    before = await repo.last_of_step(submission.id, submission.current_step_id)
    return CameBack(record, before.actor_id if before else None)


async def take_back(uow: UnitOfWork, form: PublishedForm, record: StepRecord, *, clears: bool) -> None:
    """Records stay, marked as revoked; values stay where the way back does not empty them."""
    since = Graph(form.workflow).steps_since(str(record.to_step_id), str(record.step_id))
    await SubmissionRepo(uow).revoke(record.submission_id, [*map(UUID, since)], before=record.number)
    if clears:
        await _empty(uow, form, record, since)


async def _empty(uow: UnitOfWork, form: PublishedForm, record: StepRecord, step_ids: set[str]) -> None:
    """What only these steps fill in: what an earlier one fills in, too, is still that one's."""
    owned = owners(form.body, form.workflow)
    values = ValueRepo(uow, record.submission_id)
    stored = {row.field_id: row.value for row in await values.all() if row.value is not None}
    emptied = {field_id: value for field_id, value in stored.items() if owned[str(field_id)] <= step_ids}
    await values.save(dict.fromkeys(emptied), record.actor_id)
    await files.follow_values(uow, record.submission_id, form.body, emptied, {})
