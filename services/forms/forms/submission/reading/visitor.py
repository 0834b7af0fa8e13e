"""What somebody who began a submission by a start link is told of it: what they filled in, and what became of
it. Whatever others enter later is between these.

Decision: docs/decisions/0249-a-visitor-reads-what-they-filled-in.md"""

from collections.abc import Mapping, Sequence
from typing import Any

from chassis.db import UnitOfWork

from forms.rights.parts import is_open_at
from forms.rights.reader import Reader
from forms.submission.repo import SubmissionRepo
from forms.submission.sub_form.gathering import untold
from forms.tables.file import SubmissionFile
from forms.tables.submission import StepRecord, Submission
from forms.template.published import PublishedForm


async def entered_for(
    uow: UnitOfWork, reader: Reader, form: PublishedForm, submission: Submission, entered: Mapping[str, Any]
) -> dict[str, Any]:
    """While it is their turn what stands in the fields of their step; else what they submitted there."""
    if reader.began_at_step_id is None or is_open_at(submission, reader.began_at_step_id):
        return of_their_step(reader, form, entered)
    record = await SubmissionRepo(uow).last_of_step(submission.id, reader.began_at_step_id, reader.user_id)
    return submitted_by(reader, form, [record] if record else [])


def submitted_by(reader: Reader, form: PublishedForm, records: Sequence[StepRecord]) -> dict[str, Any]:
    """`records`: with their values."""
    theirs = [each for each in records if is_theirs(reader, each) and not each.move]
    return of_their_step(reader, form, untold(form.body, theirs[-1].values)) if theirs else {}


def of_their_step(reader: Reader, form: PublishedForm, values: Mapping[str, Any]) -> dict[str, Any]:
    """Of who is no visitor everything."""
    if reader.began_at_step_id is None:
        return dict(values)
    own = {str(each) for each in form.drawn(str(reader.began_at_step_id)).fields}
    return {field_id: value for field_id, value in values.items() if field_id in own}


def files_for(
    reader: Reader, form: PublishedForm, submission: Submission, files: Sequence[SubmissionFile]
) -> Sequence[SubmissionFile]:
    if reader.began_at_step_id is None:
        return files
    is_open, own = (
        is_open_at(submission, reader.began_at_step_id),
        form.drawn(str(reader.began_at_step_id)).fields,
    )
    return [
        each for each in files if each.field_id in own and (is_open or each.uploaded_by == reader.user_id)
    ]


def is_theirs(reader: Reader, record: StepRecord) -> bool:
    return record.actor_id == reader.user_id and record.step_id == reader.began_at_step_id


def tells_reason(reader: Reader, record: StepRecord) -> bool:
    """Why it is theirs again, and what they said themselves."""
    if reader.began_at_step_id is None or is_theirs(reader, record):
        return True
    return record.led_back and record.to_step_id == reader.began_at_step_id
