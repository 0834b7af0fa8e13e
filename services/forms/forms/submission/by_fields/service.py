"""What fields of submissions say, as a list of them shows it."""

from asyncio import sleep
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.listed import listed_text

from forms.file.unsent import Unsent, takes_files, unsent_in
from forms.submission.by_fields.repo import FieldValuesRepo
from forms.template.published import PublishedForms


async def texts_of(
    uow: UnitOfWork, forms: PublishedForms, company_id: UUID, rows: Sequence[Any], field_ids: Sequence[UUID]
) -> dict[UUID, dict[UUID, str]]:
    """What these fields say in each submission of a page, which are all of one form."""
    repo = FieldValuesRepo(uow)
    found = await repo.of([row.id for row in rows], field_ids)
    texts = defaultdict[UUID, dict[UUID, str]](dict)
    unsent: dict[UUID, Unsent] | None = None
    # Version by version: forms of many may be more than memory has room for.
    for version, some in groupby(sorted(rows, key=_version), _version):
        told = [each.id for each in some if each.id in found.small or each.id in found.large]
        if not told:
            continue
        body = (await forms.get(uow, company_id, rows[0].template_id, version)).body
        if unsent is None and any(takes_files(body, str(each)) for each in field_ids):
            unsent = await unsent_in(uow, body, [row.id for row in rows])
        for submission_id in told:
            hidden = (unsent or {}).get(submission_id, Unsent())
            values = found.small.get(submission_id, {})
            for field_id in field_ids:
                if field_id in found.large.get(submission_id, ()):
                    value = await repo.one(submission_id, field_id)
                else:
                    value = values.get(field_id)
                shown = {} if value is None else hidden.hide(body, {str(field_id): value})
                if shown and (text := listed_text(body, *shown.popitem())):
                    texts[submission_id][field_id] = text
            await sleep(0)  # others have their turn: what tables compute takes its time
    return texts


def _version(row: Any) -> int:
    return row.template_version
