"""Managers put somebody's balance right: a fact with its reason, beside what the rules make."""

from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.balance.account import WHOLE
from attendance.balance.acts import of_adjustment, of_start
from attendance.balance.errors import (
    BeforeItCounts,
    NoBalance,
    OwnBalance,
    StartChangedMeanwhile,
    TooManyAdjustments,
)
from attendance.balance.reading import granted_by_type
from attendance.balance.repo import BalanceRepo
from attendance.balance.schemas import LeaveAccount, LeaveAdjust, LeaveStartSet
from attendance.balance.service import people_of, show_account
from attendance.correction.errors import NotOfTheProject
from attendance.record.counting import alone_with
from attendance.record_type.service import get_leave_type
from attendance.tables.balance import LeaveAdjustment, LeaveStart

MOST = 200
"""Of one person."""


async def adjust_balance(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: LeaveAdjust) -> LeaveAccount:
    await _alone_with_theirs(uow, runtime, actor, body)
    repo = BalanceRepo(uow)
    kind = await get_leave_type(uow, actor, body.record_type)
    entitlements = granted_by_type(await repo.entitlements_of(actor.company_id)).get(kind.value)
    if entitlements is None:
        raise NoBalance
    first = date(entitlements[0].from_year, 1, 1)
    if body.date < first:
        raise BeforeItCounts(first)
    if len(await repo.adjustments_of(actor.company_id, [body.user_id])) >= MOST:
        raise TooManyAdjustments(MOST)
    row = LeaveAdjustment(
        company_id=actor.company_id,
        owner_user_id=body.user_id,
        record_type=kind.value,
        day=body.date,
        hundredths=int(body.days * WHOLE),
        reason=body.reason,
        created_by=actor.user_id,
    )
    repo.add(row)
    await uow.flush()
    uow.outbox.add(of_adjustment(actor, row, kind.name))
    return await show_account(uow, runtime, actor, body.user_id)


async def set_start(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: LeaveStartSet) -> LeaveAccount:
    await _alone_with_theirs(uow, runtime, actor, body)
    repo = BalanceRepo(uow)
    row = await repo.hold_start(actor.company_id, body.user_id)
    before = row.starts_on if row else None
    if before != body.seen:
        raise StartChangedMeanwhile
    if row is None:
        row = LeaveStart(
            company_id=actor.company_id,
            owner_user_id=body.user_id,
            starts_on=body.starts_on,
            updated_by=actor.user_id,
        )
        repo.add(row)
    row.starts_on, row.updated_by = body.starts_on, actor.user_id
    await uow.flush()
    if before != body.starts_on:
        uow.outbox.add(of_start(actor, row, before))
    return await show_account(uow, runtime, actor, body.user_id)


async def _alone_with_theirs(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: LeaveAdjust | LeaveStartSet
) -> None:
    actor.must_be_in(body.group_id)
    people = await people_of(runtime.of(Projects), actor, body.project_id)
    if body.user_id == actor.user_id:
        raise OwnBalance
    if body.user_id not in people:
        raise NotOfTheProject
    await runtime.of(Projects).learn_company(actor.company_id)
    named: set[UUID] = {actor.user_id, body.user_id}
    named |= {each.created_by for each in await BalanceRepo(uow).adjustments_of(actor.company_id, named)}
    await runtime.of(Directory).learn_names(actor.company_id, named)
    await alone_with(uow, body.user_id)
