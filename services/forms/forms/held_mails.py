"""Mails that might not go at once, whatever they are about: tried again hourly."""

from chassis.runtime import Runtime
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from forms.comment import mailing as of_comments
from forms.submission.assigning import mailing as of_assignments
from forms.submission.moving import mailing as of_moves
from forms.tables.held_notice import HeldNotice


async def mail_what_was_held(runtime: Runtime) -> None:
    await Notices(HeldNotice).tell_again(runtime, _still_news)


async def _still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    told_by = next((each for each in (of_assignments, of_moves) if each.is_kind(held.kind)), of_comments)
    return await told_by.still_news(runtime, held)
