"""Versions of a project's budget: each save is one, and one of them may be locked as the baseline."""

from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_text
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.audit import AuditAction, of_project_budget
from budget.project.errors import BaselineIsLocked, NothingToLock
from budget.project.repo import ProjectRepo
from budget.project.schemas import BaselineLock, BudgetVersionPublic
from budget.project.service import (
    add_version,
    get_managed,
    hold_budget,
    must_be_newest_budget,
    project_budget_changed,
)
from budget.tables.project_budget import BudgetVersion, Category

MOST_SHOWN = 100


async def get_versions(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID
) -> list[BudgetVersionPublic]:
    """The newest first; whoever sees the project sees them."""
    await runtime.of(Projects).get_seen(actor, project_id)
    versions = await ProjectRepo(uow).versions(actor, project_id, MOST_SHOWN)
    made_by = {each.request_id for each in versions if each.request_id}
    seen = await ProjectRepo(uow).seen_among(actor, made_by) if made_by else set[UUID]()
    people = await runtime.of(Directory).people(actor.company_id, [each.created_by for each in versions])
    return [
        BudgetVersionPublic(
            number=each.number,
            effective_on=each.effective_on,
            reason=each.reason,
            budget_request_id=each.request_id if each.request_id in seen else None,
            currency=each.currency,
            manpower_internal_budget=_text(each, Category.MANPOWER_INTERNAL),
            manpower_external_budget=_text(each, Category.MANPOWER_EXTERNAL),
            equipment_owned_budget=_text(each, Category.EQUIPMENT_OWNED),
            equipment_rental_budget=_text(each, Category.EQUIPMENT_RENTAL),
            total=to_text(sum(map(each.amount_of, Category)), each.currency),
            is_baseline=each.locked_at is not None,
            by=people.get(each.created_by),
            at=each.created_at,
        )
        for each in versions
    ]


async def planned_from(
    uow: UnitOfWork, actor: Actor, project_id: UUID
) -> list[tuple[date, dict[Category, int]]]:
    """From which day each version counts, and what it has: in the order in which they were saved."""
    rows = await ProjectRepo(uow).version_amounts(actor, project_id)
    return [(row.effective_on, {each: getattr(row, each.column) for each in Category}) for row in rows]


async def find_moved_by(
    uow: UnitOfWork, actor: Actor, project_id: UUID, request_id: UUID
) -> dict[Category, int]:
    """What a change or a transfer gave each category, or took from it; nothing: it made no version."""
    projects = ProjectRepo(uow)
    version = await projects.find_version_by(actor, project_id, request_id)
    if version is None:
        return {}
    before = await projects.find_version_before(actor, project_id, version.number)
    return {each: version.amount_of(each) - (before.amount_of(each) if before else 0) for each in Category}


async def lock_baseline(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: BaselineLock) -> None:
    """What the budget is now, for good: from here on every change says why."""
    project = await get_managed(runtime.of(Projects), actor, body.project_id)
    budget = await hold_budget(uow, actor, body.project_id)
    await must_be_newest_budget(runtime.of(Directory), actor, budget, body.revision)
    if budget.revision == 0:
        raise NothingToLock
    projects = ProjectRepo(uow)
    if await projects.find_baseline(actor, body.project_id) is not None:
        raise BaselineIsLocked
    version = await projects.find_version(actor, body.project_id, budget.revision)
    if version is None:
        # Set before versions were kept.
        saved_on = day_at(budget.updated_at, zone_of(project.time_zone))
        version = add_version(uow, budget.updated_by, budget, saved_on, "")
    version.locked_at, version.locked_by = now(), actor.user_id
    await uow.flush()
    uow.outbox.add(of_project_budget(actor, AuditAction.BASELINE_LOCKED, budget, project.name))
    uow.outbox.add(project_budget_changed(budget))


async def find_baseline(uow: UnitOfWork, actor: Actor, project_id: UUID) -> BudgetVersion | None:
    return await ProjectRepo(uow).find_baseline(actor, project_id)


def _text(version: BudgetVersion, category: Category) -> str:
    return to_text(version.amount_of(category), version.currency)
