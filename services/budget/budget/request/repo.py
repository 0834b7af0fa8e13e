from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork, containing
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_

from budget.request.schemas import RequestFilter
from budget.tables.request import BudgetRequest, RequestLine, Status

_AMOUNT = (
    select(func.coalesce(func.sum(RequestLine.amount_minor), 0))
    .where(col(RequestLine.request_id) == col(BudgetRequest.id), col(RequestLine.receives).is_(False))
    .scalar_subquery()
)
_APPROVED = (
    select(func.sum(RequestLine.approved_minor))
    .where(col(RequestLine.request_id) == col(BudgetRequest.id), col(RequestLine.receives).is_(False))
    .scalar_subquery()
)


def seen_request(actor: Actor) -> ColumnElement[bool]:
    """A draft is its author's. What was submitted its author sees, and who may answer it."""
    managed: ColumnElement[bool] = and_(
        col(BudgetRequest.status) != Status.DRAFT.value,
        col(BudgetRequest.company_id) == actor.company_id,
    )
    if not actor.is_at_least(Role.ADMIN):
        managed = and_(managed, is_any(col(BudgetRequest.project_id), actor.access.managed_project_ids))
    return and_(seen_by(actor, BudgetRequest), or_(col(BudgetRequest.created_by) == actor.user_id, managed))


class RequestRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, request_id: UUID, *, lock: bool = False) -> BudgetRequest | None:
        statement = select(BudgetRequest).where(seen_request(actor), col(BudgetRequest.id) == request_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def lines(self, request_ids: Collection[UUID]) -> Sequence[RequestLine]:
        statement = (
            select(RequestLine)
            .where(is_any(col(RequestLine.request_id), request_ids))
            .order_by(col(RequestLine.request_id), col(RequestLine.position))
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def count_waiting(self, actor: Actor, project_id: UUID) -> int:
        """Of the actor's own, while nobody else counts them: each is counted that is submitted before."""
        await self._uow.lock(f"budget.waiting:{project_id}:{actor.user_id}")
        statement = select(func.count(col(BudgetRequest.id))).where(
            seen_by(actor, BudgetRequest),
            col(BudgetRequest.project_id) == project_id,
            col(BudgetRequest.created_by) == actor.user_id,
            col(BudgetRequest.status) == Status.SUBMITTED.value,
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def page(self, actor: Actor, wanted: RequestFilter, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_page(self._uow, _list(actor, wanted), paging)

    async def sums_by_status(self, actor: Actor, code_id: UUID) -> Sequence[Any]:
        """What was asked for of a code, by everybody; drafts are nobody else's business."""
        statement = (
            select(
                BudgetRequest.status,
                func.count(col(RequestLine.id)).label("count"),
                func.sum(RequestLine.amount_minor).label("asked"),
                func.coalesce(func.sum(RequestLine.approved_minor), 0).label("approved"),
            )
            .join(RequestLine, col(RequestLine.request_id) == col(BudgetRequest.id))
            .where(
                seen_by(actor, BudgetRequest),
                col(RequestLine.code_id) == code_id,
                col(RequestLine.receives).is_(False),
                col(BudgetRequest.status) != Status.DRAFT.value,
            )
            .group_by(col(BudgetRequest.status))
            .order_by(col(BudgetRequest.status))
        )
        return (await self._uow.execute(statement)).all()

    async def held_after(self, after: UUID, limit: int) -> Sequence[BudgetRequest]:
        """Of all companies."""
        return (await self._uow.execute(held_after(BudgetRequest, after, limit))).scalars().all()

    def add(self, request: BudgetRequest) -> BudgetRequest:
        return self._uow.add(request)

    def add_line(self, line: RequestLine) -> RequestLine:
        return self._uow.add(line)

    async def delete(self, row: BudgetRequest | RequestLine) -> None:
        await self._uow.delete(row)


def _list(actor: Actor, wanted: RequestFilter) -> Select[*tuple[Any, ...]]:
    statement = (
        select(
            BudgetRequest.id,
            BudgetRequest.project_id,
            BudgetRequest.number,
            BudgetRequest.kind,
            BudgetRequest.title,
            BudgetRequest.status,
            BudgetRequest.currency,
            BudgetRequest.is_over_budget,
            BudgetRequest.needed_by,
            BudgetRequest.created_by,
            BudgetRequest.revision,
            BudgetRequest.submitted_at,
            BudgetRequest.answered_at,
            BudgetRequest.created_at,
            BudgetRequest.updated_at,
            _AMOUNT.label("total_minor"),
            _APPROVED.label("approved_minor"),
        )
        .where(seen_request(actor))
        .order_by(col(BudgetRequest.id).desc())
    )
    if wanted.project_id is not None:
        statement = statement.where(col(BudgetRequest.project_id) == wanted.project_id)
    if wanted.statuses:
        statement = statement.where(
            is_any(col(BudgetRequest.status), [each.value for each in wanted.statuses])
        )
    if wanted.is_mine:
        statement = statement.where(col(BudgetRequest.created_by) == actor.user_id)
    if wanted.search:
        statement = statement.where(col(BudgetRequest.title).ilike(containing(wanted.search)))
    if wanted.budget_code_id is not None:
        statement = statement.where(
            exists().where(
                col(RequestLine.request_id) == col(BudgetRequest.id),
                col(RequestLine.code_id) == wanted.budget_code_id,
            )
        )
    return statement
