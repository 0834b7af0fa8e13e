"""A project's equipment as a file that `csv_import` reads again."""

from collections.abc import AsyncIterator, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http.csv import Row
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from attendance.equipment.reading import state_of
from attendance.equipment.repo import EquipmentRepo
from attendance.equipment.service import MOST_EQUIPMENT

HEADING = (
    "name",
    "category",
    "serialNumber",
    "supplier",
    "rentalRate",
    "returnDue",
    "contact",
    "certificate",
    "expiresOn",
    "state",
    "at",
    "since",
)
_AT_ONCE = 500


async def read_export(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """Read before the answer begins: it is one project's, and bounded."""
    project = await projects.get_seen(actor, project_id)
    rows = await EquipmentRepo(uow).of_project(actor, project_id, MOST_EQUIPMENT)
    places = await projects.shown(actor.company_id, (row.at_project_id for row in rows if row.at_project_id))

    shows_rate = actor.manages(project_id)

    async def batches() -> AsyncIterator[Sequence[Row]]:
        for start in range(0, len(rows), _AT_ONCE):
            some = rows[start : start + _AT_ONCE]
            yield [_row(row, places.get(row.at_project_id), shows_rate=shows_rate) for row in some]

    return f"equipment-{day_at(now(), zone_of(project.time_zone))}", batches()


def _row(row: Any, place: Any, *, shows_rate: bool) -> Row:
    """The certificate that ends first: an import makes one."""
    ends = sorted(row.certificates, key=lambda each: each["expiresOn"])
    return (
        row.name,
        row.category,
        row.serial_number,
        row.supplier if row.is_rented else "",
        row.rental_rate if shows_rate else "",
        row.return_due or "",
        row.contact,
        ends[0]["name"] if ends else "",
        ends[0]["expiresOn"] if ends else "",
        state_of(row).name.lower(),
        place.name if place else "",
        row.at_since.isoformat() if row.at_since else "",
    )
