"""Which fields of a form a list of its submissions can show, and filter by."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http.language import caller_language
from formwork.listed import listed_fields

from forms.rights.reader import Reader
from forms.submission.by_fields.schemas import FieldColumn, FieldOption
from forms.submission.exporting.repo import ExportRepo
from forms.submission.listing.schemas import SubmissionQuery
from forms.template.published import PublishedForms


async def get_columns(
    uow: UnitOfWork, forms: PublishedForms, actor: Actor, template_id: UUID
) -> list[FieldColumn]:
    """Of each version of which the reader sees submissions, the newest first."""
    numbers = await ExportRepo(uow).versions(Reader.of(actor), SubmissionQuery(template_id=template_id))
    bodies = [(await forms.get(uow, actor.company_id, template_id, each)).body for each in numbers]
    return [
        FieldColumn(
            field_id=UUID(each.id),
            name=each.name,
            compared=each.compared,
            options=[FieldOption(value=value, label=label) for value, label in each.options],
        )
        for each in listed_fields(bodies, caller_language())
    ]
