"""Who is at work now, as the clock, the foreman's crew and a tablet tell it: an open day not longer than a
shift can be."""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from attendance.hours.facts import AtWork
from attendance.record.at_work_repo import AtWorkRepo


async def at_work_among(uow: UnitOfWork, actor: Actor, owners: Collection[UUID]) -> dict[UUID, AtWork]:
    """As far as the caller's projects say."""
    return await AtWorkRepo(uow).managed_by(actor, owners)


async def where_at_work(uow: UnitOfWork, company_id: UUID, owner: UUID) -> AtWork | None:
    """In whichever project."""
    return (await AtWorkRepo(uow).of_company(company_id, [owner])).get(owner)
