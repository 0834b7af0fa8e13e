"""What fields of submissions say, as a list of them shows it."""

from asyncio import sleep
from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.listed import listed_text

from forms.submission.by_fields.repo import FieldValuesRepo
from forms.template.published import PublishedForms


async def texts_of(
    uow: UnitOfWork, forms: PublishedForms, company_id: UUID, rows: Sequence[Any], field_ids: Sequence[UUID]
) -> dict[UUID, dict[UUID, str]]:
    """What these fields say in each submission of a page, which are all of one form."""
    repo = FieldValuesRepo(uow)
    by_id = {row.id: row for row in rows}
    found = await repo.of([*by_id], field_ids)
    bodies: dict[int, Body] = {}
    for row in rows:
        if row.template_version not in bodies:
            form = await forms.get(uow, company_id, row.template_id, row.template_version)
            bodies[row.template_version] = form.body
    texts = defaultdict[UUID, dict[UUID, str]](dict)

    def tell(submission_id: UUID, field_id: UUID, value: Any) -> None:
        body = bodies[by_id[submission_id].template_version]
        if text := listed_text(body, str(field_id), value):
            texts[submission_id][field_id] = text

    for submission_id, values in found.small.items():
        for field_id, value in values.items():
            tell(submission_id, field_id, value)
        await sleep(0)  # others have their turn: what tables compute takes its time
    for submission_id, field_id in found.large:
        tell(submission_id, field_id, await repo.one(submission_id, field_id))
    return texts
