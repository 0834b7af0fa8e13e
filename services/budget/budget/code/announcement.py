"""What others are told of a code: all of it, and again whenever its money moves."""

from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.budget.v1 import events_pb2

from budget.code.repo import CodeRepo
from budget.code.schemas import quantity_text
from budget.tables.budget_code import BudgetCode

MARKS = (100, 80)
"""Percent of a budget whose reaching is told."""


def code_changed(code: BudgetCode) -> events_pb2.BudgetCodeChanged:
    return events_pb2.BudgetCodeChanged(
        company_id=str(code.company_id),
        budget_code_id=str(code.id),
        project_id=str(code.project_id),
        is_division=code.is_division,
        division_id=str(code.division_id or ""),
        number=code.number,
        name=code.name,
        category=code.category,
        unit=code.unit,
        quantity=quantity_text(code.quantity_thousandths) or "",
        currency=code.currency,
        budget_minor=code.budget_minor,
        transferred_minor=code.transferred_minor,
        held_minor=code.held_minor,
        committed_minor=code.committed_minor,
        actual_minor=code.actual_minor,
        is_archived=code.is_archived,
        revision=code.revision,
        updated_by=str(code.updated_by),
        updated_at=code.updated_at,
        alerted_percent=code.alerted_percent,
        estimate_minor=code.estimate_minor,
        is_forecast_over=code.is_forecast_over,
    )


def tell_code(uow: UnitOfWork, code: BudgetCode) -> None:
    """After all of a unit's moves: how it is now, and to its managers once where it reaches a mark."""
    reached = reached_percent(code)
    if reached > code.alerted_percent:
        uow.outbox.add(
            events_pb2.BudgetCodeAlerted(
                company_id=str(code.company_id),
                budget_code_id=str(code.id),
                project_id=str(code.project_id),
                number=code.number,
                name=code.name,
                currency=code.currency,
                percent=reached,
                budget_minor=code.budget_minor,
                committed_minor=code.committed_minor,
                actual_minor=code.actual_minor,
            )
        )
    code.alerted_percent = reached
    uow.outbox.add(code_changed(code))


def reached_percent(code: BudgetCode) -> int:
    """Of its budget, committed and spent together."""
    return mark_of(code.promised_minor, code.budget_minor)


def mark_of(promised_minor: int, budget_minor: int) -> int:
    """The mark that is reached; 0: none."""
    if promised_minor <= 0:
        return 0
    return next((mark for mark in MARKS if promised_minor * 100 >= budget_minor * mark), 0)


async def codes_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.BudgetCodeChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [code_changed(each) for each in await CodeRepo(uow).held_after(after, limit)]
