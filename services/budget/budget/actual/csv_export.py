"""All costs of a project as a file that `csv_import` reads again."""

from collections.abc import AsyncIterator, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_pages
from chassis.clock import now
from chassis.http.csv import Row
from chassis.money import decimal_of
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from budget.actual.repo import ActualRepo

HEADING = (
    "date",
    "code",
    "code name",
    "amount",
    "supplier",
    "number",
    "note",
    "from committed",
    "currency",
    "reversed",
    "reason",
)


async def read_export(
    runtime: Runtime, actor: Actor, project_id: UUID
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it; those that were reversed say so, and why."""
    project = await runtime.of(Projects).get_seen(actor, project_id)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        async def read(after: tuple[date, UUID] | None, limit: int) -> Sequence[Any]:
            async with runtime.database.reading() as uow:
                return await ActualRepo(uow).portion_of(actor, project_id, after, limit)

        async for some in in_pages(read, lambda cost: (cost.spent_on, cost.id)):
            yield [_row(cost) for cost in some]

    today = day_at(now(), zone_of(project.time_zone))
    return f"budget-costs-{today}", batches()


def _row(cost: Any) -> Row:
    return (
        cost.spent_on,
        cost.code_number,
        cost.code_name,
        decimal_of(cost.amount_minor, cost.currency),
        cost.supplier,
        cost.number,
        cost.note,
        decimal_of(cost.from_committed_minor, cost.currency),
        cost.currency,
        "yes" if cost.reversed_at else "",
        cost.reversal_reason,
    )
