"""What a request would mean while it is typed: nothing is held by asking."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import to_minor
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.chain.answerable import nobody_answers
from budget.chain.service import Asked, approvers_of
from budget.code.fitting import over_after
from budget.code.reading import codes_among
from budget.project.service import currency_at, find_budget
from budget.request.impact import impact_of, over_public
from budget.request.moves import would_move
from budget.request.reading import get_request, lines_of
from budget.request.schemas import PreviewPublic, RequestPreview
from budget.rules.service import may_overrun, overruns_of
from budget.tables.project_budget import Category
from budget.tables.request import RequestKind, Status


async def preview(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestPreview) -> PreviewPublic:
    """What the lines would mean now. Codes that can't be used are left out."""
    project = await runtime.of(Projects).get_seen(actor, body.project_id)
    own = await _held_by(uow, actor, body.budget_request_id)
    found = await codes_among(uow, actor, [line.budget_code_id for line in body.lines])
    codes = {each.id: each for each in found.values() if each.project_id == body.project_id}
    budget = await find_budget(uow, actor, body.project_id)
    overruns = await overruns_of(uow, actor.company_id)
    lines = [
        impact_of(
            code,
            to_minor(line.amount, code.currency, field=f"lines.{index}.amount"),
            own_minor=own.get(code.id, 0),
            receives=line.receives,
        )
        for index, line in enumerate(body.lines)
        if (code := codes.get(line.budget_code_id)) is not None
    ]
    currency = await currency_at(uow, actor, budget)
    asked = Asked(
        sum(
            to_minor(line.amount, currency, field=f"lines.{index}.amount")
            for index, line in enumerate(body.lines)
            if body.kind is RequestKind.CHANGE or not line.receives
        ),
        currency,
        frozenset(code.category for code in codes.values()),
    )
    approvers = await approvers_of(uow, actor, body.project_id, asked, actor.user_id)
    over = dict[Category, int]()
    if body.kind is RequestKind.MONEY:
        more = dict[Category, int]()
        for index, line in enumerate(body.lines):
            code = codes.get(line.budget_code_id)
            if code is not None and code.category and not line.receives:
                minor = to_minor(line.amount, code.currency, field=f"lines.{index}.amount")
                category = Category(code.category)
                # What it holds itself comes off once, however often its code is named while one types.
                more[category] = more.get(category, 0) + minor - own.pop(code.id, 0)
        over = await over_after(uow, actor, budget, more)
    return PreviewPublic(
        currency=currency,
        over_categories=over_public(over, currency),
        category_moves=await would_move(uow, actor, body.kind, _added(body, codes), budget),
        nobody_answers=await nobody_answers(runtime.of(Directory), project, approvers, actor.user_id),
        may_overrun=may_overrun(overruns, actor, body.project_id),
        overruns=overruns,
        lines=lines,
    )


def _added(body: RequestPreview, codes: Mapping[UUID, Any]) -> dict[Category, int]:
    """How much more or less the codes of each category would have."""
    added = dict.fromkeys(Category, 0)
    for index, line in enumerate(body.lines):
        code = codes.get(line.budget_code_id)
        if code is not None and code.category:
            minor = to_minor(line.amount, code.currency, field=f"lines.{index}.amount")
            added[Category(code.category)] += minor if line.receives else -minor
    return added


async def _held_by(uow: UnitOfWork, actor: Actor, request_id: UUID | None) -> dict[UUID, int]:
    if request_id is None:
        return {}
    request = await get_request(uow, actor, request_id)
    if request.status != Status.SUBMITTED:
        return {}
    lines = await lines_of(uow, request)
    return {line.code_id: line.amount_minor for line in lines if not line.receives}
