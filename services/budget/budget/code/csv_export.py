"""All codes of a project as a file that `csv_import` reads again."""

from collections.abc import AsyncIterator, Sequence
from decimal import Decimal
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_pages
from chassis.clock import now
from chassis.http.csv import Row
from chassis.money import decimal_of
from chassis.runtime import Runtime
from chassis.texts import Text
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
    "budget",
    "held",
    "committed",
    "spent",
    "left",
    "currency",
    "archived",
)


async def read_export(
    runtime: Runtime, actor: Actor, project_id: UUID
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it."""
    project = await runtime.of(Projects).get_seen(actor, project_id)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        async with runtime.database.reading() as uow:
            divisions = await CodeRepo(uow).division_numbers(actor, project_id)

        async def read(after: tuple[str, UUID] | None, limit: int) -> Sequence[Any]:
            async with runtime.database.reading() as uow:
                return await CodeRepo(uow).portion_of(actor, project_id, after, limit)

        async for some in in_pages(read, lambda code: (code.number, code.id)):
            yield [_row(code, divisions) for code in some]

    today = day_at(now(), zone_of(project.time_zone))
    return f"budget-codes-{today}", batches()


def _row(code: Any, divisions: dict[UUID, str]) -> Row:
    amounts = (
        code.budget_minor - code.transferred_minor,
        code.transferred_minor,
        code.budget_minor,
        code.held_minor,
        code.committed_minor,
        code.actual_minor,
    )
    left = code.budget_minor - code.held_minor - code.committed_minor - code.actual_minor
    quantity = quantity_text(code.quantity_thousandths)
    rate = "" if code.rate_minor is None else decimal_of(code.rate_minor, code.currency)
    return (
        divisions.get(code.division_id, ""),
        code.number,
        code.name,
        CATEGORY_NAMES[Category(code.category)] if code.category else "",
        code.unit,
        Decimal(quantity) if quantity else "",
        rate,
        *(("",) * 7 if code.is_division else (decimal_of(each, code.currency) for each in (*amounts, left))),
        code.currency,
        Text("yes") if code.is_archived else "",
    )
