"""The periods of a project as a file: the columns that its report shows."""

from collections.abc import AsyncIterator, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.http.csv import Row
from chassis.money import decimal_of, to_minor
from chassis.runtime import Runtime
from identity_client.projects import Projects

from budget.overview.periods import get_periods
from budget.overview.schemas import Period

HEADING = ("period", "budget", "committed", "spent", "spent so far", "currency")


async def read_export(
    runtime: Runtime, actor: Actor, project_id: UUID, by: Period
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it."""
    async with runtime.database.reading() as uow:
        found = await get_periods(uow, runtime.of(Projects), actor, project_id, by)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        yield [
            (
                each.period,
                *(
                    decimal_of(to_minor(amount, found.currency, field=""), found.currency)
                    for amount in (
                        each.budget_so_far,
                        each.committed_so_far,
                        each.actual,
                        each.actual_so_far,
                    )
                ),
                found.currency,
            )
            for each in found.periods
        ]

    return f"budget-{by.value}s", batches()
