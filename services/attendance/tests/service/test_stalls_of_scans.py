"""A kit that many things belong to is scanned without anybody else's having to wait for it."""

from uuid import UUID

import httpx
from attendance.equipment.kits import MOST_PARTS
from attendance.equipment.scan_schemas import MOST_SCANS
from attendance.tables.equipment import Equipment
from chassis.clock import now
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from identity_client.testing.crew import Crew

from services.attendance.tests.machines import IN, OUT, Yard, scan


async def test_kits_as_large_as_they_get_let_others_in(
    runtime: Runtime, crew: Crew, client: httpx.AsyncClient, manager: Person
) -> None:
    yard = Yard(client, manager)
    kits = [await yard.create(crew.jetty, name=f"Kit {number}") for number in range(MOST_SCANS // 20)]
    async with runtime.database.unit_of_work() as uow:
        for kit in kits:
            for _ in range(MOST_PARTS):
                uow.insert(_part(crew, kit["equipmentId"], manager))
    sent = [scan(kit["code"], crew.jetty, check) for kit in kits for _ in range(10) for check in (IN, OUT)]
    async with watching_stalls() as stalls:
        verdicts = await yard.scan(*sent)
    assert {each["verdict"] for each in verdicts} == {"stored"}
    assert {each["partsCount"] for each in verdicts} == {MOST_PARTS}
    assert stalls.longest < MOST_SECONDS


def _part(crew: Crew, kit_id: str, by: Person) -> Equipment:
    return Equipment(
        company_id=COMPANY,
        project_id=crew.jetty,
        name="Staff",
        certificates=[],
        code=new_id().hex,
        kit_id=UUID(kit_id),
        created_by=by.user_id,
        updated_by=by.user_id,
        updated_at=now(),
    )
