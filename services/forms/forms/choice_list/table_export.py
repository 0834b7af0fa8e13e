"""All items of a list as a file that `table_import` reads again."""

from collections.abc import AsyncIterator, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_pages
from chassis.db import Database
from chassis.http.csv import Row

from forms.choice_list.repo import ChoiceRepo
from forms.choice_list.service import find_list

HEADING = ("label", "code", "parent", "archived")


async def read_export(
    database: Database, actor: Actor, list_id: UUID
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it."""
    async with database.reading() as uow:
        kept = await find_list(uow, actor.company_id, list_id)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        async def read(after: tuple[int, UUID] | None, limit: int) -> Sequence[Any]:
            async with database.reading() as uow:
                return await ChoiceRepo(uow).portion(list_id, after, limit)

        async for some in in_pages(read, lambda item: (item.position, item.id)):
            yield [_row(item) for item in some]

    return kept.name, batches()


def _row(item: Any) -> Row:
    parent = item.parent_code or item.parent_label or ""
    return (item.label, item.code, parent, "yes" if item.archived_at else "")
