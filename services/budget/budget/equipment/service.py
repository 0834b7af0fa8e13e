"""Stays of machines that attendance tells of become costs, a week at a time."""

from collections.abc import Sequence
from datetime import UTC
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.events.context import EventContext
from chassis.events.projection import EventWithContext
from chassis.events.read_model import replace_rows
from chassis.http import Page, Paging
from chassis.money import to_text
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from contracts.attendance.v1.events_pb2 import EquipmentChanged
from contracts.budget.v1.events_pb2 import EquipmentUnsettled
from identity_client.projects import Projects

from budget.costing.service import lock_costing
from budget.equipment.repo import EquipmentRepo
from budget.equipment.schemas import MachineUsePublic, MachineUseQuery
from budget.equipment.settling import settle
from budget.tables.equipment import Machine, MachineStay

_LOST, _RETIRED = 4, 5
_AT_ONCE = 50
"""Uses that are costed in one unit of work."""


async def keep_stays(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    """Each as it is now. They are costed by a consumer of ours, which may ask for the project's clock."""
    rows = [
        {
            "id": UUID(event.equipment_attendance_record_id),
            "company_id": UUID(event.company_id),
            "project_id": UUID(event.project_id),
            "equipment_id": UUID(event.equipment_id),
            "check_in_at": event.check_in_at.ToDatetime(UTC),
            "check_out_at": event.check_out_at.ToDatetime(UTC) if event.HasField("check_out_at") else None,
        }
        for event, _ in told
    ]
    rows.sort(key=lambda row: str(row["id"]))
    companies = {UUID(event.company_id) for event, _ in told}
    await lock_costing(uow, companies, shared=True)
    await replace_rows(uow, MachineStay, rows)
    uses = {
        (UUID(event.company_id), UUID(event.project_id), UUID(event.equipment_id)): context.actor
        for event, context in told
    }
    await EquipmentRepo(uow).unsettle_uses(uses)
    _tell_unsettled(uow, companies)


async def forget_stays(uow: UnitOfWork, stay_ids: Sequence[str]) -> None:
    _tell_unsettled(uow, await EquipmentRepo(uow).delete_stays(stay_ids))


async def keep_machines(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    rows = [
        {
            "id": event.equipment_id,
            "company_id": event.company_id,
            "name": event.name,
            "category": event.category,
            "is_rented": event.is_rented,
        }
        for event, _ in told
    ]
    await replace_rows(uow, Machine, sorted(rows, key=lambda row: row["id"]))


async def keep_facts(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    """A machine that was lost on Friday and found on Monday costs nothing meanwhile, also where both are told
    of together."""
    rows = [_fact_of(event, context) for event, context in told]
    # Alone: whether one changes anything is seen by what was told before it.
    await lock_costing(uow, {row["company_id"] for row in rows})
    repo = EquipmentRepo(uow)
    changed = await repo.add_facts(rows)
    await repo.unsettle_machines(changed.keys())
    _tell_unsettled(uow, {*changed.values()})


async def settle_unsettled(runtime: Runtime, company_id: UUID) -> None:
    """All there are, some at a time: a second time finds what is left."""
    settled = _AT_ONCE
    while settled == _AT_ONCE:
        async with runtime.database.reading() as uow:
            project_ids = await EquipmentRepo(uow).unsettled_projects(company_id)
        projects = await runtime.of(Projects).find_all(company_id, project_ids)
        # Of one that identity does not know by Greenwich's clock: else its machines would never be costed.
        clocks = {each: projects[each].time_zone if each in projects else "" for each in project_ids}
        zones = {each: zone_of(clock) for each, clock in clocks.items()}
        async with runtime.database.unit_of_work() as uow:
            await lock_costing(uow, [company_id], shared=True)
            uses = await EquipmentRepo(uow).hold_unsettled(company_id, zones.keys(), _AT_ONCE)
            await settle(uow, uses, zones, now())
            settled = len(uses)


async def unsettle_what_is_due(database: Database) -> None:
    """Weeks that are over, of machines that are still there."""
    async with database.unit_of_work() as uow:
        _tell_unsettled(uow, await EquipmentRepo(uow).unsettle_due(now()))


async def days_that_wait(uow: UnitOfWork, actor: Actor, project_id: UUID) -> tuple[int, int]:
    """Without a rate, and without a code."""
    waiting = await EquipmentRepo(uow).waiting(actor, project_id)
    return waiting.without_rate, waiting.without_code


async def query_uses(
    uow: UnitOfWork, projects: Projects, actor: Actor, wanted: MachineUseQuery
) -> Page[MachineUsePublic]:
    """Those that are there, or were last, first."""
    await projects.get_seen(actor, wanted.project_id)
    actor.must_manage(wanted.project_id)
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await EquipmentRepo(uow).page(actor, wanted.project_id, wanted.only_waiting, paging)
    return Page[MachineUsePublic].of([_public(row) for row in rows], total, paging)


def _public(row: Any) -> MachineUsePublic:
    return MachineUsePublic(
        machine_use_id=row.id,
        equipment_id=row.equipment_id,
        name=row.name or "",
        category=row.category or "",
        is_rented=bool(row.is_rented),
        is_there=row.due_at is not None,
        first_date=row.first_on,
        last_date=row.last_on,
        days=row.days,
        seconds=row.seconds,
        days_without_rate=row.days_without_rate,
        days_without_code=row.days_without_code,
        is_settling=row.is_unsettled,
        amount=to_text(int(row.amount_minor), row.currency) if row.currency else None,
        currency=row.currency,
    )


def _fact_of(event: EquipmentChanged, context: EventContext) -> dict[str, Any]:
    return {
        "equipment_id": UUID(event.equipment_id),
        "revision": context.revision,
        "company_id": UUID(event.company_id),
        "told_at": context.occurred_at,
        "category": event.category,
        "is_rented": event.is_rented,
        "counts": event.condition not in (_LOST, _RETIRED),
    }


def _tell_unsettled(uow: UnitOfWork, company_ids: set[UUID]) -> None:
    for company_id in sorted(company_ids):
        uow.outbox.add(EquipmentUnsettled(company_id=str(company_id)))
