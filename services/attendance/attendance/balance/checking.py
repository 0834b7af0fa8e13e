"""Whether what is left of somebody's leave suffices."""

from uuid import UUID

from chassis.db import UnitOfWork

from attendance.balance.account import Shortage, shortage
from attendance.balance.errors import TooLittleLeave
from attendance.balance.public import after_shown
from attendance.balance.reading import entries_of, holdings_of
from attendance.balance.schemas import LeaveAfter
from attendance.hours.leaves import LeaveSpan


async def must_suffice(
    uow: UnitOfWork, company_id: UUID, owner: UUID, record_type: int, span: LeaveSpan
) -> None:
    """With all that was asked for already, under `alone_with`."""
    holding = (await holdings_of(uow, company_id, [owner]))[owner].get(record_type)
    if holding is None:
        return
    short = shortage(holding.reserved, entries_of(span))
    if short is not None:
        raise TooLittleLeave(short)


async def find_shortage(
    uow: UnitOfWork, company_id: UUID, owner: UUID, record_type: int, span: LeaveSpan
) -> Shortage | None:
    """Were it granted: what others ask for waits behind it."""
    holding = (await holdings_of(uow, company_id, [owner]))[owner].get(record_type)
    return shortage(holding.account, entries_of(span)) if holding else None


async def find_after(
    uow: UnitOfWork,
    company_id: UUID,
    owner: UUID,
    record_type: int,
    span: LeaveSpan,
    request_id: UUID | None = None,
) -> LeaveAfter | None:
    """None: nobody counts this type of leave, or no day of it is left."""
    holding = (await holdings_of(uow, company_id, [owner]))[owner].get(record_type)
    entries = entries_of(span)
    if holding is None or not entries:
        return None
    return after_shown(holding.without(request_id) if request_id else holding, entries)
