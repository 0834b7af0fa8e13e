"""The periods of a project as a file: the columns that its report shows."""

from collections.abc import AsyncIterator, Iterator, Sequence
from decimal import Decimal
from uuid import UUID

from chassis.access import Actor
from chassis.http.csv import Row
from chassis.runtime import Runtime
from chassis.texts import Text
from identity_client.projects import Projects

from budget.overview.periods import get_periods
from budget.overview.schemas import Period, PeriodCategory, PeriodPublic

HEADING = ("period", "category", "budget", "committed", "spent", "spent so far", "currency")


async def read_export(
    runtime: Runtime, actor: Actor, project_id: UUID, by: Period, *, by_category: bool
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it. Never sums beside what they are of, which would
    count twice where somebody adds them up."""
    async with runtime.database.reading() as uow:
        found = await get_periods(uow, runtime.of(Projects), actor, project_id, by)

    def rows() -> Iterator[Row]:
        for each in found.periods:
            if by_category:
                yield from (_row(each.period, of.name, of, found.currency) for of in each.categories)
            else:
                yield _row(each.period, Text("All together"), each, found.currency)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        yield [*rows()]

    return f"budget-{by.value}s", batches()


def _row(period: str, category: Text | str, of: PeriodPublic | PeriodCategory, currency: str) -> Row:
    amounts = (of.budget_so_far, of.committed_so_far, of.actual, of.actual_so_far)
    return (period, category, *map(Decimal, amounts), currency)
