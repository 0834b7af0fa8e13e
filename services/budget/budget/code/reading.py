"""Codes as they are shown: to whoever sees their project."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.http import Page, Paging, Place, Slice
from chassis.money import to_text
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from budget.code.category_state import states_of
from budget.code.errors import CodeNotFound
from budget.code.repo import CodeRepo
from budget.code.schemas import (
    ChangedField,
    CodeChangePublic,
    CodeDetail,
    CodePublic,
    CodeTree,
    EntryEquipment,
    EntryHours,
    EntryPublic,
    quantity_text,
)
from budget.ledger.service import entries_of_code, was_moved
from budget.project.service import currency_at, find_budget
from budget.tables.budget_code import BudgetCode
from budget.tables.equipment import Unit
from budget.tables.hours import Staff


async def get_code(uow: UnitOfWork, actor: Actor, code_id: UUID, *, lock: bool = False) -> BudgetCode:
    code = await CodeRepo(uow).find(actor, code_id, lock=lock)
    if code is None:
        raise CodeNotFound
    return code


async def get_code_detail(uow: UnitOfWork, projects: Projects, actor: Actor, code_id: UUID) -> CodeDetail:
    return await detail_of(uow, projects, actor, await get_code(uow, actor, code_id))


async def detail_of(uow: UnitOfWork, projects: Projects, actor: Actor, code: BudgetCode) -> CodeDetail:
    project = await projects.try_find(actor.company_id, code.project_id)
    public = public_of(code, may_edit=may_edit(actor, code.project_id, project))
    states = await states_of(uow, actor, await find_budget(uow, actor, code.project_id))
    return CodeDetail(
        **public.model_dump(by_alias=False),
        project_name=project.name if project else "",
        time_zone=project.time_zone if project else None,
        may_delete=public.may_edit and not await has_history(uow, actor, code),
        category_state=next((each for each in states if each.category == code.category), None),
    )


async def has_history(uow: UnitOfWork, actor: Actor, code: BudgetCode) -> bool:
    codes = CodeRepo(uow)
    if code.is_division:
        return await codes.has_codes(code)
    return (
        await codes.is_asked_for(code) or await was_moved(uow, actor, code.id) or await codes.is_costed(code)
    )


async def query_codes(
    uow: UnitOfWork,
    projects: Projects,
    actor: Actor,
    project_id: UUID,
    search: str,
    is_archived: bool | None,
    paging: Paging,
) -> Page[CodePublic]:
    project = await projects.get_seen(actor, project_id)
    rows, total = await CodeRepo(uow).page(
        actor, project_id, search=search, is_archived=is_archived, paging=paging
    )
    editable = may_edit(actor, project_id, project)
    return Page[CodePublic].of([public_of(row, may_edit=editable) for row in rows], total, paging)


async def get_code_tree(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, is_archived: bool | None
) -> CodeTree:
    project = await projects.get_seen(actor, project_id)
    budget = await find_budget(uow, actor, project_id)
    rows = await CodeRepo(uow).all_of(actor, project_id, is_archived=is_archived)
    editable = may_edit(actor, project_id, project)
    codes: list[CodePublic] = []
    async for some in in_turns(rows):
        codes += [public_of(row, may_edit=editable) for row in some]
    return CodeTree(
        project_id=project_id,
        currency=await currency_at(uow, actor, budget),
        may_edit=editable,
        categories=await states_of(uow, actor, budget),
        codes=codes,
    )


async def get_history(
    uow: UnitOfWork, directory: Directory, actor: Actor, code_id: UUID, place: Place
) -> Slice[CodeChangePublic]:
    await get_code(uow, actor, code_id)
    rows, following = await CodeRepo(uow).changes(actor, code_id, place)
    people = await directory.people(actor.company_id, (row.by for row in rows))
    items = [
        CodeChangePublic(
            change_id=row.id,
            action=row.action,
            changes=[
                ChangedField(field=field, before=before, after=after)
                for field, (before, after) in row.changes.items()
            ],
            by=people.get(row.by),
            at=row.created_at,
        )
        for row in rows
    ]
    return Slice[CodeChangePublic](data=items, next=following)


async def get_entries(
    uow: UnitOfWork, directory: Directory, actor: Actor, code_id: UUID, place: Place
) -> Slice[EntryPublic]:
    """Who asked is the business of those who may see the request: others learn what came and went."""
    code = await get_code(uow, actor, code_id)
    rows, following = await entries_of_code(uow, actor, code_id, place)
    people = await directory.people(actor.company_id, (who for row in rows for who in (row.by, row.worker)))
    sees_all = actor.manages(code.project_id)
    items: list[EntryPublic] = []
    for row in rows:
        is_told = sees_all or row.request_id is None or row.is_request_seen
        items.append(
            EntryPublic(
                entry_id=row.id,
                kind=row.kind,
                why=row.why,
                amount=to_text(row.amount_minor, row.currency) if _is_amount_told(actor, row) else None,
                currency=row.currency,
                hours=_hours_of(actor, row, people),
                equipment=_equipment_of(row),
                budget_request_id=row.request_id if row.is_request_seen else None,
                request_number=row.request_number if is_told else None,
                supplier=row.supplier,
                invoice_number=row.invoice_number,
                effective_on=row.effective_on,
                by=people.get(row.by) if is_told else None,
                at=row.created_at,
            )
        )
    return Slice[EntryPublic](data=items, next=following)


def sees_rates(actor: Actor) -> bool:
    """What an hour of somebody costs is the company's admins' business."""
    return actor.is_at_least(Role.ADMIN)


def _is_amount_told(actor: Actor, row: Any) -> bool:
    # With the hours, which others know, it would tell the rate.
    return row.hours_cost_id is None or sees_rates(actor)


def _hours_of(actor: Actor, row: Any, people: Mapping[UUID, PersonPublic]) -> EntryHours | None:
    if row.hours_cost_id is None or not sees_rates(actor):
        return None
    return EntryHours(
        owner_user_id=row.worker,
        person=people.get(row.worker),
        staff=Staff(row.staff),
        worked_seconds=row.worked_seconds,
        hourly=to_text(row.hourly_minor, row.currency),
    )


def _equipment_of(row: Any) -> EntryEquipment | None:
    if row.equipment_cost_id is None:
        return None
    return EntryEquipment(
        equipment_id=row.equipment_id,
        name=row.machine_name or "",
        is_rented=row.is_rented,
        unit=Unit(row.unit),
        quantity=row.quantity,
        rate=to_text(row.rate_minor, row.currency),
    )


def may_edit(actor: Actor, project_id: UUID, project: Project | None) -> bool:
    return actor.manages(project_id) and not (project and project.is_archived)


def percent_of(part: int, budget: int) -> int:
    """The nearest whole one, but 100 only where it is just that: what is not full shows 99 at most, and what
    is over at least 101."""
    if budget <= 0:
        # Of no budget at all whatever is used is too much.
        return 101 if part > 0 else 0
    rounded = (part * 200 + budget) // (budget * 2)
    if rounded == 100 and part != budget:
        return 99 if part < budget else 101
    return rounded


def used_percent(code: Any) -> int:
    """The one percentage that people are shown of a code: of its budget what is held, committed and spent."""
    used = code.held_minor + code.committed_minor + code.actual_minor
    return percent_of(used, code.budget_minor)


def balances_of(budget: int, held: int, committed: int, actual: int, currency: str) -> dict[str, Any]:
    """The fields of `Balances`."""
    used = held + committed + actual

    return {
        "budget": to_text(budget, currency),
        "held": to_text(held, currency),
        "committed": to_text(committed, currency),
        "actual": to_text(actual, currency),
        "left": to_text(budget - used, currency),
        "used_percent": percent_of(used, budget),
        "held_percent": percent_of(held, budget),
        "committed_percent": percent_of(committed, budget),
        "actual_percent": percent_of(actual, budget),
    }


def public_of(row: Any, *, may_edit: bool) -> CodePublic:
    """Of a row of the list or of the table."""
    balances = balances_of(
        row.budget_minor, row.held_minor, row.committed_minor, row.actual_minor, row.currency
    )
    return CodePublic(
        **balances,
        budget_code_id=row.id,
        project_id=row.project_id,
        is_division=row.is_division,
        division_id=row.division_id,
        number=row.number,
        name=row.name,
        category=row.category,
        unit=row.unit,
        quantity=quantity_text(row.quantity_thousandths),
        rate=None if row.rate_minor is None else to_text(row.rate_minor, row.currency),
        amount=to_text(row.budget_minor - row.transferred_minor, row.currency),
        transferred=to_text(row.transferred_minor, row.currency),
        estimate=None if row.estimate_minor is None else to_text(row.estimate_minor, row.currency),
        alert_percent=row.alerted_percent,
        is_forecast_over=row.is_forecast_over,
        currency=row.currency,
        is_archived=row.is_archived,
        revision=row.revision,
        may_edit=may_edit,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


async def codes_by_number(
    uow: UnitOfWork, actor: Actor, project_id: UUID, numbers: Collection[str]
) -> dict[str, BudgetCode]:
    """Those of a project that are named, by their numbers in lower case."""
    return await CodeRepo(uow).by_numbers(actor, project_id, numbers)


async def codes_among(
    uow: UnitOfWork, actor: Actor, code_ids: Collection[UUID], *, lock: bool = False
) -> dict[UUID, BudgetCode]:
    """For other aggregates; held in one order."""
    return await CodeRepo(uow).among(actor, code_ids, lock=lock)


async def hold_codes(uow: UnitOfWork, code_ids: Collection[UUID]) -> dict[UUID, BudgetCode]:
    """For what events tell of: of all companies, whoever moves their money; held in one order."""
    return await CodeRepo(uow).hold_all(code_ids)
