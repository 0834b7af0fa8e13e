from collections.abc import Collection, Iterable, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import and_, case, exists, func
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.orm import aliased

from budget.request.list_repo import held_later, listed, waits_for
from budget.request.schemas import RequestFilter
from budget.rights.sql import seen_request
from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest, RequestKind, RequestLine, Status
from budget.tables.request_comment import RequestComment


class RequestRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, request_id: UUID, *, lock: bool = False) -> BudgetRequest | None:
        statement = select(BudgetRequest).where(seen_request(actor), col(BudgetRequest.id) == request_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_sent(self, company_id: UUID, request_id: UUID) -> BudgetRequest | None:
        statement = select(BudgetRequest).where(
            col(BudgetRequest.company_id) == company_id,
            col(BudgetRequest.id) == request_id,
            col(BudgetRequest.status) != Status.DRAFT.value,
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def lines(self, request_ids: Collection[UUID]) -> Sequence[RequestLine]:
        statement = (
            select(RequestLine)
            .where(is_any(col(RequestLine.request_id), request_ids))
            .order_by(col(RequestLine.request_id), col(RequestLine.position))
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def may_answer(self, actor: Actor, request_id: UUID) -> bool:
        statement = select(BudgetRequest.id).where(
            seen_by(actor, BudgetRequest), col(BudgetRequest.id) == request_id, waits_for(actor)
        )
        return (await self._uow.execute(statement)).scalar_one_or_none() is not None

    async def also_waiting(self, actor: Actor, request_id: UUID, most: int) -> Sequence[Any]:
        """What else waits on the same codes, of what the actor may see: the oldest first."""
        own = aliased(RequestLine)
        statement = (
            select(
                BudgetRequest.id,
                BudgetRequest.number,
                BudgetRequest.title,
                BudgetRequest.created_by,
                RequestLine.code_id,
                RequestLine.amount_minor,
            )
            .join(RequestLine, col(RequestLine.request_id) == col(BudgetRequest.id))
            .join(own, col(own.code_id) == col(RequestLine.code_id))
            .where(
                seen_request(actor),
                col(own.request_id) == request_id,
                col(BudgetRequest.id) != request_id,
                col(BudgetRequest.status) == Status.SUBMITTED.value,
                col(RequestLine.receives).is_(False),
            )
            .order_by(col(BudgetRequest.id), col(RequestLine.position))
            .limit(most)
        )
        return await self._uow.rows(statement)

    async def held_later(self, actor: Actor, request_id: UUID) -> Sequence[Any]:
        return await self._uow.rows(held_later(actor, request_id))

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
        return await fetch_page(self._uow, listed(actor, wanted), paging)

    async def count_for(self, actor: Actor, project_id: UUID) -> int:
        """What waits for the actor."""
        statement = select(func.count(col(BudgetRequest.id))).where(
            seen_by(actor, BudgetRequest), col(BudgetRequest.project_id) == project_id, waits_for(actor)
        )
        return await self._uow.count(statement)

    async def waiting_at(self, actor: Actor, project_id: UUID) -> Sequence[Any]:
        """Of a project's requests that wait: who asked, who is still to answer in their order, and who has
        answered; how many there are of each."""
        turn_user, turn_by = col(ApprovalTurn.user_id), col(ApprovalTurn.answered_by)
        each = (
            select(
                BudgetRequest.id,
                BudgetRequest.created_by,
                func.array_agg(aggregate_order_by(turn_user, col(ApprovalTurn.position)))
                .filter(col(ApprovalTurn.id).is_not(None), col(ApprovalTurn.answered_at).is_(None))
                .label("still"),
                func.array_agg(aggregate_order_by(turn_by, turn_by))
                .filter(turn_by.is_not(None))
                .label("answered"),
            )
            .outerjoin(ApprovalTurn, col(ApprovalTurn.request_id) == col(BudgetRequest.id))
            .where(
                seen_by(actor, BudgetRequest),
                col(BudgetRequest.project_id) == project_id,
                col(BudgetRequest.status) == Status.SUBMITTED.value,
            )
            .group_by(col(BudgetRequest.id))
            .subquery()
        )
        alike = (each.c.created_by, each.c.still, each.c.answered)
        return await self._uow.rows(select(*alike, func.count().label("count")).group_by(*alike))

    async def sums_by_status(self, actor: Actor, code_id: UUID) -> Sequence[Any]:
        """What was asked for of a code, by everybody; drafts are nobody else's business. What a transfer or a
        change takes from it is below zero."""
        takes = and_(col(BudgetRequest.kind) != RequestKind.MONEY.value, col(RequestLine.receives).is_(False))
        sign = case((takes, -1), else_=1)
        statement = (
            select(
                BudgetRequest.status,
                BudgetRequest.kind,
                func.count(col(RequestLine.id)).label("count"),
                func.sum(sign * col(RequestLine.amount_minor)).label("asked"),
                func.coalesce(func.sum(sign * col(RequestLine.approved_minor)), 0).label("approved"),
            )
            .join(RequestLine, col(RequestLine.request_id) == col(BudgetRequest.id))
            .where(
                seen_by(actor, BudgetRequest),
                col(RequestLine.code_id) == code_id,
                col(BudgetRequest.status) != Status.DRAFT.value,
            )
            .group_by(col(BudgetRequest.status), col(BudgetRequest.kind))
            .order_by(col(BudgetRequest.status), col(BudgetRequest.kind))
        )
        return (await self._uow.execute(statement)).all()

    async def held_after(self, after: UUID, limit: int) -> Sequence[BudgetRequest]:
        """Of all companies."""
        return (await self._uow.execute(held_after(BudgetRequest, after, limit))).scalars().all()

    def add(self, request: BudgetRequest) -> BudgetRequest:
        return self._uow.add(request)

    def add_lines(self, lines: Iterable[RequestLine]) -> None:
        for line in lines:
            self._uow.add(line)

    def insert(self, request: BudgetRequest, lines: Iterable[RequestLine]) -> None:
        """Of which nothing changes in this unit any more."""
        self._uow.insert(request)
        for line in lines:
            self._uow.insert(line)

    async def is_written_about(self, request: BudgetRequest) -> bool:
        """By others than its author, and not taken back."""
        comment = exists().where(
            col(RequestComment.request_id) == request.id,
            col(RequestComment.created_by) != request.created_by,
            col(RequestComment.deleted_at).is_(None),
        )
        return bool((await self._uow.execute(select(comment))).scalar_one())

    async def delete(self, row: BudgetRequest | RequestLine) -> None:
        await self._uow.delete(row)
