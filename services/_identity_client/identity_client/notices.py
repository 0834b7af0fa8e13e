"""Mails about what happened, of which none gets lost: what may not go yet is kept, and tried again hourly.

class HeldNotice(HeldNoticeColumns, Base, table=True): ...     # the context's own, with its migration

async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None: ...

NOTICES = Notices(HeldNotice)
await NOTICES.tell(runtime, notice)                            # an event's handler, or an activity
await NOTICES.tell_again(runtime, still_news)                  # among `housekeeping=` of the definition
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import aiosmtplib
from chassis.clock import now
from chassis.db import ServiceBase, UnitOfWork, created_at_column
from chassis.db.statements import col, is_any, select
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_REMINDER
from sqlalchemy import delete, update
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field

from identity_client.directory import Directory
from identity_client.mails import ClaimedMail, CompanyMails, Mail, Occasion, Outcome

_RETRY = timedelta(hours=1)
_GIVEN_UP_AFTER = timedelta(days=14)
"""As identity does with what is over the budget."""
_AT_ONCE = 100

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Notice:
    """What is to be told, and whom, as things stand now."""

    occasion: Occasion
    kind: str
    """By which, with what the occasion is about, its context finds it again when it was held."""
    once_for: object
    """The same for every try."""
    receivers: Collection[UUID]
    template: str
    values: Callable[[str], Mapping[str, Any]]
    """What the template is told, by its reader's language."""


class HeldNoticeColumns(ServiceBase):
    """A mail to one person that may not go yet: the company has sent too many, or their mailbox is full."""

    id: UUID = Field(primary_key=True)
    """The mail's."""
    company_id: UUID
    about_id: UUID
    user_id: UUID
    kind: str
    retry_at: datetime
    created_at: datetime = created_at_column()


StillNews = Callable[[Runtime, HeldNoticeColumns], Awaitable[Notice | None]]
"""None: nobody wants to hear of it any more. Its receivers say who still is to."""


class Notices:
    def __init__(self, table: type[HeldNoticeColumns]) -> None:
        self._table = table

    async def tell(self, runtime: Runtime, notice: Notice) -> None:
        """To each in a try of their own: nobody's mail waits for somebody else's mailbox. What fails for all
        (identity or the mail server is away) is raised once each was tried."""
        await self._tell(runtime, notice)

    async def tell_again(self, runtime: Runtime, still_news: StillNews) -> None:
        """What may go by now, of all companies. Harmless where several do it at once."""
        after = UUID(int=0)
        while due := await self._due(runtime, after):
            after = due[-1].id
            for held in due:
                if not await self._put_off(runtime, held):
                    continue  # another process has it
                try:
                    await self._try_again(runtime, held, still_news)
                except Exception:
                    # One that can't go keeps no other from going; its own next try is set.
                    log.warning("a mail that was held could not be sent", exc_info=True)

    async def _try_again(self, runtime: Runtime, held: HeldNoticeColumns, still_news: StillNews) -> None:
        is_old = held.created_at <= now() - _GIVEN_UP_AFTER
        notice = None if is_old else await still_news(runtime, held)
        tried = set[UUID]()
        if notice is not None and held.user_id in notice.receivers:
            tried = await self._tell(runtime, replace(notice, receivers=[held.user_id]))
        if held.id not in tried:
            # No news, or under another id by now: whoever it is for has another address.
            await self._keep(runtime, done=[held.id])

    async def _tell(self, runtime: Runtime, notice: Notice) -> set[UUID]:
        """The mails that it took."""
        people = await runtime.of(Directory).users(notice.occasion.company_id, notice.receivers)
        mails = {user_id: Mail.to(each, once_for=notice.once_for) for user_id, each in people.items()}
        claimed = await runtime.of(CompanyMails).claim(notice.occasion, [*mails.values()]) if mails else []
        done: list[UUID] = []
        waits: list[HeldNoticeColumns] = []
        failed: list[Exception] = []
        for user_id, each in zip(mails, claimed, strict=True):
            try:
                is_held = await self._send(runtime, notice, each)
            except Exception as error:
                failed.append(error)
                continue
            if is_held:
                waits.append(self._held(notice, user_id, each))
            else:
                done.append(each.mail.id)
        await self._keep(runtime, done=done, waits=waits)
        if failed:
            raise failed[0]
        return {each.id for each in mails.values()}

    async def _send(self, runtime: Runtime, notice: Notice, claimed: ClaimedMail) -> bool:
        """Whether it is to be kept."""
        may_wait = notice.occasion.purpose != MAIL_PURPOSE_REMINDER  # the next one is as good
        try:
            values = notice.values(claimed.mail.language)
            outcome = await runtime.of(CompanyMails).send(claimed, notice.template, values)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            log.warning("a %s was refused for now: %s", notice.template, refused)
            return may_wait
        return may_wait and outcome is Outcome.HELD

    def _held(self, notice: Notice, user_id: UUID, claimed: ClaimedMail) -> HeldNoticeColumns:
        return self._table(
            id=claimed.mail.id,
            company_id=notice.occasion.company_id,
            about_id=notice.occasion.about.id,
            user_id=user_id,
            kind=notice.kind,
            retry_at=claimed.retry_at or now() + _RETRY,
        )

    async def _due(self, runtime: Runtime, after: UUID) -> Sequence[HeldNoticeColumns]:
        table = self._table
        statement = (
            select(table)
            .where(col(table.retry_at) <= now(), col(table.id) > after)
            .order_by(col(table.id))
            .limit(_AT_ONCE)
        )
        async with runtime.database.reading() as uow:
            return (await uow.execute(statement)).scalars().all()

    async def _put_off(self, runtime: Runtime, held: HeldNoticeColumns) -> bool:
        """Before the try, so that a process that dies over it, or a second one, does not try it at once."""
        table = self._table
        statement = (
            update(table)
            .where(col(table.id) == held.id, col(table.retry_at) == held.retry_at)
            .values({col(table.retry_at): now() + _RETRY})
            .returning(col(table.id))
        )
        async with runtime.database.unit_of_work() as uow:
            return (await uow.execute(statement)).scalar_one_or_none() is not None

    async def _keep(
        self, runtime: Runtime, *, done: Sequence[UUID] = (), waits: Sequence[HeldNoticeColumns] = ()
    ) -> None:
        if not done and not waits:
            return
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(delete(self._table).where(is_any(col(self._table.id), done)))
            for each in waits:
                await self._hold(uow, each)

    async def _hold(self, uow: UnitOfWork, held: HeldNoticeColumns) -> None:
        """Since when it is held stays."""
        table = self._table
        holding = insert(table).values(
            {
                col(table.id): held.id,
                col(table.company_id): held.company_id,
                col(table.about_id): held.about_id,
                col(table.user_id): held.user_id,
                col(table.kind): held.kind,
                col(table.retry_at): held.retry_at,
                col(table.created_at): held.created_at,
            }
        )
        await uow.execute(
            holding.on_conflict_do_update(
                index_elements=[col(table.id)], set_={"retry_at": holding.excluded.retry_at}
            )
        )
