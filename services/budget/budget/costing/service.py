"""What hours and machines are costed by, for all who change it: rates, codes, a project's currency."""

from collections.abc import Iterable
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from contracts.budget.v1.events_pb2 import EquipmentUnsettled, HoursUnsettled

from budget.costing.repo import CostingRepo


async def lock_costing(uow: UnitOfWork, company_ids: Iterable[UUID], *, shared: bool = False) -> None:
    """Whoever changes what is costed by takes the lock alone: hours and machines are costed before, and found
    by them, or after."""
    await CostingRepo(uow).lock(company_ids, shared=shared)


async def cost_what_waits(uow: UnitOfWork, actor: Actor, project_id: UUID) -> None:
    """A project's hours and machines that lacked a rate or a code: whoever calls has changed that, alone."""
    repo, company_id = CostingRepo(uow), actor.company_id
    await repo.unsettle_weeks(company_id, project_id, actor.user_id)
    await repo.unsettle_uses(company_id, project_id, actor.user_id)
    uow.outbox.add(HoursUnsettled(company_id=str(company_id)))
    uow.outbox.add(EquipmentUnsettled(company_id=str(company_id)))
