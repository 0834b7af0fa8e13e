"""Whether what is left of somebody's leave suffices."""

from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork

from attendance.balance.account import Shortage, shortage
from attendance.balance.errors import BeforeStart, TooLittleLeave
from attendance.balance.public import after_shown
from attendance.balance.reading import entries_of, holdings_of
from attendance.balance.repo import BalanceRepo
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


async def must_have_begun(uow: UnitOfWork, company_id: UUID, owner: UUID, first: date) -> None:
    """Nobody has leave of a company that they are not yet with."""
    starts_on = (await BalanceRepo(uow).starts_of(company_id, [owner])).get(owner)
    if starts_on is not None and first < starts_on:
        raise BeforeStart(starts_on)


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
