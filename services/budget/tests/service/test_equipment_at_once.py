"""Whatever says that machines are to be costed anew waits for none of their uses while it holds a later one:
two of them would wait for each other."""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from datetime import UTC, datetime
from uuid import UUID

import pytest
from budget.equipment.repo import EquipmentRepo
from budget.tables.equipment import MachineUse
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from chassis.testing.waiting import until_somebody_waits
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.budget.tests.service.machines import Machine, Stay, hear, tell

SINCE = "2026-08-31T01:00"
LONG_AFTER = datetime(2030, 1, 1, tzinfo=UTC)

Change = Callable[[UnitOfWork, Stay], Awaitable[object]]


CHANGES: dict[str, Change] = {
    "a week is over": lambda uow, _: EquipmentRepo(uow).unsettle_due(LONG_AFTER),
    "a stay is gone": lambda uow, later: EquipmentRepo(uow).delete_stays([str(later.record_id)]),
    "a stay is told of": lambda uow, later: EquipmentRepo(uow).unsettle_uses({_use_of(later): None}),
    "a rate is another": lambda uow, _: EquipmentRepo(uow).unsettle_company(COMPANY, None, new_id()),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
async def test_holds_no_later_use_while_it_waits_for_one(
    runtime: Runtime, crew: Crew, digger: Machine, change: Change
) -> None:
    earlier, later = Stay(digger, crew.jetty), Stay(digger, crew.tower)
    await hear(runtime, digger.told())
    await tell(runtime, earlier.told(SINCE, None))
    await tell(runtime, later.told(SINCE, None))
    await _written_last(runtime, earlier)

    async def changes() -> None:
        async with runtime.database.unit_of_work() as uow:
            await change(uow, later)

    async with runtime.database.unit_of_work() as uow:
        await _hold(uow, earlier)
        changing = asyncio.create_task(changes(), context=Context())
        await until_somebody_waits(runtime)
        await _hold(uow, later)
    await changing


async def _written_last(runtime: Runtime, stay: Stay) -> None:
    """So that it is found last by whoever asks for no order."""
    async with runtime.database.unit_of_work() as uow:
        of_stay = col(MachineUse.project_id) == stay.project_id
        await uow.execute(update(MachineUse).where(of_stay).values(days=2, due_at=LONG_AFTER))


async def _hold(uow: UnitOfWork, stay: Stay) -> None:
    statement = select(MachineUse).where(col(MachineUse.project_id) == stay.project_id)
    assert (await uow.execute(locked(statement, nowait=True))).scalar_one()


def _use_of(stay: Stay) -> tuple[UUID, UUID, UUID]:
    return COMPANY, stay.project_id, stay.machine.equipment_id
