from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from chassis.ids import new_id
from sqlalchemy import ColumnElement, bindparam, case, delete, func, not_, or_, union_all, update
from sqlalchemy.dialects.postgresql import insert

from pdf.render.order import RenderOrder
from pdf.tables.render import OPEN, Render, RenderState, UnfinishedPaper

_OF_GUEST, _OF_VERSION = "g", "v"
"""Forms begins the revisions of guests with the one, those of older versions with the other, their letter
and a dash."""


def _is_of_same(revision: str) -> ColumnElement[bool]:
    """What a guest or an older version has is no older paper of what members have, nor of one another's."""
    of = col(Render.revision)
    if revision.startswith(_OF_GUEST):
        return of.startswith(_OF_GUEST)
    if revision.startswith(_OF_VERSION):
        return of.startswith(f"{revision.split('-')[0]}-")
    return not_(or_(of.startswith(_OF_GUEST), of.startswith(_OF_VERSION)))


_FIND = Prepared(
    select(
        Render.state,
        Render.is_large,
        Render.progress,
        Render.file_key,
        Render.title,
        Render.file_name,
        Render.pages,
        Render.size,
        Render.pictures,
        Render.failure,
        Render.updated_at,
    ).where(
        col(Render.company_id) == bindparam("company_id"),
        col(Render.submission_id) == bindparam("submission_id"),
        col(Render.revision) == bindparam("revision"),
        col(Render.language) == bindparam("language"),
    ),
    keeps_plan=True,
)


class RenderRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, order: RenderOrder) -> Any | None:
        rows = await self._uow.rows(
            _FIND.plan(
                company_id=UUID(order.company_id),
                submission_id=UUID(order.submission_id),
                revision=order.revision,
                language=order.language,
            )
        )
        return rows[0] if rows else None

    async def files_of(self, submission_ids: Iterable[UUID]) -> Sequence[Any]:
        """`file_key` and number of `pictures` of each paper, of those that are being stored too."""
        ids = [*submission_ids]
        pictures = func.jsonb_array_length(col(Render.pictures)).label("pictures")
        rendered = select(Render.file_key, pictures).where(
            is_any(col(Render.submission_id), ids), col(Render.file_key).is_not(None)
        )
        # Few: papers in hand, and what workers left behind since yesterday.
        submission_id = func.split_part(col(UnfinishedPaper.file_key), "/", 3)
        unfinished = select(UnfinishedPaper.file_key, UnfinishedPaper.pictures).where(
            submission_id.in_([str(each) for each in ids])
        )
        return (await self._uow.execute(union_all(rendered, unfinished))).all()

    async def keep(
        self, order: RenderOrder, *, final: Sequence[RenderState] = (RenderState.READY,), **values: Any
    ) -> bool:
        """The render of this order as it is now; made if it is new. False: its state is final, it stays."""
        return await self._insert_or_update(order, values, values, where=col(Render.state).not_in(final))

    async def queue(self, order: RenderOrder, *, stands_still_since: datetime) -> bool:
        """To be made, or made once more. False: it is there, or somebody is at it."""
        has_failed = col(Render.state) == RenderState.FAILED
        stands_still = col(Render.state).in_(OPEN) & (col(Render.updated_at) < stands_still_since)
        again = {
            "state": case((has_failed, RenderState.QUEUED.value), else_=col(Render.state)),
            "progress": case((has_failed, 0), else_=col(Render.progress)),
            "failure": None,
        }
        return await self._insert_or_update(
            order, {"state": RenderState.QUEUED.value}, again, where=has_failed | stands_still
        )

    async def _insert_or_update(
        self,
        order: RenderOrder,
        inserted: Mapping[str, Any],
        updated: Mapping[str, Any],
        *,
        where: ColumnElement[bool],
    ) -> bool:
        """False: it is there, and not so that it may be updated."""
        making = insert(Render).values(
            id=new_id(),
            company_id=UUID(order.company_id),
            submission_id=UUID(order.submission_id),
            revision=order.revision,
            language=order.language,
            created_at=now(),
            updated_at=now(),
            **inserted,
        )
        kept = await self._uow.execute(
            making.on_conflict_do_update(
                index_elements=[col(Render.submission_id), col(Render.revision), col(Render.language)],
                set_={"updated_at": now(), **updated},
                where=where,
            ).returning(col(Render.id))
        )
        return kept.first() is not None

    async def advance(self, order: RenderOrder, progress: int) -> None:
        await self._uow.execute(
            update(Render)
            .where(
                col(Render.submission_id) == UUID(order.submission_id),
                col(Render.revision) == order.revision,
                col(Render.language) == order.language,
                col(Render.state) == RenderState.RENDERING,
            )
            .values(progress=progress, updated_at=now())
        )

    def add_unfinished(self, file_key: str, pictures: int) -> None:
        self._uow.insert_values(UnfinishedPaper, file_key=file_key, pictures=pictures)

    async def take_unfinished(self, file_key: str) -> bool:
        taken = await self._uow.execute(
            delete(UnfinishedPaper)
            .where(col(UnfinishedPaper.file_key) == file_key)
            .returning(col(UnfinishedPaper.file_key))
        )
        return taken.first() is not None

    async def take_abandoned(self, begun_before: datetime, most: int) -> Sequence[Any]:
        """`file_key` and number of `pictures` of each."""
        found = (
            select(UnfinishedPaper.file_key)
            .where(col(UnfinishedPaper.created_at) < begun_before)
            .order_by(col(UnfinishedPaper.created_at))
            .limit(most)
        )
        taken = await self._uow.execute(
            delete(UnfinishedPaper)
            .where(col(UnfinishedPaper.file_key).in_(locked(found, skip_locked=True)))
            .returning(col(UnfinishedPaper.file_key), col(UnfinishedPaper.pictures))
        )
        return taken.all()

    async def take_of_company(self, company_id: UUID, most: int) -> Sequence[Any]:
        """`file_key` and `pictures` of each."""
        found = locked(select(Render.id).where(col(Render.company_id) == company_id).limit(most))
        taken = await self._uow.execute(
            delete(Render)
            .where(col(Render.id).in_(found))
            .returning(col(Render.file_key), col(Render.pictures))
        )
        return taken.all()

    async def take_of_submission(self, submission_id: UUID) -> Sequence[Any]:
        """`file_key` and `pictures` of each."""
        taken = await self._uow.execute(
            delete(Render)
            .where(col(Render.submission_id) == submission_id)
            .returning(col(Render.file_key), col(Render.pictures))
        )
        return taken.all()

    async def take_older(self, order: RenderOrder) -> Sequence[Any]:
        """Drop the renders of other revisions in this language: `file_key` and `pictures` of each."""
        taken = await self._uow.execute(
            delete(Render)
            .where(
                col(Render.submission_id) == UUID(order.submission_id),
                col(Render.language) == order.language,
                col(Render.revision) != order.revision,
                _is_of_same(order.revision),
                col(Render.state).in_([RenderState.READY, RenderState.FAILED]),
            )
            .returning(col(Render.file_key), col(Render.pictures))
        )
        return taken.all()
