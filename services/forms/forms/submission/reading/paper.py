"""What paper needs of a submission."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.conditions.situation import Situation

from forms.checker import Checker
from forms.file.unsent import unsent_of_others
from forms.rights.parts import is_open_at
from forms.rights.reader import Reader
from forms.rights.situation import reading
from forms.rights.turn import form_of, get_readable
from forms.submission.approval_repo import ApprovalRepo
from forms.submission.errors import VersionNotFound
from forms.submission.reading.approvals import Approvals
from forms.submission.reading.visitor import of_their_step, submitted_by
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.calculating import with_calculations
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.sub_form.gathering import with_entries
from forms.submission.sub_form.repo import EntryRepo
from forms.tables.submission import StepRecord, Submission
from forms.template.published import PublishedForm, PublishedForms


@dataclass(frozen=True)
class PrintedSubmission:
    submission: Submission
    form: PublishedForm
    values: dict[str, Any]
    records: Sequence[StepRecord]
    approvals: Approvals
    situation: Situation
    reader: Reader
    is_older: bool = False
    """As a version was when the next one began; nothing goes on in it."""

    @property
    def version(self) -> str:
        return self.records[-1].version if self.is_older else self.submission.version


async def get_printed_submission(
    uow: UnitOfWork, runtime: Runtime, reader: Reader, submission_id: UUID, version: str = ""
) -> PrintedSubmission:
    """Of a version before the newest: what it ended with."""
    # A press in between would put its values on paper, and not who pressed.
    async with runtime.database.snapshot() as moment:
        submission = await get_readable(moment, reader, submission_id)
        stored = await ValueRepo(moment, submission.id).all()
        records = await SubmissionRepo(moment).records_with_values(submission.id)
        form = await form_of(moment, runtime.of(PublishedForms), submission)
        approvals = await Approvals.of(moment, form, submission)
        if is_older(submission, version):
            ended = _ended(reader, records, version)
            situation = Situation.read(ended[-1].situation or {})
            return PrintedSubmission(
                submission, form, ended[-1].values, ended, approvals, situation, reader, is_older=True
            )
        values = {str(row.field_id): row.value for row in stored if row.value is not None}
        unsent = await unsent_of_others(moment, form.body, values, submission.id, reader.user_id)
        values = await with_entries(moment, form, submission, unsent.hide(form.body, values), reader)
    began_at = reader.began_at_step_id
    if began_at is not None and not is_open_at(submission, began_at):
        values = submitted_by(reader, form, records)
    values = await with_calculations(
        runtime.of(Checker),
        submission.company_id,
        form,
        of_their_step(reader, form, values),
        reading(submission),
    )
    values = of_their_step(reader, form, values)
    return PrintedSubmission(submission, form, values, records, approvals, reading(submission), reader)


def is_older(submission: Submission, version: str) -> bool:
    return version not in ("", submission.version)


def _ended(reader: Reader, records: Sequence[StepRecord], version: str) -> list[StepRecord]:
    """Until the next one began."""
    ending = next((each for each in records if each.version == version and each.began_version), None)
    if ending is None or not reader.reads_older_versions:
        raise VersionNotFound(version)
    return [each for each in records if each.number <= ending.number]


async def get_revision_marks(
    uow: UnitOfWork, forms: PublishedForms, reader: Reader, submission_id: UUID, version: str = ""
) -> tuple[int | str, ...]:
    """Change with every transition, every kept value, every press that waits for others, its end, and the
    entries of its sub-forms."""
    submission = await get_readable(uow, reader, submission_id)
    if is_older(submission, version):
        # It changes no more, but for what its presses are told by: that goes with the newest.
        ended = _ended(reader, await SubmissionRepo(uow).records(submission.id), version)
        return version, ended[-1].number, submission.transitions
    form = await form_of(uow, forms, submission)
    marks = (
        submission.transitions,
        *(await ValueRepo(uow, submission.id).paper_marks()),
        *_marks_of_valid_time(submission),
        *(await EntryRepo(uow, submission).newest_change() if form.body.sub_forms else ()),
    )
    if not submission.approved_user_ids:
        return marks
    newest = await ApprovalRepo(uow, submission.id).newest_at()
    return *marks, int(newest.timestamp() * 1_000_000) if newest else 0


def _marks_of_valid_time(submission: Submission) -> tuple[int, ...]:
    """Change when it is extended, and when it expires."""
    until = submission.valid_time_end
    return () if until is None else (int(until.timestamp() * 1_000_000), int(until <= now()))
