"""What a submission was at each of its letters. A version's values are those that its last step was submitted
with; the newest version's are the submission's own."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.body import Body
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from forms.checker import Checker
from forms.outsider import shown
from forms.rights.reader import Reader
from forms.rights.situation import reading
from forms.rights.turn import form_of, get_readable
from forms.submission.errors import VersionNotFound
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.calculating import as_it_counts
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.sub_form.gathering import with_entries
from forms.submission.versions.schemas import ChangedField, SubmissionDiff, SubmissionVersion
from forms.tables.submission import StepRecord, Submission
from forms.template.published import PublishedForm, PublishedForms


async def get_versions(runtime: Runtime, actor: Actor, submission_id: UUID) -> list[SubmissionVersion]:
    """The newest first."""
    async with runtime.database.snapshot() as uow:
        submission = await get_readable(uow, Reader.of(actor), submission_id)
        form = await form_of(uow, runtime.of(PublishedForms), submission)
        records = await SubmissionRepo(uow).records(submission.id)
    people = await runtime.of(Directory).people(
        submission.company_id,
        [submission.submitter_id, *(each.actor_id for each in records if each.began_version)],
    )
    people |= {each.actor_id: shown(each.actor_id, each.outsider) for each in records if each.outsider}
    began: list[StepRecord | None] = [None, *(each for each in records if each.began_version)]
    return [_version(submission, form, records, each, people) for each in reversed(began)]


async def get_diff(
    runtime: Runtime, actor: Actor, submission_id: UUID, from_version: str, to_version: str
) -> SubmissionDiff:
    checker = runtime.of(Checker)
    async with runtime.database.snapshot() as uow:
        submission = await get_readable(uow, Reader.of(actor), submission_id)
        form = await form_of(uow, runtime.of(PublishedForms), submission)
        old, new = [
            await _values_of(uow, checker, submission, form, each) for each in (from_version, to_version)
        ]
    changed = changes(form.body, old, new)
    return SubmissionDiff(
        from_version=from_version,
        to_version=to_version,
        has_changes=bool(changed),
        changed_fields=changed,
        pages=form.pages,
    )


async def _values_of(
    uow: UnitOfWork, checker: Checker, submission: Submission, form: PublishedForm, version: str
) -> Mapping[str, Any]:
    if version != submission.version:
        ending = await SubmissionRepo(uow).last_of_version(submission.id, version)
        if ending is None:
            raise VersionNotFound(version)
        return ending.values
    stored = await ValueRepo(uow, submission.id).all()
    entered = {str(row.field_id): row.value for row in stored if row.value is not None}
    entered = await with_entries(uow, form, submission, entered)
    # What rules hide or fill in is settled in the older versions, too.
    return await as_it_counts(checker, submission.company_id, form, entered, reading(submission))


def changes(body: Body, old: Mapping[str, Any], new: Mapping[str, Any]) -> list[ChangedField]:
    numbers = {page.id: number for number, page in enumerate(body.pages, start=1)}
    return [
        ChangedField(
            field_id=UUID(field.id),
            field_name=body.setting_of(field.id).label,
            old_value=old.get(field.id),
            new_value=new.get(field.id),
            page_id=UUID(body.page_of[field.id].id),
            page_name=body.page_of[field.id].name,
            page_number=numbers[body.page_of[field.id].id],
        )
        for field in body.fields
        if old.get(field.id) != new.get(field.id)
    ]


def _version(
    submission: Submission,
    form: PublishedForm,
    records: Sequence[StepRecord],
    began: StepRecord | None,
    people: Mapping[UUID, PersonPublic],
) -> SubmissionVersion:
    letter = began.began_version if began else records[0].version if records else submission.version
    own = [each for each in records if each.version == letter and not each.move]
    first = form.workflow.find_step(str(began.to_step_id)) if began else form.workflow.trigger
    return SubmissionVersion(
        version=letter,
        is_current=letter == submission.version,
        submission_process_id=own[-1].id if own else None,
        began_at=began.at if began else submission.created_at,
        began_by=people.get(began.actor_id if began else submission.submitter_id),
        began_at_step_name=first.data.step_name if first else "",
        reason=began.reason if began else "",
        steps=len(own),
    )
