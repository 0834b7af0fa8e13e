"""What a project has and what became of it, category by category, as a file: the columns of its overview."""

from collections.abc import AsyncIterator, Sequence
from decimal import Decimal
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.http.csv import Row
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from budget.overview.schemas import CategoryOverview
from budget.overview.service import get_overview

HEADING = (
    "category",
    "baseline",
    "budget",
    "in codes",
    "held",
    "committed",
    "spent",
    "forecast",
    "left",
    "taken up, percent",
    "currency",
)


async def read_export(
    runtime: Runtime, actor: Actor, project_id: UUID
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it: the categories, without their sum, which would
    count twice where somebody adds them up."""
    project = await runtime.of(Projects).get_seen(actor, project_id)
    async with runtime.database.reading() as uow:
        overview = await get_overview(uow, runtime, actor, project_id)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        yield [_row(each, overview.currency) for each in overview.categories]

    return f"budget-categories-{day_at(now(), zone_of(project.time_zone))}", batches()


def _row(of: CategoryOverview, currency: str) -> Row:
    amounts = (of.budget, of.in_codes, of.held, of.committed, of.actual, of.forecast, of.left)
    baseline = "" if of.baseline is None else Decimal(of.baseline)
    return (of.name, baseline, *map(Decimal, amounts), of.used_percent, currency)
