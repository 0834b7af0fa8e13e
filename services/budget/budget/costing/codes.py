"""Of which codes hours and machines of projects are spent, for all that is costed by them."""

from collections.abc import Collection, Mapping
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from budget.costing.codes_repo import CostCodesRepo
from budget.tables.cost_codes import CostCodes


async def codes_named_by(uow: UnitOfWork, project_ids: Collection[UUID]) -> Mapping[UUID, CostCodes]:
    """By project; of those that name any."""
    return {each.project_id: each for each in await CostCodesRepo(uow).of_projects(project_ids)}


async def find_named(
    uow: UnitOfWork, actor: Actor, project_id: UUID, *, lock: bool = False
) -> CostCodes | None:
    return await CostCodesRepo(uow).find(actor, project_id, lock=lock)


def add_named(uow: UnitOfWork, codes: CostCodes) -> CostCodes:
    return CostCodesRepo(uow).add(codes)
