"""What a machine was on a day, as it was told of."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from itertools import permutations

import pytest
from budget.equipment.repo import EquipmentRepo
from budget.equipment.service import settle_unsettled
from chassis.events.projection import know_deleted
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk
from services.budget.tests.service.machines import (
    Machine,
    Stay,
    hear,
    hear_together,
    name_codes,
    rate,
    spent,
    tell,
)

MON, WED = "2026-08-31", "2026-09-02"


class TestAMachine:
    async def test_that_is_bought_is_spent_of_another_code_from_that_day_on(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        hire = (await boss.make_code(crew.jetty, number="hire"))["budgetCodeId"]
        await rate(head, "10")
        await rate(head, "80", isRented=True)
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code, rentedEquipmentCodeId=hire)
        digger.is_rented = True
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        digger.is_rented, digger.category = False, "Bought"
        await tell(runtime, digger.told(at=datetime(2026, 9, 2, 1, tzinfo=UTC)))
        assert (await spent(boss, hire), await spent(boss, code)) == ("160.00", "10.00")
        digger.category = "Called otherwise"
        await tell(runtime, digger.told(at=datetime(2026, 9, 3, 1, tzinfo=UTC)))
        assert (await spent(boss, hire), await spent(boss, code)) == ("160.00", "10.00")

    async def test_that_is_lost_costs_nothing_from_that_day_on(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        await tell(runtime, digger.told(at=datetime(2026, 9, 1, 1, tzinfo=UTC), condition=4))
        assert await spent(boss, code) == "10.00"

    @pytest.mark.parametrize("are_told", [hear, hear_together])
    @pytest.mark.parametrize("order", [*permutations(range(4))])
    async def test_that_is_found_again_costs_nothing_meanwhile_however_it_is_told(
        self,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
        order: tuple[int, ...],
        are_told: Callable[..., Awaitable[None]],
    ) -> None:
        """Told together where budget was away for a while, and swapped where one was told a second time."""
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        was = [
            digger.told(),
            digger.told(at=datetime(2026, 9, 1, 1, tzinfo=UTC), condition=4),
            digger.told(at=datetime(2026, 9, 1, 2, tzinfo=UTC), condition=4),
            digger.told(at=datetime(2026, 9, 3, 1, tzinfo=UTC)),
        ]
        await tell(runtime, stay.told(f"{MON}T01:00", "2026-09-04T09:00"))
        await are_told(runtime, *(was[each] for each in order), was[order[0]])
        await settle_unsettled(runtime, COMPANY)
        assert await spent(boss, code) == "30.00", "of Monday, Thursday and Friday"

    async def test_that_was_told_of_costs_anew_where_something_earlier_comes_later(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        first = digger.told()
        lost = digger.told(at=datetime(2026, 9, 1, 1, tzinfo=UTC), condition=4)
        found = digger.told(at=datetime(2026, 9, 2, 1, tzinfo=UTC))
        await tell(runtime, first, found, stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        assert await spent(boss, code) == "30.00"
        await tell(runtime, lost)
        assert await spent(boss, code) == "20.00", "of Monday and Wednesday"

    async def test_of_a_company_that_is_gone_leaves_nothing(self, runtime: Runtime, digger: Machine) -> None:
        async with runtime.database.unit_of_work() as uow:
            await know_deleted(uow, COMPANY)
        await hear_together(runtime, digger.told())
        async with runtime.database.reading() as uow:
            assert await EquipmentRepo(uow).changes_of([digger.equipment_id]) == []

    async def test_changes_on_a_day_of_the_project_s_clock(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        """Seven in the morning in Singapore is the evening before in Greenwich."""
        crew.book.projects[str(crew.jetty)].time_zone = "Asia/Singapore"
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        await tell(runtime, digger.told(at=datetime(2026, 9, 1, 23, tzinfo=UTC), condition=4))
        assert await spent(boss, code) == "20.00", "of Monday and Tuesday"
