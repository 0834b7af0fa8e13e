"""Of which codes a project's hours and machines are spent, for all that is costed by them."""

from collections.abc import Collection, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from budget.hours.repo import HoursRepo
from budget.tables.hours import HoursCode


async def codes_named_by(uow: UnitOfWork, project_ids: Collection[UUID]) -> Sequence[HoursCode]:
    return await HoursRepo(uow).codes_of(project_ids)


async def find_named(
    uow: UnitOfWork, actor: Actor, project_id: UUID, *, lock: bool = False
) -> HoursCode | None:
    return await HoursRepo(uow).find_codes(actor, project_id, lock=lock)


def add_named(uow: UnitOfWork, codes: HoursCode) -> HoursCode:
    return HoursRepo(uow).add_codes(codes)
