"""Mails that were held: what may go by now."""

from chassis.runtime import Runtime
from identity_client.comments import mailing as comments
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from budget.alert import service as alert
from budget.answered import service as answered
from budget.comment import mailing as comment
from budget.overview import outlook
from budget.reminding import service as reminding
from budget.tables.held_notice import HeldNotice


async def mail_what_was_held(runtime: Runtime) -> None:
    await Notices(HeldNotice).tell_again(runtime, _still_news)


async def _still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    if held.kind.startswith(alert.KIND):
        return await alert.still_news(runtime, held)
    if held.kind.startswith(outlook.KIND):
        return await outlook.still_news(runtime, held)
    if held.kind.startswith(comments.KIND):
        return await comment.still_news(runtime, held)
    if held.kind.startswith(answered.KIND):
        return await answered.still_news(runtime, held)
    return await reminding.still_news(runtime, held)
