"""All codes of a project as a file that `csv_import` reads again."""

from collections.abc import AsyncIterator, Sequence
from decimal import Decimal
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_turns
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http.csv import Row
from chassis.money import decimal_of
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from budget.code.repo import CodeRepo
from budget.code.schemas import quantity_text
from budget.project.service import CATEGORY_NAMES
from budget.tables.project_budget import Category

HEADING = (
    "division",
    "number",
    "name",
    "category",
    "unit",
    "quantity",
    "rate",
    "amount",
    "transferred",
    "held",
    "committed",
    "spent",
    "left",
    "currency",
    "archived",
)


async def read_export(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it. It is one project's, so bounded:
    read before the answer begins."""
    project = await projects.get_seen(actor, project_id)
    codes = await CodeRepo(uow).all_of(actor, project_id, is_archived=None)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        numbers = {code.id: code.number for code in codes}
        async for some in in_turns(codes):
            yield [_row(code, numbers) for code in some]

    today = day_at(now(), zone_of(project.time_zone))
    return f"budget-codes-{today}", batches()


def _row(code: Any, numbers: dict[UUID, str]) -> Row:
    amounts = (
        code.budget_minor - code.transferred_minor,
        code.transferred_minor,
        code.held_minor,
        code.committed_minor,
        code.actual_minor,
    )
    left = code.budget_minor - code.held_minor - code.committed_minor - code.actual_minor
    quantity = quantity_text(code.quantity_thousandths)
    rate = "" if code.rate_minor is None else decimal_of(code.rate_minor, code.currency)
    return (
        numbers.get(code.division_id, ""),
        code.number,
        code.name,
        CATEGORY_NAMES[Category(code.category)] if code.category else "",
        code.unit,
        Decimal(quantity) if quantity else "",
        rate,
        *(("",) * 6 if code.is_division else (decimal_of(each, code.currency) for each in (*amounts, left))),
        code.currency,
        "yes" if code.is_archived else "",
    )
