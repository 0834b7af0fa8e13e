"""Mails across companies: for the command line and the clearing up only."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from chassis.db import UnitOfWork
from sqlalchemy import ColumnElement, CursorResult, delete, exists, func, select

from identity.tables.company import Company
from identity.tables.mail import HELD, Choice, MailClaim, MailContact, MailStanding, Outcome


class OperatorRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def top(self, since: datetime, most: int) -> Sequence[Any]:
        def count(*outcomes: Outcome) -> ColumnElement[int]:
            return func.count().filter(MailClaim.outcome.in_(outcomes))

        reports = (
            select(func.count())
            .select_from(MailContact)
            .where(MailContact.company_id == Company.id, MailContact.reported_at.is_not(None))
            .correlate(Company)
            .scalar_subquery()
        )
        sent = count(Outcome.GRANTED)
        found = await self._uow.execute(
            select(
                Company.id.label("company_id"),
                Company.name,
                sent.label("sent"),
                count(*HELD).label("held"),
                count(Outcome.DROPPED).label("dropped"),
                count(Outcome.UNWANTED).label("unwanted"),
                reports.label("reports"),
            )
            .join(MailClaim, MailClaim.company_id == Company.id)
            .where(MailClaim.is_outside, MailClaim.created_at >= since)
            .group_by(Company.id)
            .order_by(func.count().desc(), Company.id)
            .limit(most)
        )
        return found.all()

    async def newest(self, company_id: UUID, most: int) -> Sequence[Any]:
        found = await self._uow.execute(
            select(
                MailClaim.created_at,
                MailClaim.purpose,
                MailClaim.outcome,
                MailClaim.email,
                MailClaim.submission_id,
            )
            .where(MailClaim.company_id == company_id)
            .order_by(MailClaim.created_at.desc())
            .limit(most)
        )
        return found.all()

    async def stopped(self) -> Sequence[Any]:
        found = await self._uow.execute(
            select(
                MailStanding.company_id,
                MailStanding.stopped_at,
                MailStanding.stopped_because,
                Company.name,
            )
            .join(Company, Company.id == MailStanding.company_id)
            .where(MailStanding.stopped_at.is_not(None))
            .order_by(MailStanding.stopped_at)
        )
        return found.all()

    async def delete_before(self, moment: datetime, most: int) -> int:
        old = select(MailClaim.id).where(MailClaim.created_at < moment).limit(most)
        found = await self._uow.execute(
            delete(MailClaim)
            .where(MailClaim.id.in_(old.with_for_update(skip_locked=True)))
            .execution_options(synchronize_session=False)
        )
        return cast("CursorResult[Any]", found).rowcount

    async def delete_strangers_before(self, moment: datetime, most: int) -> None:
        """Mailboxes that never were asked nor said anything, to whom the links of no mail lead any more."""
        is_mailed = exists().where(
            MailClaim.mailbox == MailContact.mailbox, MailClaim.company_id == MailContact.company_id
        )
        old = select(MailContact.id).where(
            MailContact.choice == Choice.NONE.value,
            MailContact.created_at < moment,
            MailContact.reported_at.is_(None),
            ~is_mailed,
        )
        await self._uow.execute(
            delete(MailContact)
            .where(MailContact.id.in_(old.limit(most).with_for_update(skip_locked=True)))
            .execution_options(synchronize_session=False)
        )
