from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.clock import now
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from chassis.ids import new_id
from sqlalchemy import ColumnElement, Select, and_, func, literal, or_, text, update
from sqlalchemy.dialects.postgresql import insert

from identity.tables.company import Company
from identity.tables.mail import (
    HELD,
    SUBMISSION,
    Choice,
    MailClaim,
    MailContact,
    MailStanding,
    Outcome,
    Purpose,
)
from identity.tables.mailboxes import USER_MAILBOX
from identity.tables.member import Member
from identity.tables.user import User

_UNASKED = (Purpose.CONSENT.value, Purpose.INVITE.value)


def _by_companies_of(founder_mailbox: str) -> ColumnElement[bool]:
    founded = select(Company.id).join(User, col(User.id) == col(Company.created_by))
    return col(MailClaim.company_id).in_(founded.where(USER_MAILBOX.in_([founder_mailbox])))


class MailRepo:
    """What one company mails. Its sums are only true under `lock_budget`."""

    def __init__(self, uow: UnitOfWork, company_id: UUID) -> None:
        self._uow = uow
        self.company_id = company_id

    async def company(self) -> Any:
        """Name, age, founder, subscription and members (by mailbox); None where it is gone."""
        members = (
            select(func.count(USER_MAILBOX.distinct()))
            .select_from(Member)
            .join(User, col(User.id) == col(Member.user_id))
            .where(col(Member.company_id) == col(Company.id), col(Member.removed_at).is_(None))
            .scalar_subquery()
        )
        founder = (
            select(USER_MAILBOX)
            .select_from(User)
            .where(col(User.id) == col(Company.created_by))
            .scalar_subquery()
        )
        found = await self._uow.execute(
            select(
                Company.name,
                Company.created_at,
                founder.label("founder_mailbox"),
                Company.subscription,
                Company.seats_count,
                members.label("members"),
            ).where(col(Company.id) == self.company_id, col(Company.deleted_at).is_(None))
        )
        return found.one_or_none()

    async def name_of(self, user_id: UUID) -> str:
        """Empty for who has nothing to do with the company."""
        found = await self._uow.execute(
            select(User.full_name)
            .join(Member, col(Member.user_id) == col(User.id))
            .where(col(User.id) == user_id, col(Member.company_id) == self.company_id)
            .limit(1)
        )
        return found.scalar_one_or_none() or ""

    async def lock_budget(self, founder_mailbox: str) -> None:
        # All of a founder's companies share what a new one may send.
        await self._uow.lock(f"mails caused by {founder_mailbox}")

    async def lock_mailboxes(self, mailboxes: Sequence[str]) -> None:
        """After the budget, in one order everywhere: companies that mail the same people count each other."""
        await self._uow.execute(
            text(
                "select pg_advisory_xact_lock(hashtextextended('mailbox ' || name, 0)) "
                "from (select unnest(cast(:names as text[])) as name order by name) as boxes"
            ),
            {"names": [*mailboxes]},
        )

    async def standing(self) -> MailStanding | None:
        return (
            await self._uow.execute(
                select(MailStanding).where(col(MailStanding.company_id) == self.company_id)
            )
        ).scalar_one_or_none()

    async def standing_to_change(self) -> MailStanding:
        await self._uow.execute(
            insert(MailStanding)
            .values(company_id=self.company_id, stopped_because="", warned_percent=0)
            .on_conflict_do_nothing()
        )
        found = await self._uow.execute(
            locked(select(MailStanding).where(col(MailStanding.company_id) == self.company_id))
        )
        return found.scalar_one()

    async def used(self, since: datetime, founder_mailbox: str | None) -> tuple[int, int]:
        """Mails of the day to others and to members; of all the founder's companies where one is given."""
        mine = col(MailClaim.company_id) == self.company_id
        if founder_mailbox is not None:
            mine = _by_companies_of(founder_mailbox)
        found = await self._uow.execute(
            select(
                func.count().filter(col(MailClaim.is_outside)).label("outside"),
                func.count()
                .filter(~col(MailClaim.is_outside), col(MailClaim.company_id) == self.company_id)
                .label("inside"),
            ).where(mine, col(MailClaim.counted_at) >= since)
        )
        row: Any = found.one()
        return row.outside, row.inside

    async def held(self, *, made_after: datetime, besides: Sequence[UUID] = ()) -> int:
        found = await self._uow.execute(
            select(func.count()).where(
                col(MailClaim.company_id) == self.company_id,
                col(MailClaim.outcome).in_(HELD),
                col(MailClaim.created_at) > made_after,
                col(MailClaim.id).not_in(besides),
            )
        )
        return found.scalar_one()

    async def claims(self, mail_ids: Sequence[UUID]) -> dict[UUID, MailClaim]:
        """Of any company: ids are the senders' own, and one that is known elsewhere is no new one here."""
        found = await self._uow.execute(select(MailClaim).where(is_any(col(MailClaim.id), mail_ids)))
        return {claim.id: claim for claim in found.scalars()}

    async def taken_by(
        self, mailboxes: Sequence[str], since: datetime, founder_mailbox: str
    ) -> dict[str, Any]:
        """What each mailbox got today: from this company, after its yes from all, and unasked from all and
        from those of this founder: what nobody asked for takes nothing from what was said yes to."""
        is_unasked = col(MailClaim.purpose).in_(_UNASKED)
        found = await self._uow.execute(
            select(
                MailClaim.mailbox,
                func.count().filter(col(MailClaim.company_id) == self.company_id).label("from_company"),
                func.count().filter(~is_unasked).label("from_all"),
                func.count().filter(is_unasked).label("unasked"),
                func.count()
                .filter(is_unasked, _by_companies_of(founder_mailbox))
                .label("unasked_by_founder"),
            )
            .where(is_any(col(MailClaim.mailbox), mailboxes), col(MailClaim.counted_at) >= since)
            .group_by(col(MailClaim.mailbox))
        )
        return {row.mailbox: row for row in found}

    async def members_among(self, mailboxes: Sequence[str]) -> set[str]:
        found = await self._uow.execute(
            select(USER_MAILBOX)
            .select_from(User)
            .join(Member, col(Member.user_id) == col(User.id))
            .where(
                col(Member.company_id) == self.company_id,
                col(Member.removed_at).is_(None),
                col(User.email_verified_at).is_not(None),
                USER_MAILBOX.in_(mailboxes),
            )
        )
        return set(found.scalars())

    async def contacts(self, addresses: Mapping[str, str]) -> dict[str, MailContact]:
        """By mailbox; those not known yet are made. `addresses` has the address as it was written."""
        await self._uow.execute(
            insert(MailContact)
            .values(
                [
                    {
                        "id": new_id(),
                        "company_id": self.company_id,
                        "mailbox": mailbox,
                        "email": email,
                        "choice": Choice.NONE.value,
                        "created_at": now(),
                    }
                    for mailbox, email in sorted(addresses.items())
                ]
            )
            .on_conflict_do_nothing(index_elements=["company_id", "mailbox"])
        )
        found = await self._uow.execute(
            select(MailContact)
            .where(
                col(MailContact.company_id) == self.company_id, is_any(col(MailContact.mailbox), addresses)
            )
            .execution_options(populate_existing=True)
        )
        return {contact.mailbox: contact for contact in found.scalars()}

    def add(self, claim: MailClaim) -> MailClaim:
        return self._uow.add(claim)

    async def admins(self) -> list[UUID]:
        found = await self._uow.execute(
            select(Member.user_id).where(
                col(Member.company_id) == self.company_id,
                col(Member.removed_at).is_(None),
                col(Member.role).in_([role.value for role in Role if role.at_least(Role.ADMIN)]),
            )
        )
        return list(found.scalars())

    async def reports(self, since: datetime) -> int:
        found = await self._uow.execute(
            select(func.count()).where(
                col(MailContact.company_id) == self.company_id, col(MailContact.reported_at) >= since
            )
        )
        return found.scalar_one()

    async def settle_reports(self) -> None:
        await self._uow.execute(
            update(MailContact)
            .where(col(MailContact.company_id) == self.company_id, col(MailContact.reported_at).is_not(None))
            .values(reported_at=None)
            .execution_options(synchronize_session=False)
        )

    async def mailboxes_mailed(self, since: datetime) -> int:
        found = await self._uow.execute(
            select(func.count(col(MailClaim.mailbox).distinct())).where(
                col(MailClaim.company_id) == self.company_id,
                col(MailClaim.is_outside),
                col(MailClaim.counted_at) >= since,
            )
        )
        return found.scalar_one()

    async def held_for(self, mailbox: str, made_after: datetime) -> list[UUID]:
        found = await self._uow.execute(
            select(MailClaim.id)
            .where(
                col(MailClaim.company_id) == self.company_id,
                col(MailClaim.mailbox) == mailbox,
                col(MailClaim.outcome).in_(HELD),
                col(MailClaim.created_at) > made_after,
            )
            .order_by(col(MailClaim.created_at))
        )
        return list(found.scalars())

    async def page(self, outcome: Outcome | None, paging: Paging) -> tuple[list[Any], int]:
        statement = self._shown()
        if outcome is not None:
            statement = statement.where(col(MailClaim.outcome) == outcome.value)
        return await fetch_page(self._uow, statement, paging)

    async def unsent_about(self, kind: str, about_id: UUID, most: int) -> Sequence[Any]:
        is_about = and_(col(MailClaim.about_id) == about_id, col(MailClaim.about_kind) == kind)
        # Also what processes of the release before wrote while this one was rolled out.
        is_older = and_(col(MailClaim.submission_id) == about_id, literal(kind) == SUBMISSION)
        is_unsent = col(MailClaim.outcome) != Outcome.GRANTED.value
        statement = self._shown().where(or_(is_about, is_older), is_unsent)
        return await self._uow.rows(statement.limit(most))

    def _shown(self) -> Select[*tuple[Any, ...]]:
        return (
            select(
                col(MailClaim.id).label("mail_id"),
                MailClaim.email,
                MailClaim.purpose,
                MailClaim.outcome,
                MailClaim.submission_id,
                MailClaim.created_at,
                MailClaim.retry_at,
            )
            .where(col(MailClaim.company_id) == self.company_id)
            .order_by(col(MailClaim.created_at).desc(), col(MailClaim.id))
        )

    async def settle(self, mail_ids: Sequence[UUID], outcome: Outcome) -> None:
        await self._uow.execute(
            update(MailClaim)
            .where(is_any(col(MailClaim.id), mail_ids))
            .values(outcome=outcome.value, retry_at=None)
            .execution_options(synchronize_session=False)
        )
