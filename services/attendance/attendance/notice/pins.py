"""The mail to whoever was given a PIN: who did not ask for one learns that somebody could press for them."""

from typing import Final
from uuid import UUID

from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import Notice, Notices

from attendance.tables.held_notice import HeldNotice

KIND: Final = "pinGiven/"
"""And by whom. Kept with what is held: never rename it."""


async def mail_given_pin(
    runtime: Runtime, company_id: UUID, owner: UUID, by: UUID | None, event_id: UUID
) -> None:
    if by == owner:
        return
    notice = await notice_of_pin(runtime, company_id, owner, f"{KIND}{by or ''}/{event_id}")
    await Notices(HeldNotice).tell(runtime, notice)


async def notice_of_pin(runtime: Runtime, company_id: UUID, owner: UUID, kind: str) -> Notice:
    written, _, _ = kind.removeprefix(KIND).partition("/")
    by = UUID(written) if written else None
    giver = (await runtime.of(Directory).users(company_id, [by])).get(by) if by else None
    return Notice(
        occasion=Occasion(company_id, MAIL_PURPOSE_NOTICE, About("kiosk_pin", owner), on_behalf_of=by),
        kind=kind,
        once_for=kind,
        receivers=[owner],
        template="pin_given",
        values=lambda _: {
            "giver": giver.full_name if giver else "",
            "link": f"{runtime.settings.public_url}/attendance",
        },
    )
