from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from sqlalchemy import ColumnElement, and_, delete, func, or_, update

from forms.tables.export_job import ExportJob, ExportState

TAKEN_FOR_DEAD = timedelta(seconds=30)
_UNFINISHED = col(ExportJob.state).in_([ExportState.WAITING, ExportState.MAKING])


class ExportJobRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def unfinished(self, company_id: UUID, user_id: UUID) -> tuple[int, int]:
        """Of the person, and of the whole company."""
        own = func.count().filter(col(ExportJob.user_id) == user_id).label("own")
        counted = select(own, func.count().label("all")).where(
            col(ExportJob.company_id) == company_id, _UNFINISHED
        )
        (row,) = await self._uow.rows(counted)
        return row.own, row.all

    async def of_asker(self, company_id: UUID, user_id: UUID, most: int) -> Sequence[Any]:
        found = (
            select(
                ExportJob.id,
                ExportJob.asked,
                ExportJob.state,
                ExportJob.done,
                ExportJob.total,
                ExportJob.failure,
                ExportJob.created_at,
                ExportJob.gone_at,
            )
            .where(*_of(company_id, user_id))
            .order_by(col(ExportJob.created_at).desc())
            .limit(most)
        )
        return (await self._uow.execute(found)).all()

    async def find(self, company_id: UUID, user_id: UUID, job_id: UUID) -> ExportJob | None:
        found = select(ExportJob).where(*_of(company_id, user_id), col(ExportJob.id) == job_id)
        return (await self._uow.execute(found)).scalar_one_or_none()

    async def take(self, company_id: UUID, user_id: UUID, job_id: UUID) -> tuple[str | None] | None:
        """Nothing is left of it but its file, whose key this is."""
        taken = await self._uow.execute(
            delete(ExportJob)
            .where(*_of(company_id, user_id), col(ExportJob.id) == job_id)
            .returning(col(ExportJob.file_key))
        )
        row = taken.first()
        return (row.file_key,) if row else None

    async def claim(self) -> ExportJob | None:
        """The oldest that waits, or whose worker is heard of no more."""
        moment = now()
        is_free = or_(
            col(ExportJob.state) == ExportState.WAITING,
            and_(
                col(ExportJob.state) == ExportState.MAKING,
                col(ExportJob.heard_at) < moment - TAKEN_FOR_DEAD,
            ),
        )
        oldest = select(ExportJob).where(is_free).order_by(col(ExportJob.created_at)).limit(1)
        job = (await self._uow.execute(locked(oldest, skip_locked=True))).scalar_one_or_none()
        if job is not None:
            job.state, job.heard_at, job.done = ExportState.MAKING, moment, 0
            job.tries += 1
        return job

    async def change(self, job_id: UUID, tries: int, **values: Any) -> bool:
        """By the worker that has it. False: it was cancelled, or is another's by now."""
        changed = await self._uow.execute(
            update(ExportJob)
            .where(
                col(ExportJob.id) == job_id,
                col(ExportJob.tries) == tries,
                col(ExportJob.state) == ExportState.MAKING,
            )
            .values(heard_at=now(), **values)
            .returning(col(ExportJob.id))
        )
        return changed.first() is not None

    async def keys_of(self, job_ids: Collection[UUID]) -> set[str]:
        found = select(ExportJob.file_key).where(
            is_any(col(ExportJob.id), job_ids), col(ExportJob.file_key).is_not(None)
        )
        return {row.file_key for row in await self._uow.rows(found)}

    async def take_gone(self, moment: datetime, most: int) -> Sequence[str | None]:
        return await self._take_some(col(ExportJob.gone_at) < moment, most)

    async def take_of_company(self, company_id: UUID, most: int) -> Sequence[str | None]:
        return await self._take_some(col(ExportJob.company_id) == company_id, most)

    async def _take_some(self, which: ColumnElement[bool], most: int) -> Sequence[str | None]:
        """Of each the key of its file."""
        found = locked(select(ExportJob.id).where(which).limit(most), skip_locked=True)
        taken = await self._uow.execute(
            delete(ExportJob).where(col(ExportJob.id).in_(found)).returning(col(ExportJob.file_key))
        )
        return taken.scalars().all()


def _of(company_id: UUID, user_id: UUID) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return col(ExportJob.company_id) == company_id, col(ExportJob.user_id) == user_id
