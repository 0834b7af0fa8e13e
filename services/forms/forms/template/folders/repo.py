from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import func

from forms.tables.form_folder import FormFolder
from forms.tables.template import FormTemplate
from forms.template.repo import IS_TEMPLATE, seen_by


class FolderRepo:
    """Of one company alone."""

    def __init__(self, uow: UnitOfWork, company_id: UUID) -> None:
        self._uow = uow
        self._company_id = company_id

    async def lock(self) -> None:
        """Who makes, names, moves or deletes folders, or puts a template into one, does so one after the
        other: names and depths are true at the end, and no template says what its folder was called."""
        await self._uow.lock(f"form folders of {self._company_id}")

    async def all(self) -> Sequence[FormFolder]:
        found = select(FormFolder).where(col(FormFolder.company_id) == self._company_id)
        ordered = found.order_by(func.lower(col(FormFolder.name)), col(FormFolder.id))
        return (await self._uow.execute(ordered)).scalars().all()

    async def id_is_taken(self, folder_id: UUID) -> bool:
        """By whomever."""
        found = await self._uow.execute(select(FormFolder.id).where(col(FormFolder.id) == folder_id))
        return found.first() is not None

    async def counts_seen_by(self, actor: Actor) -> dict[UUID, Any]:
        """What the actor sees right in each folder; folders without are left out."""
        rows = await self._uow.rows(
            select(
                FormTemplate.folder_id,
                func.count().filter(col(FormTemplate.archived_at).is_(None)).label("in_use"),
            )
            .where(
                col(FormTemplate.company_id) == self._company_id,
                col(FormTemplate.folder_id).is_not(None),
                IS_TEMPLATE,
                *seen_by(actor),
            )
            .group_by(col(FormTemplate.folder_id))
        )
        return {row.folder_id: row.in_use for row in rows}

    async def filled(self) -> set[UUID]:
        """Those with templates right in them, whoever sees these."""
        rows = await self._uow.rows(
            select(FormTemplate.folder_id)
            .where(
                col(FormTemplate.company_id) == self._company_id,
                col(FormTemplate.folder_id).is_not(None),
                IS_TEMPLATE,
            )
            .distinct()
        )
        return {row.folder_id for row in rows}

    async def templates_in(self, folder_id: UUID) -> Sequence[FormTemplate]:
        """Of everybody, archived ones among them, held."""
        found = select(FormTemplate).where(
            col(FormTemplate.company_id) == self._company_id, col(FormTemplate.folder_id) == folder_id
        )
        return (await self._uow.execute(locked(found.order_by(col(FormTemplate.id))))).scalars().all()

    def add(self, folder: FormFolder) -> FormFolder:
        return self._uow.add(folder)

    async def delete(self, folder: FormFolder) -> None:
        await self._uow.flush()
        await self._uow.delete(folder)
