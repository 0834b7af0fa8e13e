"""The mail to whoever was given a machine on somebody else's device: whoever signed there."""

from typing import Final
from uuid import UUID

from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import Notice, Notices

from attendance.notice.repo import NoticeRepo
from attendance.tables.held_notice import HeldNotice

KIND: Final = "handedOver/"
"""And to whom, by whom, with which event. Kept with what is held: never rename it."""


async def mail_handed_over(
    runtime: Runtime, company_id: UUID, equipment_id: UUID, to: UUID, by: UUID, event_id: UUID
) -> None:
    notice = await notice_of_hand_over(runtime, company_id, equipment_id, f"{KIND}{to}/{by}/{event_id}")
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def notice_of_hand_over(
    runtime: Runtime, company_id: UUID, equipment_id: UUID, kind: str
) -> Notice | None:
    """None: they have it no more."""
    to, by, _ = (UUID(each) for each in kind.removeprefix(KIND).split("/"))
    async with runtime.database.reading() as uow:
        equipment = await NoticeRepo(uow).find_equipment(company_id, equipment_id)
    if equipment is None or equipment.holder_user_id != to:
        return None
    giver = (await runtime.of(Directory).people(company_id, [by])).get(by)
    return Notice(
        occasion=Occasion(company_id, MAIL_PURPOSE_NOTICE, About("equipment", equipment.id), on_behalf_of=by),
        kind=kind,
        once_for=kind,
        receivers=[to],
        template="handed_over",
        values=lambda _: {
            "giver": giver.full_name if giver else "",
            "equipment": equipment.name,
            "link": f"{runtime.settings.public_url}/attendance/equipment?equipment={equipment.id}",
        },
    )
