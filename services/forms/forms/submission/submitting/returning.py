"""A submission goes back to an earlier step: what was submitted since then counts no more, or stays as the
version that it was."""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.ownership import owners
from formwork.workflow import Graph

from forms.file import service as files
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.versions.letters import next_letter
from forms.tables.submission import Move, StepRecord, Submission
from forms.template.published import PublishedForm


@dataclass(frozen=True)
class CameBack:
    record: StepRecord
    """What sent it back."""
    to_user_id: UUID | None
    """Who did the step before that it came back to."""


async def came_back(uow: UnitOfWork, submission: Submission) -> CameBack | None:
    """Of a submission whose last transition led back to where it stands."""
    is_back = submission.is_sent_back or submission.is_new_version or submission.last_move == Move.REOPENED
    if not is_back or submission.current_step_id is None:
        return None
    repo = SubmissionRepo(uow)
    record = await repo.record_of_number(submission.id, submission.transitions)
    before = await repo.last_of_step(submission.id, submission.current_step_id)
    # Where nobody did it, all whose turn it is are told.
    did = before if before and not before.is_by_itself else None
    return CameBack(record, (did.acted_for_id or did.actor_id) if did else None)


async def take_back(uow: UnitOfWork, form: PublishedForm, record: StepRecord, *, clears: bool) -> None:
    """Records stay, marked as revoked; values stay where the way back does not empty them."""
    since = _since(form, record)
    await SubmissionRepo(uow).revoke(
        record.submission_id, record.version, [*map(UUID, since)], before=record.number
    )
    if clears:
        owned = owners(form.body, form.workflow)
        await _empty(uow, form, record, lambda field_id: owned[field_id] <= since)


async def begin_version(
    uow: UnitOfWork, form: PublishedForm, submission: Submission, record: StepRecord, *, clears: bool
) -> None:
    """The next letter, with the values as they are. What was submitted stays, of the version before.
    Signatures of the steps that are done again are given anew: they were for what the form said then."""
    submission.version = record.began_version = next_letter(record.version)
    since = _since(form, record)
    again = since | {str(record.to_step_id)}
    owned = owners(form.body, form.workflow)

    def goes(field_id: str) -> bool:
        is_signed_again = form.body.kind_of(field_id).is_signature and not owned[field_id].isdisjoint(again)
        return is_signed_again or (clears and owned[field_id] <= since)

    await _empty(uow, form, record, goes)


def _since(form: PublishedForm, record: StepRecord) -> set[str]:
    """The steps after the one that it goes back to."""
    return Graph(form.workflow).steps_since(str(record.to_step_id), str(record.step_id))


async def _empty(
    uow: UnitOfWork, form: PublishedForm, record: StepRecord, goes: Callable[[str], bool]
) -> None:
    """Of a way back what only those steps fill in: what an earlier one fills in, too, is still that one's."""
    values = ValueRepo(uow, record.submission_id)
    stored = {row.field_id: row.value for row in await values.all() if row.value is not None}
    emptied = {field_id: value for field_id, value in stored.items() if goes(str(field_id))}
    await values.save(dict.fromkeys(emptied), record.actor_id)
    await files.follow_values(uow, record.submission_id, form.body, emptied, {})
