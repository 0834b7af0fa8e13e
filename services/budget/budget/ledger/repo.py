from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, seen_by, select
from chassis.http.keyset import Place, fetch_slice
from sqlalchemy import ColumnElement, Date, case, cast, func, literal, or_

from budget.rights.sql import seen_request
from budget.tables.actual import ActualCost
from budget.tables.budget_code import BudgetCode
from budget.tables.equipment import EquipmentCost, Machine
from budget.tables.hours import HoursCost
from budget.tables.ledger import Kind, LedgerEntry, Why
from budget.tables.project_budget import Category, ProjectBudget
from budget.tables.request import BudgetRequest, RequestLine, Status

TRANSFERRED = "transferred"
"""What of a code's budget came by transfers and changes: a sum beside those of the kinds."""


class LedgerRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, entry: LedgerEntry) -> None:
        self._uow.insert(entry)

    async def of_code(self, actor: Actor, code_id: UUID, place: Place) -> tuple[list[Any], UUID | None]:
        statement = (
            select(
                LedgerEntry.id,
                LedgerEntry.kind,
                LedgerEntry.why,
                LedgerEntry.amount_minor,
                LedgerEntry.currency,
                LedgerEntry.request_id,
                LedgerEntry.by,
                LedgerEntry.created_at,
                LedgerEntry.effective_on,
                col(BudgetRequest.number).label("request_number"),
                col(BudgetRequest.created_by).label("requested_by"),
                func.coalesce(seen_request(actor), literal(value=False)).label("is_request_seen"),
                ActualCost.supplier,
                col(ActualCost.number).label("invoice_number"),
                col(LedgerEntry.hours_cost_id),
                col(HoursCost.owner_user_id).label("worker"),
                col(HoursCost.seconds).label("worked_seconds"),
                HoursCost.hourly_minor,
                HoursCost.staff,
                col(LedgerEntry.equipment_cost_id),
                col(EquipmentCost.equipment_id),
                col(EquipmentCost.is_rented),
                col(EquipmentCost.unit),
                col(EquipmentCost.quantity),
                col(EquipmentCost.rate_minor),
                col(Machine.name).label("machine_name"),
            )
            .outerjoin(EquipmentCost, col(EquipmentCost.id) == col(LedgerEntry.equipment_cost_id))
            .outerjoin(Machine, col(Machine.id) == col(EquipmentCost.equipment_id))
            .outerjoin(HoursCost, col(HoursCost.id) == col(LedgerEntry.hours_cost_id))
            .outerjoin(ActualCost, col(ActualCost.id) == col(LedgerEntry.actual_id))
            .outerjoin(BudgetRequest, col(BudgetRequest.id) == col(LedgerEntry.request_id))
            .where(seen_by(actor, LedgerEntry), col(LedgerEntry.code_id) == code_id)
        )
        return await fetch_slice(self._uow, statement, col(LedgerEntry.id), place)

    async def by_month(self, actor: Actor, code_id: UUID, time_zone: str) -> Sequence[Any]:
        """What came and went in each month, by the day that it counts on, else by the project's clock."""
        written = func.timezone(time_zone, col(LedgerEntry.created_at))
        counts = func.coalesce(col(LedgerEntry.effective_on), cast(written, Date))
        month = func.to_char(counts, "YYYY-MM").label("month")
        sums = (_sum_of(kind).label(kind.value) for kind in Kind)
        statement = (
            select(month, *sums)
            .where(seen_by(actor, LedgerEntry), col(LedgerEntry.code_id) == code_id)
            .group_by(month)
            .order_by(month)
        )
        return (await self._uow.execute(statement)).all()

    async def moved(self, actor: Actor, code_id: UUID) -> bool:
        """Whether more than its budget was ever written of a code."""
        statement = (
            select(LedgerEntry.id)
            .where(
                seen_by(actor, LedgerEntry),
                col(LedgerEntry.code_id) == code_id,
                col(LedgerEntry.kind) != Kind.BUDGET,
            )
            .limit(1)
        )
        return (await self._uow.execute(statement)).scalar_one_or_none() is not None

    async def codes_that_differ(self) -> Sequence[Any]:
        """Of all companies: codes whose balances are not the sums of their entries; a code that is gone must
        have sums of nothing."""
        summed = {
            **{kind.value: col(LedgerEntry.kind) == kind.value for kind in Kind},
            TRANSFERRED: col(LedgerEntry.why).in_((Why.TRANSFERRED.value, Why.BUDGET_CHANGED.value)),
        }
        sums = (
            select(
                LedgerEntry.code_id,
                *(_sum_where(which).label(name) for name, which in summed.items()),
            )
            .where(col(LedgerEntry.code_id).is_not(None))
            .group_by(col(LedgerEntry.code_id))
            .subquery()
        )
        kept = {name: func.coalesce(getattr(BudgetCode, f"{name}_minor"), 0) for name in summed}
        found = {name: func.coalesce(sums.c[name], 0) for name in summed}
        statement = (
            select(
                func.coalesce(col(BudgetCode.id), sums.c.code_id).label("id"),
                *(balance.label(f"{name}_kept") for name, balance in kept.items()),
                *(balance.label(f"{name}_summed") for name, balance in found.items()),
            )
            .select_from(BudgetCode)
            .join(sums, sums.c.code_id == col(BudgetCode.id), full=True)
            .where(or_(*(kept[name] != found[name] for name in summed)))
        )
        return await self._uow.rows(statement)

    async def holds_that_differ(self) -> Sequence[Any]:
        """Codes that hold something else than what the requests that wait ask of them: until the last answer
        all of it, whatever part was agreed to."""
        asked = (
            select(RequestLine.code_id, func.sum(RequestLine.amount_minor).label("minor"))
            .join(BudgetRequest, col(BudgetRequest.id) == col(RequestLine.request_id))
            .where(col(BudgetRequest.status) == Status.SUBMITTED.value, col(RequestLine.receives).is_(False))
            .group_by(col(RequestLine.code_id))
            .subquery()
        )
        statement = (
            select(BudgetCode.id, BudgetCode.held_minor, func.coalesce(asked.c.minor, 0).label("asked"))
            .outerjoin(asked, asked.c.code_id == col(BudgetCode.id))
            .where(col(BudgetCode.held_minor) != func.coalesce(asked.c.minor, 0))
        )
        return await self._uow.rows(statement)

    async def hours_that_differ(self) -> Sequence[Any]:
        """What hours cost and their entries say otherwise: of one that was reversed they come to nothing."""
        return await self._costs_that_differ(HoursCost, col(LedgerEntry.hours_cost_id))

    async def equipment_that_differs(self) -> Sequence[Any]:
        """The same of what machines cost."""
        return await self._costs_that_differ(EquipmentCost, col(LedgerEntry.equipment_cost_id))

    async def _costs_that_differ(
        self, kind: type[HoursCost] | type[EquipmentCost], entry_of: Any
    ) -> Sequence[Any]:
        spent = (
            select(entry_of.label("cost_id"), func.sum(LedgerEntry.amount_minor).label("minor"))
            .where(entry_of.is_not(None), col(LedgerEntry.kind) == Kind.ACTUAL.value)
            .group_by(entry_of)
            .subquery()
        )
        kept = case((col(kind.reversed_at).is_(None), col(kind.amount_minor)), else_=0)
        statement = (
            select(func.coalesce(col(kind.id), spent.c.cost_id).label("id"))
            .select_from(kind)
            .join(spent, spent.c.cost_id == col(kind.id), full=True)
            .where(func.coalesce(kept, 0) != func.coalesce(spent.c.minor, 0))
        )
        return await self._uow.rows(statement)

    async def transfers_that_differ(self) -> Sequence[Any]:
        """Transfers that made or lost money."""
        statement = (
            select(LedgerEntry.request_id)
            .where(col(LedgerEntry.why) == Why.TRANSFERRED.value)
            .group_by(col(LedgerEntry.request_id))
            .having(func.sum(LedgerEntry.amount_minor) != 0)
        )
        return await self._uow.rows(statement)

    async def project_budgets_that_differ(self) -> Sequence[Any]:
        sums = (
            select(
                LedgerEntry.company_id,
                LedgerEntry.project_id,
                *(
                    func.sum(
                        case((col(LedgerEntry.category) == each.value, LedgerEntry.amount_minor), else_=0)
                    ).label(each.value)
                    for each in Category
                ),
            )
            .where(col(LedgerEntry.code_id).is_(None))
            .group_by(col(LedgerEntry.company_id), col(LedgerEntry.project_id))
            .subquery()
        )
        kept = {each: getattr(ProjectBudget, each.column) for each in Category}
        differs = [
            func.coalesce(amount, 0) != func.coalesce(sums.c[each.value], 0) for each, amount in kept.items()
        ]
        statement = (
            select(func.coalesce(col(ProjectBudget.project_id), sums.c.project_id).label("id"), literal(1))
            .select_from(ProjectBudget)
            .join(
                sums,
                (sums.c.project_id == col(ProjectBudget.project_id))
                & (sums.c.company_id == col(ProjectBudget.company_id)),
                full=True,
            )
            .where(differs[0] | differs[1] | differs[2] | differs[3])
        )
        return await self._uow.rows(statement)


def _sum_of(kind: Kind) -> Any:
    return _sum_where(col(LedgerEntry.kind) == kind.value)


def _sum_where(which: ColumnElement[bool]) -> Any:
    return func.sum(case((which, LedgerEntry.amount_minor), else_=0))
