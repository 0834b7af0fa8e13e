"""What fields of a form say, as a list of its submissions shows them."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.body import Body
from formwork.listed import listed_text

from forms.submission.by_fields.repo import FieldValuesRepo
from forms.template.published import PublishedForms

MOST_TEXT = 200
"""Of a cell; all of it stands on the submission's page."""


async def texts_of(
    uow: UnitOfWork, forms: PublishedForms, company_id: UUID, rows: Sequence[Any], field_ids: Sequence[UUID]
) -> dict[UUID, dict[UUID, str]]:
    """What these fields say in each submission of a page, which are all of one form."""
    values = await FieldValuesRepo(uow).of([row.id for row in rows], field_ids)
    bodies: dict[int, Body] = {}
    for row in rows:
        if row.id in values and row.template_version not in bodies:
            form = await forms.get(uow, company_id, row.template_id, row.template_version)
            bodies[row.template_version] = form.body
    return {
        row.id: {
            field_id: text[:MOST_TEXT]
            for field_id, value in values[row.id].items()
            if (text := listed_text(bodies[row.template_version], str(field_id), value))
        }
        for row in rows
        if row.id in values
    }
