"""Which fields of a form a list of its submissions can show, and filter by."""

from asyncio import sleep
from collections.abc import AsyncIterator, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http.language import caller_language
from formwork.body import Body
from formwork.listed import ListedFields

from forms.rights.reader import Reader
from forms.submission.by_fields.schemas import FieldColumn, FieldOption
from forms.submission.exporting.repo import ExportRepo
from forms.submission.listing.schemas import SubmissionQuery
from forms.template.published import PublishedForms

MOST_FIELDS = 1_000
"""As many as one form may have; of forms that changed very much the newest."""


async def get_columns(
    uow: UnitOfWork, forms: PublishedForms, actor: Actor, template_id: UUID
) -> list[FieldColumn]:
    """Of each version of which the reader sees submissions, the newest first."""
    numbers = await ExportRepo(uow).versions(Reader.of(actor), SubmissionQuery(template_id=template_id))
    listed = ListedFields(caller_language())
    async for body in each_body(uow, forms, actor, template_id, numbers):
        listed.add(body)
    return [
        FieldColumn(
            field_id=UUID(each.id),
            name=each.name,
            compared="presence" if each.compared == "time" else each.compared,
            options=[FieldOption(value=value, label=label) for value, label in each.options],
        )
        for each in listed.first(MOST_FIELDS)
    ]


async def each_body(
    uow: UnitOfWork, forms: PublishedForms, actor: Actor, template_id: UUID, numbers: Sequence[int]
) -> AsyncIterator[Body]:
    """One after the other: in memory a form takes ten times what it has characters."""
    for each in numbers:
        yield (await forms.get(uow, actor.company_id, template_id, each)).body
        await sleep(0)
