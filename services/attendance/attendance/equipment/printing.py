"""Labels of chosen equipment, for whoever may change it: who has a label's code can check it in and out."""

from typing import Annotated
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import WireIn
from chassis.runtime import Runtime
from pydantic import Field

from attendance.equipment.codes import PATH, grouped
from attendance.equipment.errors import EquipmentNotFound
from attendance.equipment.labels import Label, Size, sheets
from attendance.equipment.repo import EquipmentRepo

MOST_LABELS = 200


class LabelsPrint(WireIn):
    equipment_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_LABELS)]
    size: Size = Size.MEDIUM
    skip: Annotated[int, Field(ge=0, lt=40)] = 0
    """How many labels of the first sheet are used up."""


async def print_labels(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: LabelsPrint) -> bytes:
    found = await EquipmentRepo(uow).among(actor, body.equipment_ids)
    if {each.id for each in found} != {*body.equipment_ids}:
        raise EquipmentNotFound
    for each in found:
        actor.must_manage(each.project_id)
    site = runtime.settings.public_url.rstrip("/")
    labels = [
        Label(
            link=f"{site}{PATH}{each.code}",
            lines=[line for line in (each.name, each.serial_number or each.category) if line],
            code=grouped(each.code).split(" "),
        )
        for each in found
    ]
    return await to_thread.run_sync(sheets, labels, body.size, body.skip)
