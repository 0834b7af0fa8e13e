from collections.abc import Collection, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import delete, func

from budget.tables.request import BudgetRequest, Status
from budget.tables.request_file import RequestFile


class RequestFileRepo:
    """Of requests that the caller was found to see."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, file_id: UUID) -> RequestFile | None:
        """Anybody's: whether an id is free."""
        statement = select(RequestFile).where(col(RequestFile.id) == file_id)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def of_request(self, request_id: UUID) -> Sequence[RequestFile]:
        statement = (
            select(RequestFile)
            .where(col(RequestFile.request_id) == request_id)
            .order_by(col(RequestFile.created_at), col(RequestFile.id))
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def keys_of(self, request_ids: Collection[UUID]) -> set[str]:
        found = await self._uow.execute(
            select(RequestFile.key, RequestFile.thumbnail_key).where(
                is_any(col(RequestFile.request_id), request_ids)
            )
        )
        return {key for row in found for key in row if key is not None}

    async def bytes_of_company(self, company_id: UUID) -> int:
        return await self._sum(company_id)

    async def bytes_in_drafts_of(self, actor: Actor) -> int:
        """What of theirs nobody else has ever seen."""
        return await self._sum(actor.company_id, actor.user_id)

    async def lock_of_company(self, company_id: UUID, most: int) -> Sequence[RequestFile]:
        statement = (
            select(RequestFile)
            .where(col(RequestFile.company_id) == company_id)
            .order_by(col(RequestFile.id))
            .limit(most)
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def remove(self, file_ids: Collection[UUID]) -> set[str]:
        """The keys that no row points at any more."""
        removed = await self._uow.execute(
            delete(RequestFile)
            .where(is_any(col(RequestFile.id), file_ids))
            .returning(col(RequestFile.key), col(RequestFile.thumbnail_key))
            .execution_options(synchronize_session=False)
        )
        return {key for row in removed for key in row if key is not None}

    async def _sum(self, company_id: UUID, drafted_by: UUID | None = None) -> int:
        statement = select(func.coalesce(func.sum(col(RequestFile.size)), 0)).where(
            col(RequestFile.company_id) == company_id
        )
        if drafted_by is not None:
            statement = statement.join(
                BudgetRequest, col(BudgetRequest.id) == col(RequestFile.request_id)
            ).where(
                col(BudgetRequest.company_id) == company_id,
                col(BudgetRequest.created_by) == drafted_by,
                col(BudgetRequest.status) == Status.DRAFT.value,
            )
        return int((await self._uow.execute(statement)).scalar_one())
