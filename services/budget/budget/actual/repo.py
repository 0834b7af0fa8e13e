from collections.abc import Collection, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork, containing
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import Select, Text, func, literal_column, or_, tuple_

from budget.actual.invoice import DASHES, invoice_key, spelled
from budget.actual.schemas import ActualQuery
from budget.tables.actual import ActualCost
from budget.tables.budget_code import BudgetCode

_SHOWN = (
    ActualCost.id,
    ActualCost.project_id,
    ActualCost.code_id,
    ActualCost.spent_on,
    ActualCost.supplier,
    ActualCost.number,
    ActualCost.note,
    ActualCost.amount_minor,
    ActualCost.from_committed_minor,
    ActualCost.currency,
    ActualCost.created_by,
    ActualCost.created_at,
    ActualCost.reversed_at,
    ActualCost.reversed_by,
    ActualCost.reversal_reason,
)


class ActualRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, actual_id: UUID, *, lock: bool = False) -> ActualCost | None:
        statement = select(ActualCost).where(seen_by(actor, ActualCost), col(ActualCost.id) == actual_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def invoices(
        self, actor: Actor, code_ids: Collection[UUID], numbers: Collection[str]
    ) -> set[tuple[UUID, str, str]]:
        """Code, supplier and number, as `invoice.plain` compares them, of those that count and have one of
        these numbers, however these were written: what else was ever spent of a code is not asked for."""
        number = func.normalize(col(ActualCost.number), literal_column("NFKC"))
        hyphened = func.translate(number, DASHES, "-" * len(DASHES))
        spaced = func.btrim(func.regexp_replace(hyphened, r"\s+", " ", "g"))
        statement = select(ActualCost.code_id, ActualCost.supplier, ActualCost.number).where(
            seen_by(actor, ActualCost),
            is_any(col(ActualCost.code_id), code_ids),
            is_any(func.lower(spaced, type_=Text()), [*{spelled(each).lower() for each in numbers}]),
            col(ActualCost.reversed_at).is_(None),
        )
        rows = await self._uow.rows(statement)
        return {invoice_key(row.code_id, row.supplier, row.number) for row in rows}

    async def page(self, actor: Actor, wanted: ActualQuery, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_page(
            self._uow, _list(actor, wanted.project_id, wanted.budget_code_id, wanted.search), paging
        )

    async def portion_of(
        self, actor: Actor, project_id: UUID, after: tuple[date, UUID] | None, limit: int
    ) -> Sequence[Any]:
        """All in their order, the newest first; `after`: the day and id of the last one before."""
        statement = _list(actor, project_id).limit(limit)
        if after is not None:
            place = tuple_(col(ActualCost.spent_on), col(ActualCost.id))
            statement = statement.where(place < tuple_(*after))
        return await self._uow.rows(statement)

    async def shown(self, actor: Actor, actual_id: UUID) -> Any:
        return (await self._uow.rows(_joined(actor).where(col(ActualCost.id) == actual_id)))[0]

    async def held_after(self, after: UUID, limit: int) -> Sequence[ActualCost]:
        """Of all companies."""
        return (await self._uow.execute(held_after(ActualCost, after, limit))).scalars().all()

    def add(self, actual: ActualCost) -> None:
        self._uow.insert(actual)


def _joined(actor: Actor) -> Select[*tuple[Any, ...]]:
    return (
        select(
            *_SHOWN,
            col(BudgetCode.number).label("code_number"),
            col(BudgetCode.name).label("code_name"),
        )
        .join(BudgetCode, col(BudgetCode.id) == col(ActualCost.code_id))
        .where(seen_by(actor, ActualCost))
    )


def _list(
    actor: Actor, project_id: UUID, code_id: UUID | None = None, search: str = ""
) -> Select[*tuple[Any, ...]]:
    statement = (
        _joined(actor)
        .where(col(ActualCost.project_id) == project_id)
        .order_by(col(ActualCost.spent_on).desc(), col(ActualCost.id).desc())
    )
    if code_id is not None:
        statement = statement.where(col(ActualCost.code_id) == code_id)
    if search:
        pattern = containing(search)
        statement = statement.where(
            or_(
                col(ActualCost.supplier).ilike(pattern),
                col(ActualCost.number).ilike(pattern),
                col(ActualCost.note).ilike(pattern),
            )
        )
    return statement
