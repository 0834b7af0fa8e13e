"""The letters that a submission has had."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from forms.outsider import shown
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable
from forms.submission.repo import SubmissionRepo
from forms.submission.versions.schemas import SubmissionVersion
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
        submission_process_id=own[-1].process_id if own else None,
        began_at=began.at if began else submission.created_at,
        began_by=people.get(began.actor_id if began else submission.submitter_id),
        began_at_step_name=first.data.step_name if first else "",
        reason=began.reason if began else "",
        steps=len(own),
    )
