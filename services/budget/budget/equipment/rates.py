"""What machines cost a day or an hour, from which day on: the company's admins say it."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.money import to_minor, to_text
from contracts.budget.v1.events_pb2 import EquipmentUnsettled
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from budget.audit import AuditAction, of_equipment_rate
from budget.costing.service import lock_costing
from budget.equipment.costing import Rate
from budget.equipment.rate_errors import (
    EquipmentRateIsThere,
    EquipmentRateNotFound,
    EquipmentRateTooLarge,
    UnknownMachine,
)
from budget.equipment.rate_repo import EquipmentRateRepo
from budget.equipment.rate_schemas import (
    EquipmentRateCreate,
    EquipmentRatePublic,
    EquipmentRateQuery,
    EquipmentRateRef,
    MachinePublic,
    MachineQuery,
)
from budget.equipment.repo import EquipmentRepo
from budget.rules.service import currency_of
from budget.tables.equipment import EquipmentRate, Unit

MOST_MINOR = 10**11
"""A day's: with it the machines of whole companies stay within what a balance may be."""


async def query_rates(
    uow: UnitOfWork, directory: Directory, actor: Actor, wanted: EquipmentRateQuery
) -> Page[EquipmentRatePublic]:
    """Those of many first, then those of one machine; what was taken back stays in the list."""
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await EquipmentRateRepo(uow).page(actor, paging)
    people = await directory.people(
        actor.company_id, (who for row in rows for who in (row.created_by, row.taken_back_by))
    )
    return Page[EquipmentRatePublic].of([_public(row, row.name, people) for row in rows], total, paging)


async def query_machines(uow: UnitOfWork, actor: Actor, wanted: MachineQuery) -> Page[MachinePublic]:
    """Whose rate may be set."""
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await EquipmentRepo(uow).page_of_machines(actor, wanted.search, paging)
    shown = [
        MachinePublic(equipment_id=row.id, name=row.name, category=row.category, is_rented=row.is_rented)
        for row in rows
    ]
    return Page[MachinePublic].of(shown, total, paging)


async def get_categories(uow: UnitOfWork, actor: Actor) -> Sequence[str]:
    return await EquipmentRepo(uow).categories(actor)


async def create_rate(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: EquipmentRateCreate
) -> EquipmentRatePublic:
    """What it counts for since that day is costed anew."""
    people = await directory.people(actor.company_id, [actor.user_id])
    currency = body.currency or await currency_of(uow, actor.company_id)
    rate = EquipmentRate(
        company_id=actor.company_id,
        equipment_id=body.equipment_id,
        category=body.category,
        is_rented=body.is_rented,
        currency=currency,
        from_on=body.from_on,
        unit=body.unit.value,
        amount_minor=to_minor(body.amount, currency, field="amount"),
        created_by=actor.user_id,
    )
    if rate.amount_minor > MOST_MINOR:
        raise EquipmentRateTooLarge
    await lock_costing(uow, [actor.company_id])
    name = None
    if rate.equipment_id is not None:
        machine = await EquipmentRateRepo(uow).find_machine(actor, rate.equipment_id)
        if machine is None:
            raise UnknownMachine
        name, rate.category, rate.is_rented = machine.name, machine.category, machine.is_rented
    if await EquipmentRateRepo(uow).is_there(rate):
        raise EquipmentRateIsThere
    EquipmentRateRepo(uow).add(rate)
    await uow.flush()
    await _cost_anew(uow, actor, rate)
    uow.outbox.add(
        of_equipment_rate(actor, AuditAction.EQUIPMENT_RATE_SET, rate, _said(rate, name), _amount(rate))
    )
    return _public(rate, name, people)


async def take_back_rate(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: EquipmentRateRef
) -> EquipmentRatePublic:
    """It was wrong: the one before it is in force again."""
    found = await EquipmentRateRepo(uow).find(actor, body.equipment_rate_id)
    if found is None:
        raise EquipmentRateNotFound
    people = await directory.people(actor.company_id, [actor.user_id, found.created_by])
    await lock_costing(uow, [actor.company_id])
    rate = await EquipmentRateRepo(uow).find(actor, body.equipment_rate_id, lock=True)
    if rate is None:
        raise EquipmentRateNotFound
    name = None
    if rate.equipment_id is not None:
        machine = await EquipmentRateRepo(uow).find_machine(actor, rate.equipment_id)
        name = machine.name if machine else None
    rate.taken_back_by, rate.taken_back_at = actor.user_id, now()
    await uow.flush()
    await _cost_anew(uow, actor, rate)
    action = AuditAction.EQUIPMENT_RATE_TAKEN_BACK
    uow.outbox.add(of_equipment_rate(actor, action, rate, _said(rate, name), _amount(rate)))
    return _public(rate, name, people)


async def rates_of(uow: UnitOfWork, company_ids: Collection[UUID]) -> Mapping[tuple[UUID, str], list[Rate]]:
    """All that are in force, by company and currency."""
    found: defaultdict[tuple[UUID, str], list[Rate]] = defaultdict(list)
    for each in await EquipmentRateRepo(uow).in_force(company_ids):
        found[each.company_id, each.currency].append(
            Rate(
                id=each.id,
                equipment_id=each.equipment_id,
                category=each.category.lower(),
                is_rented=each.is_rented,
                from_on=each.from_on,
                unit=Unit(each.unit),
                amount_minor=each.amount_minor,
                created_by=each.created_by,
            )
        )
    return found


async def _cost_anew(uow: UnitOfWork, actor: Actor, rate: EquipmentRate) -> None:
    await EquipmentRepo(uow).unsettle_company(actor.company_id, rate.equipment_id, actor.user_id)
    uow.outbox.add(EquipmentUnsettled(company_id=str(actor.company_id)))


def _amount(rate: EquipmentRate) -> str:
    return f"{to_text(rate.amount_minor, rate.currency)} {rate.currency} / {rate.unit}"


def _said(rate: EquipmentRate, name: str | None) -> str:
    """Whose it is, and from when on."""
    return f"{name or rate.category or ('rented' if rate.is_rented else 'own')} {rate.from_on}"


def _public(row: Any, name: str | None, people: Mapping[UUID, PersonPublic]) -> EquipmentRatePublic:
    return EquipmentRatePublic(
        equipment_rate_id=row.id,
        equipment_id=row.equipment_id,
        name=name,
        category=row.category,
        is_rented=row.is_rented,
        currency=row.currency,
        from_on=row.from_on,
        unit=Unit(row.unit),
        amount=to_text(row.amount_minor, row.currency),
        by=people.get(row.created_by),
        created_at=row.created_at,
        taken_back_at=row.taken_back_at,
        taken_back_by=people.get(row.taken_back_by) if row.taken_back_by else None,
    )
