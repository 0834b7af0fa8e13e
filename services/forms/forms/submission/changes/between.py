"""What differs between two versions of a submission, or two steps that were submitted, or one and now. A
version's values are those that its last step was submitted with; the newest version's are the submission's
own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.conditions.situation import Situation

from forms.checker import Checker
from forms.file.unsent import unsent_of_others
from forms.rights.reader import Reader
from forms.rights.situation import reading
from forms.rights.turn import find_record, form_of, get_readable
from forms.submission.changes.comparing import changes, settled
from forms.submission.changes.errors import NothingToCompare
from forms.submission.changes.schemas import SubmissionDiff
from forms.submission.errors import ProcessNotFound, VersionNotFound
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.sub_form.gathering import with_entries
from forms.tables.submission import StepRecord, Submission
from forms.template.published import PublishedForm, PublishedForms


@dataclass(frozen=True)
class Moment:
    """A version or a step that was submitted, by how it is asked for."""

    name: str
    version: str | None
    process_id: str | None

    def must_be_one(self) -> None:
        if (self.version is None) == (self.process_id is None):
            raise NothingToCompare(self.name)


async def get_diff(
    runtime: Runtime, actor: Actor, submission_id: UUID, since: Moment, until: Moment
) -> SubmissionDiff:
    for moment in (since, until):
        moment.must_be_one()
    reader = Reader.of(actor)
    async with runtime.database.snapshot() as uow:
        submission = await get_readable(uow, reader, submission_id)
        form = await form_of(uow, runtime.of(PublishedForms), submission)
        records = [await _record(uow, reader, submission, each) for each in (since, until)]
        kept = [await _kept(uow, reader, submission, form, each) for each in records]
    # As the later one is read: what rules hide or fill in there.
    later = records[1]
    situation = Situation.read(later.situation or {}) if later else reading(submission)
    old, new = [
        await settled(runtime.of(Checker), submission.company_id, form, each, situation) for each in kept
    ]
    changed = changes(form.body, old, new)
    from_version, to_version = [each.version if each else submission.version for each in records]
    return SubmissionDiff(
        from_version=from_version,
        to_version=to_version,
        from_process_id=since.process_id,
        to_process_id=until.process_id,
        has_changes=bool(changed),
        changed_fields=changed,
        pages=form.pages,
    )


async def _record(
    uow: UnitOfWork, reader: Reader, submission: Submission, moment: Moment
) -> StepRecord | None:
    """None: as it is now."""
    if moment.process_id is not None:
        record = await find_record(uow, reader, moment.process_id, submission.id)
        # Nothing was pressed in a move, and nothing kept with it.
        if record is None or record.move:
            raise ProcessNotFound
        return record
    assert moment.version is not None
    if moment.version == submission.version:
        return None
    ending = await SubmissionRepo(uow).last_of_version(submission.id, moment.version)
    if ending is None:
        raise VersionNotFound(moment.version)
    return ending


async def _kept(
    uow: UnitOfWork, reader: Reader, submission: Submission, form: PublishedForm, record: StepRecord | None
) -> Mapping[str, Any]:
    if record is not None:
        return record.values
    stored = await ValueRepo(uow, submission.id).all()
    entered = {str(row.field_id): row.value for row in stored if row.value is not None}
    unsent = await unsent_of_others(uow, form.body, entered, submission.id, reader.user_id)
    return await with_entries(uow, form, submission, unsent.hide(form.body, entered))
