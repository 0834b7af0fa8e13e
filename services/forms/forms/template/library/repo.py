from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork, containing
from chassis.db.statements import col, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, delete, func, or_, update

from forms.tables.collection import FormCollection
from forms.tables.template import FormTemplate
from forms.tables.template_file import TemplateFile

MOST_CATEGORIES = 200


def _are(*, blocks: bool) -> ColumnElement[bool]:
    kind = col(FormCollection.block_kind)
    return kind.is_not(None) if blocks else kind.is_(None)


class LibraryRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(
        self, actor: Actor, entry_id: UUID, *, lock: bool = False
    ) -> tuple[FormTemplate, FormCollection] | None:
        statement = (
            select(FormTemplate, FormCollection)
            .join(FormCollection, col(FormCollection.id) == col(FormTemplate.id))
            .where(col(FormTemplate.company_id) == actor.company_id, col(FormTemplate.id) == entry_id)
        )
        found = (await self._uow.execute(locked(statement) if lock else statement)).first()
        return (found[0], found[1]) if found else None

    async def page(
        self, actor: Actor, search: str, category: str, paging: Paging, *, blocks: bool
    ) -> tuple[list[Any], int]:
        statement = (
            select(
                FormTemplate.id,
                FormTemplate.name,
                FormTemplate.folder_name,
                FormTemplate.fields_count,
                FormTemplate.created_by,
                FormTemplate.updated_at,
                FormCollection.about,
                FormCollection.uses,
                FormCollection.revision,
                FormCollection.block_kind,
                col(TemplateFile.shown_key).label("cover_key"),
            )
            .join(FormCollection, col(FormCollection.id) == col(FormTemplate.id))
            .outerjoin(
                TemplateFile,
                (col(TemplateFile.template_id) == col(FormTemplate.id))
                & (col(TemplateFile.id) == col(FormCollection.cover_file_id)),
            )
            .where(col(FormTemplate.company_id) == actor.company_id, _are(blocks=blocks))
            .order_by(func.lower(col(FormTemplate.name)), col(FormTemplate.id))
        )
        if category:
            statement = statement.where(col(FormTemplate.folder_name) == category)
        if search:
            pattern = containing(search)
            statement = statement.where(
                or_(
                    col(FormTemplate.name).ilike(pattern),
                    col(FormTemplate.folder_name).ilike(pattern),
                    col(FormCollection.about).ilike(pattern),
                )
            )
        return await fetch_page(self._uow, statement, paging)

    async def categories(self, actor: Actor, *, blocks: bool) -> Sequence[str]:
        found = await self._uow.execute(
            select(FormTemplate.folder_name)
            .join(FormCollection, col(FormCollection.id) == col(FormTemplate.id))
            .where(
                col(FormTemplate.company_id) == actor.company_id,
                col(FormTemplate.folder_name) != "",
                _are(blocks=blocks),
            )
            .distinct()
            .order_by(col(FormTemplate.folder_name))
            .limit(MOST_CATEGORIES)
        )
        return found.scalars().all()

    async def lock_blocks(self, company_id: UUID) -> None:
        """Whoever names one does so after the other."""
        await self._uow.lock(f"blocks of {company_id}")

    async def block_names(self, company_id: UUID, *, but: UUID) -> set[str]:
        """In small letters."""
        found = await self._uow.execute(
            select(func.lower(col(FormTemplate.name)))
            .join(FormCollection, col(FormCollection.id) == col(FormTemplate.id))
            .where(
                col(FormTemplate.company_id) == company_id,
                col(FormTemplate.id) != but,
                _are(blocks=True),
            )
        )
        return {*found.scalars()}

    def add(self, entry: FormCollection) -> None:
        self._uow.add(entry)

    async def count_use(self, entry_id: UUID) -> None:
        await self._uow.execute(
            update(FormCollection)
            .where(col(FormCollection.id) == entry_id)
            .values(uses=col(FormCollection.uses) + 1)
            .execution_options(synchronize_session=False)
        )

    async def delete(self, entry_id: UUID) -> None:
        """With all that it holds; its files were discarded before."""
        await self._uow.execute(
            delete(FormTemplate)
            .where(col(FormTemplate.id) == entry_id)
            .execution_options(synchronize_session=False)
        )
