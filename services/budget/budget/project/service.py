"""A project's budget of each category, and its currency: whoever sees it reads, its managers set."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import is_writable, to_minor, to_text
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import day_at, zone_of
from contracts.budget.v1 import events_pb2
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from budget.audit import AuditAction, AuditField, of_project_budget
from budget.costing.service import cost_what_waits, lock_costing
from budget.ledger.service import set_project_budget
from budget.project.errors import (
    BadEffectiveDay,
    CurrencyInUse,
    CurrencyLocked,
    LessThanNothing,
    MoreThanFits,
    ReasonMissing,
    UnknownBudgetSeen,
)
from budget.project.planned import must_be_planned
from budget.project.repo import ProjectRepo
from budget.project.schemas import CategoryPublic, ProjectBudgetUpdate
from budget.rules.service import currency_of
from budget.tables.project_budget import BudgetVersion, Category, ProjectBudget

FIRST_DAY = date(2000, 1, 1)
"""No day that money counts on is before it: a year was typed wrong."""

CATEGORY_NAMES = {
    Category.MANPOWER_INTERNAL: Text("Own people"),
    Category.MANPOWER_EXTERNAL: Text("External people"),
    Category.EQUIPMENT_OWNED: Text("Own equipment"),
    Category.EQUIPMENT_RENTAL: Text("Rented equipment"),
}
_FIELDS = {
    Category.MANPOWER_INTERNAL: AuditField.MANPOWER_INTERNAL,
    Category.MANPOWER_EXTERNAL: AuditField.MANPOWER_EXTERNAL,
    Category.EQUIPMENT_OWNED: AuditField.EQUIPMENT_OWNED,
    Category.EQUIPMENT_RENTAL: AuditField.EQUIPMENT_RENTAL,
}


def get_categories() -> list[CategoryPublic]:
    return [CategoryPublic(category=each.value, name=CATEGORY_NAMES[each]) for each in Category]


async def get_managed(projects: Projects, actor: Actor, project_id: UUID) -> Project:
    """First whether it is there for the actor at all: who does not see it learns nothing of it."""
    project = await projects.get_open(actor, project_id)
    actor.must_manage(project_id)
    return project


async def find_budget(uow: UnitOfWork, actor: Actor, project_id: UUID) -> ProjectBudget | None:
    return await ProjectRepo(uow).find(actor, project_id)


async def find_planned_from(uow: UnitOfWork, actor: Actor, project_id: UUID) -> date | None:
    """The day from which what is planned now counts, never one to come; None: nobody has set the project's
    budget."""
    newest = await ProjectRepo(uow).versions(actor, project_id, 1)
    return newest[0].effective_on if newest else None


async def find_counts_from(uow: UnitOfWork, actor: Actor, project_id: UUID) -> date | None:
    """The first day that any version counts from: before it nothing was planned. None: there is none."""
    return await ProjectRepo(uow).first_day(actor, project_id)


async def currency_at(uow: UnitOfWork, actor: Actor, budget: ProjectBudget | None) -> str:
    """The project's, or the one that it would begin with."""
    return budget.currency if budget else await currency_of(uow, actor.company_id)


async def currencies_of(uow: UnitOfWork, project_ids: Collection[UUID]) -> dict[UUID, str]:
    """For what events tell of, of all companies: those that have a budget."""
    return await ProjectRepo(uow).currencies(project_ids)


async def hold_budget(uow: UnitOfWork, actor: Actor, project_id: UUID) -> ProjectBudget:
    """The project's, made if there is none: from here on nobody else adds codes or requests to it, or changes
    its currency, until the unit ends."""
    projects = ProjectRepo(uow)
    await projects.lock(project_id)
    budget = await projects.find(actor, project_id, lock=True)
    if budget is None:
        budget = projects.add(
            ProjectBudget(
                company_id=actor.company_id,
                project_id=project_id,
                currency=await currency_of(uow, actor.company_id),
                revision=0,
                created_by=actor.user_id,
                updated_by=actor.user_id,
                updated_at=now(),
            )
        )
        await uow.flush()
    return budget


async def take_request_number(uow: UnitOfWork, actor: Actor, project_id: UUID) -> tuple[int, str]:
    """The next one, and the project's currency."""
    taken = await ProjectRepo(uow).take_request_number(actor.company_id, project_id)
    if taken is None:
        await hold_budget(uow, actor, project_id)
        taken = await ProjectRepo(uow).take_request_number(actor.company_id, project_id)
    assert taken is not None
    return taken


async def update_project_budget(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ProjectBudgetUpdate
) -> None:
    project = await get_managed(runtime.of(Projects), actor, body.project_id)
    await must_be_newest_budget(
        runtime.of(Directory), actor, await find_budget(uow, actor, body.project_id), body.revision
    )
    budget = await hold_budget(uow, actor, body.project_id)
    await must_be_newest_budget(runtime.of(Directory), actor, budget, body.revision)
    day = _effective_day(body, project)
    baseline = await ProjectRepo(uow).find_baseline(actor, body.project_id)
    if baseline is not None and not body.reason:
        raise ReasonMissing
    if baseline is not None and body.currency not in (None, "", budget.currency):
        # What was locked would mean something else, and could be compared with nothing.
        raise CurrencyLocked
    await must_be_planned(uow, actor, budget, body)
    audited = dict[AuditField, tuple[str | None, str | None]]()
    before = {each: to_text(budget.amount_of(each), budget.currency) for each in Category}
    currency = body.currency or budget.currency
    if currency != budget.currency:
        if any(map(budget.amount_of, Category)) or await ProjectRepo(uow).has_codes(actor, body.project_id):
            raise CurrencyInUse
        audited[AuditField.CURRENCY] = (budget.currency, currency)
        # Nobody who costs waits for us: of this project there is no code, and none is made meanwhile.
        await lock_costing(uow, [actor.company_id])
        budget.currency = currency
        await cost_what_waits(uow, actor, body.project_id)
    for category in Category:
        sent, field = body.amount_of(category)
        amount = to_minor(sent, currency, field=field)
        if amount != budget.amount_of(category):
            audited[_FIELDS[category]] = (before[category], to_text(amount, currency))
        set_project_budget(uow, actor, budget, category, amount, day)
    if audited:
        await _settle(uow, actor, budget, project, day, body.reason, audited)


async def add_to_budget(
    uow: UnitOfWork,
    actor: Actor,
    project: Project,
    added: Mapping[Category, int],
    reason: str,
    day: date,
    request_id: UUID,
) -> None:
    """What a change of the budget or a transfer gives codes, their categories have more of too, from that day
    on. A project whose budget nobody has set has none that could change."""
    budget = await hold_budget(uow, actor, UUID(project.project_id))
    if budget.revision == 0:
        return
    audited = dict[AuditField, tuple[str | None, str | None]]()
    for category, more in added.items():
        was = budget.amount_of(category)
        if was + more < 0:
            raise LessThanNothing(CATEGORY_NAMES[category])
        if not is_writable(was + more, budget.currency):
            raise MoreThanFits(CATEGORY_NAMES[category])
        set_project_budget(uow, actor, budget, category, was + more, day)
        if budget.amount_of(category) != was:
            is_now = to_text(budget.amount_of(category), budget.currency)
            audited[_FIELDS[category]] = (to_text(was, budget.currency), is_now)
    if audited:
        await _settle(uow, actor, budget, project, day, reason, audited, request_id)


async def _settle(
    uow: UnitOfWork,
    actor: Actor,
    budget: ProjectBudget,
    project: Project,
    day: date,
    reason: str,
    audited: dict[AuditField, tuple[str | None, str | None]],
    request_id: UUID | None = None,
) -> None:
    """A save is a version, and is told."""
    budget.revision += 1
    budget.updated_by, budget.updated_at = actor.user_id, now()
    add_version(uow, actor.user_id, budget, day, reason, request_id)
    await uow.flush()
    if reason:
        audited[AuditField.REASON] = (None, reason)
    uow.outbox.add(
        of_project_budget(actor, AuditAction.PROJECT_BUDGET_CHANGED, budget, project.name, audited)
    )
    uow.outbox.add(project_budget_changed(budget))


def add_version(
    uow: UnitOfWork,
    saved_by: UUID,
    budget: ProjectBudget,
    effective_on: date,
    reason: str,
    request_id: UUID | None = None,
) -> BudgetVersion:
    """Of what the budget is now."""
    return ProjectRepo(uow).add_version(
        BudgetVersion(
            company_id=budget.company_id,
            project_id=budget.project_id,
            number=budget.revision,
            effective_on=effective_on,
            reason=reason,
            request_id=request_id,
            currency=budget.currency,
            created_by=saved_by,
            manpower_internal_minor=budget.manpower_internal_minor,
            manpower_external_minor=budget.manpower_external_minor,
            equipment_owned_minor=budget.equipment_owned_minor,
            equipment_rental_minor=budget.equipment_rental_minor,
        )
    )


async def project_budgets_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.ProjectBudgetChanged]:
    return [project_budget_changed(each) for each in await ProjectRepo(uow).held_after(after, limit)]


async def must_be_newest_budget(
    directory: Directory, actor: Actor, budget: ProjectBudget | None, seen: int | None
) -> None:
    if budget is None:
        return
    if seen is None:
        # Nobody overwrites what they have not seen; what nobody has set yet has nothing to be seen.
        if budget.revision:
            raise UnknownBudgetSeen
    else:
        newest = Save(budget.revision, budget.updated_by, budget.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)


def _effective_day(body: ProjectBudgetUpdate, project: Project) -> date:
    today = day_at(now(), zone_of(project.time_zone))
    day = body.effective_on or today
    if not FIRST_DAY <= day <= today:
        raise BadEffectiveDay
    return day


def project_budget_changed(budget: ProjectBudget) -> events_pb2.ProjectBudgetChanged:
    return events_pb2.ProjectBudgetChanged(
        company_id=str(budget.company_id),
        project_budget_id=str(budget.id),
        project_id=str(budget.project_id),
        currency=budget.currency,
        manpower_internal_minor=budget.manpower_internal_minor,
        manpower_external_minor=budget.manpower_external_minor,
        equipment_owned_minor=budget.equipment_owned_minor,
        equipment_rental_minor=budget.equipment_rental_minor,
        revision=budget.revision,
        updated_by=str(budget.updated_by),
        updated_at=budget.updated_at,
    )
