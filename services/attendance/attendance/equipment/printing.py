"""Labels of chosen equipment, for whoever may change it: who has a label's code can check it in and out."""

from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.errors import Invalid
from chassis.texts import Text

from attendance.equipment.codes import PATH, grouped
from attendance.equipment.errors import EquipmentNotFound
from attendance.equipment.labels import Label, LabelSize, sheets
from attendance.equipment.repo import EquipmentRepo

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


async def print_labels(
    uow: UnitOfWork, public_url: str, actor: Actor, ids: list[UUID], size: LabelSize, skip: int
) -> bytes:
    """`skip`: how many labels of the first sheet are used up."""
    found = await EquipmentRepo(uow).among(actor, ids)
    if {each.id for each in found} != {*ids}:
        raise EquipmentNotFound
    for each in found:
        actor.must_manage(each.project_id)
    site = public_url.rstrip("/")
    labels = [
        Label(
            link=f"{site}{PATH}{each.code}",
            lines=[line for line in (each.name, each.serial_number or each.category) if line],
            code=grouped(each.code).split(" "),
        )
        for each in found
    ]
    return await to_thread.run_sync(sheets, labels, size, skip)
