"""Mails across companies: for the command line and the clearing up only."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import ColumnElement, CursorResult, delete, exists, func

from identity.tables.company import Company
from identity.tables.mail import HELD, Choice, MailClaim, MailContact, MailStanding, Outcome


class OperatorRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def top(self, since: datetime, most: int) -> Sequence[Any]:
        def count(*outcomes: Outcome) -> ColumnElement[int]:
            return func.count().filter(col(MailClaim.outcome).in_(outcomes))

        reports = (
            select(func.count())
            .select_from(MailContact)
            .where(col(MailContact.company_id) == col(Company.id), col(MailContact.reported_at).is_not(None))
            .correlate(Company)
            .scalar_subquery()
        )
        sent = count(Outcome.GRANTED)
        found = await self._uow.execute(
            select(
                col(Company.id).label("company_id"),
                Company.name,
                sent.label("sent"),
                count(*HELD).label("held"),
                count(Outcome.DROPPED).label("dropped"),
                count(Outcome.UNWANTED).label("unwanted"),
                reports.label("reports"),
            )
            .join(MailClaim, col(MailClaim.company_id) == col(Company.id))
            .where(col(MailClaim.is_outside), col(MailClaim.created_at) >= since)
            .group_by(col(Company.id))
            .order_by(func.count().desc(), col(Company.id))
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
                MailClaim.about_kind,
                MailClaim.about_id,
            )
            .where(col(MailClaim.company_id) == company_id)
            .order_by(col(MailClaim.created_at).desc())
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
            .join(Company, col(Company.id) == col(MailStanding.company_id))
            .where(col(MailStanding.stopped_at).is_not(None))
            .order_by(col(MailStanding.stopped_at))
        )
        return found.all()

    async def delete_before(self, moment: datetime, most: int) -> int:
        old = select(MailClaim.id).where(col(MailClaim.created_at) < moment).limit(most)
        found = await self._uow.execute(
            delete(MailClaim)
            .where(col(MailClaim.id).in_(locked(old, skip_locked=True)))
            .execution_options(synchronize_session=False)
        )
        return cast("CursorResult[Any]", found).rowcount

    async def delete_strangers_before(self, moment: datetime, most: int) -> None:
        """Mailboxes that never were asked nor said anything, to whom the links of no mail lead any more."""
        is_mailed = exists().where(
            col(MailClaim.mailbox) == col(MailContact.mailbox),
            col(MailClaim.company_id) == col(MailContact.company_id),
        )
        old = select(MailContact.id).where(
            col(MailContact.choice) == Choice.NONE.value,
            col(MailContact.created_at) < moment,
            col(MailContact.reported_at).is_(None),
            ~is_mailed,
        )
        await self._uow.execute(
            delete(MailContact)
            .where(col(MailContact.id).in_(locked(old.limit(most), skip_locked=True)))
            .execution_options(synchronize_session=False)
        )
