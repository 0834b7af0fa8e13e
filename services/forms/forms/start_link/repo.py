from collections.abc import Collection, Sequence
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from chassis.http.paging import Paging, fetch_page
from sqlalchemy import Select, case, delete, exists, func, or_, update

from forms.rights.sql import IS_DRAFT, IS_KEPT
from forms.share.sql import (
    CODES_OF_ADDRESS_WITHIN,
    counting_code,
    counting_try,
    keeping_code,
    using_code,
)
from forms.tables.gone import GoneMember
from forms.tables.share_link import ShareLink, ShareVisit
from forms.tables.start_link import StartLink, StartVisit
from forms.tables.submission import NOBODY, Attempt, Submission
from forms.tables.submission_comment import SubmissionComment
from forms.tables.submission_value import SubmissionValue
from forms.tables.template import FormTemplate

MOST_PINS = 100
"""Wrong ones of a link within `PINS_WITHIN`, ten times what one network may try: of a million that is
nothing, and whoever tries them at the gate closes it for nobody else. Nor do many together for a network that
somebody came by within a day."""
PINS_WITHIN = timedelta(hours=1)

# Beside their links being taken back: one that was being made while they left is not missed.
_MAKER_IS_GONE = exists().where(
    col(GoneMember.company_id) == col(StartLink.company_id),
    col(GoneMember.user_id) == col(StartLink.created_by),
)


class StartLinkRepo:
    pins_of_network_within = PINS_WITHIN

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, link: StartLink) -> StartLink:
        return self._uow.add(link)

    async def find_with_template(self, digest: bytes) -> tuple[StartLink, FormTemplate, bool] | None:
        """And whether who made it has left."""
        found = await self._uow.execute(
            select(StartLink, FormTemplate, _MAKER_IS_GONE)
            .join(FormTemplate, col(FormTemplate.id) == col(StartLink.template_id))
            .where(col(StartLink.secret_digest) == digest)
        )
        row = found.one_or_none()
        return None if row is None else (row[0], row[1], row[2])

    async def find_by_secret(self, digest: bytes) -> StartLink | None:
        found = await self._uow.execute(select(StartLink).where(col(StartLink.secret_digest) == digest))
        return found.scalar_one_or_none()

    async def lock_of_company(self, company_id: UUID, link_id: UUID) -> tuple[StartLink, FormTemplate] | None:
        statement = (
            select(StartLink, FormTemplate)
            .join(FormTemplate, col(FormTemplate.id) == col(StartLink.template_id))
            .where(col(StartLink.company_id) == company_id, col(StartLink.id) == link_id)
        )
        row = (await self._uow.execute(locked(statement, of=StartLink))).one_or_none()
        return None if row is None else (row[0], row[1])

    async def page(
        self, company_id: UUID, template_id: UUID | None, project_ids: Collection[UUID] | None, paging: Paging
    ) -> tuple[Sequence[Any], int]:
        """Those that were not taken back; without projects of all."""
        statement = (
            select(
                StartLink.id,
                StartLink.template_id,
                StartLink.project_id,
                StartLink.name,
                StartLink.pin_digest,
                StartLink.expires_at,
                StartLink.most_uses,
                StartLink.most_a_day,
                StartLink.uses,
                StartLink.revoked_at,
                StartLink.created_by,
                StartLink.created_at,
            )
            .where(col(StartLink.company_id) == company_id, col(StartLink.revoked_at).is_(None))
            .order_by(col(StartLink.id).desc())
        )
        if template_id is not None:
            statement = statement.where(col(StartLink.template_id) == template_id)
        if project_ids is not None:
            statement = statement.where(is_any(col(StartLink.project_id), [*project_ids]))
        return await fetch_page(self._uow, statement, paging)

    async def count_alive(self, template_id: UUID) -> int:
        counted = select(func.count(col(StartLink.id))).where(
            col(StartLink.template_id) == template_id,
            col(StartLink.revoked_at).is_(None),
            or_(col(StartLink.expires_at).is_(None), col(StartLink.expires_at) > now()),
        )
        return (await self._uow.execute(counted)).scalar_one()

    async def take_back_those_of(self, company_id: UUID, user_id: UUID, until: datetime) -> None:
        """Made by them before that moment."""
        await self._uow.execute(
            update(StartLink)
            .where(
                col(StartLink.company_id) == company_id,
                col(StartLink.created_by) == user_id,
                col(StartLink.created_at) <= until,
                col(StartLink.revoked_at).is_(None),
            )
            .values(revoked_at=now())
        )

    async def count_code(self, link_id: UUID, at: datetime, most: int) -> bool:
        return (await self._uow.execute(counting_code(StartLink, link_id, at, most))).first() is not None

    async def count_pin(self, link_id: UUID, network: str, at: datetime) -> bool:
        """One more, before it is judged; False: none may be tried for now. Nobody who passes a poster closes
        it for good."""
        since = col(StartLink.tries_since)
        is_over = or_(since.is_(None), since <= at - PINS_WITHIN)
        # A code is mailed to nobody who does not know the PIN.
        was_right = exists().where(
            col(StartVisit.link_id) == link_id,
            col(StartVisit.network) == network,
            col(StartVisit.codes_since) > at - CODES_OF_ADDRESS_WITHIN,
        )
        counting = (
            update(StartLink)
            .where(col(StartLink.id) == link_id, or_(is_over, col(StartLink.tries) < MOST_PINS, was_right))
            .values(
                tries=case((is_over, 1), else_=col(StartLink.tries) + 1),
                tries_since=case((is_over, at), else_=since),
            )
            .returning(col(StartLink.id))
        )
        return (await self._uow.execute(counting)).first() is not None

    async def give_back_pin(self, link_id: UUID) -> None:
        """It was right: those of others before still count."""
        await self._uow.execute(
            update(StartLink)
            .where(col(StartLink.id) == link_id)
            .values(tries=func.greatest(col(StartLink.tries) - 1, 0))
        )

    async def pins_again_in(self, link_id: UUID, at: datetime) -> timedelta:
        """As long as the hour lasts that so many were tried in."""
        asked = select(StartLink.tries_since).where(col(StartLink.id) == link_id)
        since = (await self._uow.execute(asked)).scalar_one_or_none()
        return PINS_WITHIN - (at - (since or at))

    async def count_use(self, link_id: UUID, today: date) -> bool:
        """One submission more; False: no more is started. Held until the unit ends, so that of many at once
        only so many are, and none by a link that is just being taken back."""
        is_today = col(StartLink.used_on) == today
        counting = (
            update(StartLink)
            .where(
                col(StartLink.id) == link_id,
                col(StartLink.revoked_at).is_(None),
                or_(col(StartLink.most_uses).is_(None), col(StartLink.uses) < col(StartLink.most_uses)),
                or_(
                    col(StartLink.used_on).is_distinct_from(today),
                    col(StartLink.uses_that_day) < col(StartLink.most_a_day),
                ),
            )
            .values(
                uses=col(StartLink.uses) + 1,
                uses_that_day=case((is_today, col(StartLink.uses_that_day) + 1), else_=1),
                used_on=today,
            )
            .returning(col(StartLink.id))
        )
        return (await self._uow.execute(counting)).first() is not None

    async def give_back_use(self, link_id: UUID, of_day: date | None) -> None:
        """`of_day`: when it was used, on the project's clock; of an earlier one than the newest no use counts
        any more."""
        is_newest = col(StartLink.used_on) == of_day
        used = col(StartLink.uses_that_day)
        await self._uow.execute(
            update(StartLink)
            .where(col(StartLink.id) == link_id)
            .values(
                uses=func.greatest(col(StartLink.uses) - 1, 0),
                uses_that_day=case((is_newest, func.greatest(used - 1, 0)), else_=used),
            )
        )

    async def where_abandoned(self, most: int) -> Sequence[tuple[UUID, UUID]]:
        """Companies and projects of some."""
        some = _abandoned(col(Submission.company_id), col(Submission.project_id)).limit(most)
        return [(row[0], row[1]) for row in await self._uow.execute(some)]

    async def lock_abandoned(self, most: int) -> Sequence[tuple[Submission, UUID]]:
        """With their start links."""
        some = _abandoned(Submission, col(ShareLink.start_link_id)).limit(most)
        found = await self._uow.execute(locked(some, of=Submission, skip_locked=True))
        return [(row[0], row[1]) for row in found]


def _abandoned(first: Any, second: Any) -> Select[Any, Any]:
    """Drafts that their visitors can't open any more and nobody else entered anything in or said anything
    about."""
    by_others = exists().where(
        col(SubmissionValue.submission_id) == col(Submission.id),
        col(SubmissionValue.saved_by).not_in((col(Submission.submitter_id), NOBODY)),
    )
    has_comments = exists().where(col(SubmissionComment.submission_id) == col(Submission.id))
    return (
        select(first, second)
        .select_from(Submission)
        .join(ShareLink, col(ShareLink.submission_id) == col(Submission.id))
        .join(ShareVisit, col(ShareVisit.link_id) == col(ShareLink.id))
        .where(
            col(ShareLink.start_link_id).is_not(None),
            IS_DRAFT,
            IS_KEPT,
            col(ShareVisit.pass_ends_at) <= now(),
            ~exists().where(col(Attempt.submission_id) == col(Submission.id)),
            ~by_others,
            ~has_comments,
        )
    )


class StartVisitRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, visit_id: UUID) -> StartVisit | None:
        found = await self._uow.execute(select(StartVisit).where(col(StartVisit.id) == visit_id))
        return found.scalar_one_or_none()

    async def keep_code(
        self, link_id: UUID, email: str, code: str, at: datetime, ends_at: datetime, most: int, network: str
    ) -> UUID | None:
        """In place of the one before; None: the address got as many as it may."""
        keeping = keeping_code(StartVisit, link_id, email, code, at, ends_at, most, network=network)
        return (await self._uow.execute(keeping)).scalar_one_or_none()

    async def count_unused(self, company_id: UUID, network: str, at: datetime) -> int:
        """Codes of all links of the company that were mailed for this network, and proved nothing yet."""
        counting = (
            select(func.coalesce(func.sum(col(StartVisit.codes)), 0))
            .join(StartLink, col(StartLink.id) == col(StartVisit.link_id))
            .where(
                col(StartLink.company_id) == company_id,
                col(StartVisit.network) == network,
                col(StartVisit.codes_since) > at - CODES_OF_ADDRESS_WITHIN,
                col(StartVisit.code).is_not(None),
            )
        )
        return int((await self._uow.execute(counting)).scalar_one())

    async def count_try(self, link_id: UUID, email: str, at: datetime, most: int) -> str | None:
        """What to compare with; None: none may be tried."""
        counting = counting_try(StartVisit, link_id, email, at, most)
        return (await self._uow.execute(counting)).scalar_one_or_none()

    async def use_code(self, link_id: UUID, email: str, code: str) -> bool:
        """Once."""
        return (await self._uow.execute(using_code(StartVisit, link_id, email, code))).first() is not None

    async def delete_old(self) -> None:
        """What codes of an address are counted by, and nothing else is known of who typed it."""
        over = col(StartVisit.codes_since) <= now() - CODES_OF_ADDRESS_WITHIN
        await self._uow.execute(delete(StartVisit).where(over))
