from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, RuntimeDep, UowDep, edge_router, in_turn, ok, reads
from fastapi import Query

from attendance.pay import service
from attendance.pay.schemas import (
    PayRulesPreview,
    PayRulesPreviewQuery,
    PayRulesPublic,
    PayRulesSet,
    PayRulesWithdraw,
)
from attendance.record.counted_http import DAYS_COUNTED

router = edge_router("GroupSetting")


@router.get("/QueryPayRules")
async def query_pay_rules(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    group_id: Annotated[UUID | None, Query(alias="groupId")] = None,
) -> Envelope[list[PayRulesPublic]]:
    """Those that count, the company's first."""
    return ok(await service.query_rules(uow, runtime, actor, group_id))


@router.post("/PreviewPayRules", dependencies=[DAYS_COUNTED])
@reads
@in_turn
async def preview_pay_rules(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: PayRulesPreviewQuery
) -> Envelope[PayRulesPreview]:
    """What they would make of days that were, person by person. Nothing is saved."""
    return ok(await service.preview_rules(uow, runtime, actor, body))


@router.post("/SetPayRules")
async def set_pay_rules(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: PayRulesSet
) -> Envelope[PayRulesPublic]:
    """From their day on, until others count. What was approved stays as it was approved."""
    return ok(await service.set_rules(uow, runtime, actor, body))


@router.post("/WithdrawPayRules")
async def withdraw_pay_rules(actor: AdminDep, uow: UowDep, body: PayRulesWithdraw) -> Envelope[None]:
    """As though they had never been set."""
    return ok(await service.withdraw_rules(uow, actor, body))
