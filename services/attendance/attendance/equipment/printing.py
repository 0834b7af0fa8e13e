"""Labels of chosen equipment, for whoever may change it: who has a label's code can check it in and out."""

from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.errors import Invalid
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from chassis.texts import Text

from attendance.equipment.errors import EquipmentNotFound
from attendance.equipment.repo import EquipmentRepo
from attendance.label.codes import PATH, grouped
from attendance.label.sheets import Label, LabelSize, bind, by_sheet, draw_sheet

MOST_LABELS = 100


def ids_in(joined: str) -> list[UUID]:
    """As they are sent: with commas between them."""
    try:
        ids = [UUID(each) for each in joined.split(",") if each]
    except ValueError:
        raise Invalid.field("equipmentIds", Text("Send ids with commas between them.")) from None
    if not 0 < len(ids) <= MOST_LABELS:
        raise Invalid.field("equipmentIds", Text("Choose one to {most}.", most=MOST_LABELS))
    return ids


async def print_labels(runtime: Runtime, actor: Actor, ids: list[UUID], size: LabelSize, skip: int) -> bytes:
    """`skip`: how many labels of the first sheet are used up."""
    async with runtime.database.reading() as uow:
        labels = await _labels(uow, runtime.settings.public_url, actor, ids)
    turns, drawn = runtime.of(ExportTurns), list[bytes]()
    # Nobody holds a connection while they wait. A sheet takes a core for a tenth of a second or two.
    for sheet in by_sheet(labels, size.grid, skip):
        async with turns.turn(actor.user_id, actor.company_id):
            drawn.append(await to_thread.run_sync(draw_sheet, sheet, size.grid))
    return bind(drawn)


async def _labels(uow: UnitOfWork, public_url: str, actor: Actor, ids: list[UUID]) -> list[Label]:
    found = await EquipmentRepo(uow).among(actor, ids)
    if {each.id for each in found} != {*ids}:
        raise EquipmentNotFound
    for each in found:
        actor.must_manage(each.project_id)
    site = public_url.rstrip("/")
    return [
        Label(
            link=f"{site}{PATH}{each.code}",
            lines=[line for line in (each.name, each.serial_number or each.category) if line],
            code=grouped(each.code).split(" "),
        )
        for each in found
    ]
