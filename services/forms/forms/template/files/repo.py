from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from sqlalchemy import ColumnElement, and_, delete, func, not_, or_, update

from forms.tables.template import FormTemplate
from forms.tables.template_file import TemplateFile

_IS_UNUSED = and_(col(TemplateFile.unused_since).is_not(None), not_(col(TemplateFile.is_published)))


class TemplateFileRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def of_template(self, template_id: UUID, file_ids: Iterable[UUID]) -> Sequence[TemplateFile]:
        found = await self._uow.execute(
            select(TemplateFile).where(
                col(TemplateFile.template_id) == template_id, is_any(col(TemplateFile.id), file_ids)
            )
        )
        return found.scalars().all()

    async def all_of_template(self, template_id: UUID) -> Sequence[TemplateFile]:
        found = await self._uow.execute(
            select(TemplateFile)
            .where(col(TemplateFile.template_id) == template_id)
            .order_by(col(TemplateFile.id))
        )
        return found.scalars().all()

    async def count(self, template_id: UUID) -> int:
        found = await self._uow.execute(
            select(func.count()).where(col(TemplateFile.template_id) == template_id)
        )
        return found.scalar_one()

    async def bytes_of_company(self, company_id: UUID) -> int:
        """What copies share counts once."""
        found = await self._uow.execute(
            select(func.coalesce(func.sum(col(TemplateFile.size)), 0))
            .join(FormTemplate, col(FormTemplate.id) == col(TemplateFile.template_id))
            .where(
                col(FormTemplate.company_id) == company_id,
                col(TemplateFile.stored_with) == col(TemplateFile.template_id),
            )
        )
        return int(found.scalar_one())

    async def keys_stored_with(self, template_ids: Collection[UUID]) -> set[str]:
        found = await self._uow.execute(
            select(TemplateFile.key, TemplateFile.shown_key).where(
                is_any(col(TemplateFile.stored_with), template_ids)
            )
        )
        return {key for row in found for key in row}

    async def mark_used(self, template_id: UUID, file_ids: Collection[UUID]) -> set[UUID]:
        """By the draft; what it does not show any more is unused from now on. Tells which of them are there:
        asked while they are held, so that none of these is cleared away meanwhile."""
        there = await self._uow.execute(
            update(TemplateFile)
            .where(col(TemplateFile.template_id) == template_id, is_any(col(TemplateFile.id), file_ids))
            .values(unused_since=None)
            .returning(col(TemplateFile.id))
        )
        used = {*there.scalars()}
        await self._uow.execute(
            update(TemplateFile)
            .where(
                col(TemplateFile.template_id) == template_id,
                col(TemplateFile.unused_since).is_(None),
                not_(is_any(col(TemplateFile.id), used)),
            )
            .values(unused_since=now())
        )
        return used

    async def publish(self, template_id: UUID) -> None:
        """All that the draft shows."""
        await self._uow.execute(
            update(TemplateFile)
            .where(
                col(TemplateFile.template_id) == template_id,
                col(TemplateFile.unused_since).is_(None),
                not_(col(TemplateFile.is_published)),
            )
            .values(is_published=True)
        )

    async def lock_of_template(self, template_id: UUID) -> Sequence[TemplateFile]:
        """To be copied: none of them is cleared away meanwhile."""
        found = await self._uow.execute(
            locked(
                select(TemplateFile)
                .where(col(TemplateFile.template_id) == template_id)
                .order_by(col(TemplateFile.id)),
                key_share=True,
            )
        )
        return found.scalars().all()

    async def lock_unused_since(self, moment: datetime, most: int) -> Sequence[TemplateFile]:
        found = await self._uow.execute(
            locked(
                select(TemplateFile)
                .where(_IS_UNUSED, col(TemplateFile.unused_since) < moment)
                .order_by(col(TemplateFile.unused_since))
                .limit(most),
                skip_locked=True,
            )
        )
        return found.scalars().all()

    async def lock_of_company(self, company_id: UUID, most: int) -> Sequence[TemplateFile]:
        found = await self._uow.execute(
            locked(
                select(TemplateFile)
                .join(FormTemplate, col(FormTemplate.id) == col(TemplateFile.template_id))
                .where(col(FormTemplate.company_id) == company_id)
                .order_by(col(TemplateFile.template_id), col(TemplateFile.id))
                .limit(most),
                of=TemplateFile,
            )
        )
        return found.scalars().all()

    async def lock_named(self, template_id: UUID, file_ids: Collection[UUID]) -> Sequence[TemplateFile]:
        found = await self._uow.execute(
            locked(
                select(TemplateFile)
                .where(col(TemplateFile.template_id) == template_id, is_any(col(TemplateFile.id), file_ids))
                .order_by(col(TemplateFile.id))
            )
        )
        return found.scalars().all()

    async def remove(self, files: Sequence[TemplateFile]) -> set[str]:
        """The keys that no row points at any more: a copy of the template may."""
        if not files:
            return set()
        is_one_of_them: list[ColumnElement[bool]] = [
            and_(col(TemplateFile.template_id) == each.template_id, col(TemplateFile.id) == each.id)
            for each in files
        ]
        await self._uow.execute(
            delete(TemplateFile).where(or_(*is_one_of_them)).execution_options(synchronize_session=False)
        )
        # A statement of its own: it sees the copies that were made while the rows were waited for.
        still = await self.keys_stored_with({each.stored_with for each in files})
        return {key for each in files for key in (each.key, each.shown_key)} - still
