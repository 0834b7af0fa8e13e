"""That a page takes a list as a file, for the audit log: what reads writes nothing."""

from dataclasses import replace

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.audit import of_export
from forms.rights.reader import Reader
from forms.submission.by_fields.errors import FieldsOfNoTemplate
from forms.submission.exporting.repo import ExportRepo
from forms.submission.exporting.service import MOST_SUBMISSIONS
from forms.submission.listing.schemas import ExportNote, ExportNoted, SubmissionQuery


async def note_export(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SubmissionQuery, body: ExportNote
) -> ExportNoted:
    """How many there are is counted here: whoever takes them out does not say so themselves."""
    if wanted.fields and wanted.template_id is None:
        raise FieldsOfNoTemplate
    wanted = replace(wanted, project_id=body.project_id or wanted.project_id)
    if wanted.project_id is not None:
        await runtime.of(Projects).get_seen(actor, wanted.project_id)
    async with runtime.database.reading() as reading:
        count = await ExportRepo(reading).count(MOST_SUBMISSIONS, Reader.of(actor), wanted)
    uow.outbox.add(of_export(actor, count, wanted.project_id))
    return ExportNoted(count=count)
