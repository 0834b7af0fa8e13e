from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.http.paging import Paging, fetch_prepared_page, prepare_page
from sqlalchemy import ColumnElement, Uuid, bindparam, exists, func, or_, update

from forms.rights.reader import Reader
from forms.rights.sql import IS_KEPT, is_visible, may_read
from forms.share.sql import counting_code, counting_try, keeping_code, using_code, whose
from forms.tables.gone import GoneMember
from forms.tables.share_link import ShareLink, ShareVisit
from forms.tables.submission import WITHDRAWN, Attempt, Submission

MOST_PINS = 20
"""Wrong ones of a link in all: whoever guesses all day gets no further."""

# Beside their links being taken back: one that was being made while they left is not missed.
_MAKER_IS_GONE = exists().where(
    col(GoneMember.company_id) == col(ShareLink.company_id),
    col(GoneMember.user_id) == col(ShareLink.created_by),
)
_SUBMISSION = bindparam("submission_id", type_=Uuid())
_PAGE = prepare_page(
    select(
        ShareLink.id,
        ShareLink.submission_id,
        ShareLink.step_id,
        ShareLink.step_name,
        ShareLink.pin_digest,
        ShareLink.expires_at,
        ShareLink.most_uses,
        ShareLink.uses,
        ShareLink.revoked_at,
        ShareLink.created_by,
        ShareLink.created_at,
    )
    .join(Submission, col(Submission.id) == col(ShareLink.submission_id))
    .where(is_visible(), or_(_SUBMISSION.is_(None), col(ShareLink.submission_id) == _SUBMISSION))
    .order_by(col(ShareLink.id).desc())
)


class ShareLinkRepo:
    pins_of_network_within = timedelta(days=30)
    """So that no network ends the link alone: it needs another one for the rest of `MOST_PINS`."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, link: ShareLink) -> ShareLink:
        return self._uow.add(link)

    async def find_with_submission(self, digest: bytes) -> tuple[ShareLink, Submission, bool] | None:
        """And whether who made it has left."""
        found = await self._uow.execute(
            select(ShareLink, Submission, _MAKER_IS_GONE)
            .join(Submission, col(Submission.id) == col(ShareLink.submission_id))
            .where(col(ShareLink.secret_digest) == digest, IS_KEPT)
        )
        row = found.one_or_none()
        return None if row is None else (row[0], row[1], row[2])

    async def find_by_secret(self, digest: bytes) -> ShareLink | None:
        found = await self._uow.execute(select(ShareLink).where(col(ShareLink.secret_digest) == digest))
        return found.scalar_one_or_none()

    async def find(self, reader: Reader, link_id: UUID, *, lock: bool = False) -> ShareLink | None:
        statement = (
            select(ShareLink)
            .join(Submission, col(Submission.id) == col(ShareLink.submission_id))
            .where(col(ShareLink.id) == link_id, may_read(reader))
        )
        if lock:
            statement = locked(statement, of=ShareLink)
        return (await self._uow.execute(statement, reader.binds)).scalar_one_or_none()

    async def page(
        self, reader: Reader, submission_id: UUID | None, paging: Paging
    ) -> tuple[Sequence[Any], int]:
        return await fetch_prepared_page(
            self._uow, _PAGE, paging, **reader.binds, submission_id=submission_id
        )

    async def count_alive(self, submission_id: UUID) -> int:
        counted = select(func.count(col(ShareLink.id))).where(
            col(ShareLink.submission_id) == submission_id,
            col(ShareLink.revoked_at).is_(None),
            or_(col(ShareLink.expires_at).is_(None), col(ShareLink.expires_at) > now()),
            or_(col(ShareLink.most_uses).is_(None), col(ShareLink.uses) < col(ShareLink.most_uses)),
            # Nobody made those of a visitor.
            col(ShareLink.start_link_id).is_(None),
        )
        return (await self._uow.execute(counted)).scalar_one()

    async def take_back_those_of(self, company_id: UUID, user_id: UUID, until: datetime) -> None:
        """Made by them before that moment."""
        await self._uow.execute(
            update(ShareLink)
            .where(
                col(ShareLink.company_id) == company_id,
                col(ShareLink.created_by) == user_id,
                col(ShareLink.created_at) <= until,
                col(ShareLink.revoked_at).is_(None),
            )
            .values(revoked_at=now())
        )

    async def count_pin(self, link_id: UUID, network: str, at: datetime) -> bool:
        """One more, before it is judged; False: none may be tried any more, from wherever and whenever."""
        del network, at
        counting = (
            update(ShareLink)
            .where(col(ShareLink.id) == link_id, col(ShareLink.tries) < MOST_PINS)
            .values(tries=col(ShareLink.tries) + 1)
            .returning(col(ShareLink.id))
        )
        return (await self._uow.execute(counting)).first() is not None

    async def give_back_pin(self, link_id: UUID) -> None:
        """It was right: those of others before still count."""
        await self._uow.execute(
            update(ShareLink)
            .where(col(ShareLink.id) == link_id)
            .values(tries=func.greatest(col(ShareLink.tries) - 1, 0))
        )

    async def pins_again_in(self, link_id: UUID, at: datetime) -> timedelta:
        """Never: whoever asks in a day is told so again."""
        del link_id, at
        return timedelta(days=1)

    async def count_code(self, link_id: UUID, at: datetime, most: int) -> bool:
        return (await self._uow.execute(counting_code(ShareLink, link_id, at, most))).first() is not None

    async def has_press_of(self, link: ShareLink, outsider_id: UUID, email: str, *, since: datetime) -> bool:
        """They submitted its step, or as one of several that must, with this very address: another tag of it
        is no other person, and yet may be another's mailbox."""
        pressed = exists().where(
            col(Attempt.submission_id) == link.submission_id,
            col(Attempt.step_id) == link.step_id,
            col(Attempt.actor_id) == outsider_id,
            col(Attempt.outsider)["email"].astext == email,
            col(Attempt.created_at) >= since,
            or_(col(Attempt.counts_for).is_(None), col(Attempt.counts_for) > WITHDRAWN),
        )
        return bool((await self._uow.execute(select(pressed))).scalar_one())

    async def take_back_those_started_by(self, start_link_id: UUID) -> None:
        await self._uow.execute(
            update(ShareLink)
            .where(col(ShareLink.start_link_id) == start_link_id, col(ShareLink.revoked_at).is_(None))
            .values(revoked_at=now())
        )

    async def find_visitors(
        self, submission_id: UUID, *, lock: bool
    ) -> tuple[Submission, ShareLink, str | None] | None:
        """The submission that a visitor started, the link that they started it with, and in which language
        they read, where that is known. None: that link was taken back, or who made it has left."""
        statement = (
            select(Submission, ShareLink, ShareVisit.language)
            .join(ShareLink, col(ShareLink.submission_id) == col(Submission.id))
            .join(ShareVisit, col(ShareVisit.link_id) == col(ShareLink.id))
            .where(
                col(Submission.id) == submission_id,
                IS_KEPT,
                col(ShareLink.start_link_id).is_not(None),
                col(ShareLink.revoked_at).is_(None),
                ~_MAKER_IS_GONE,
            )
            .order_by(col(ShareLink.created_at), col(ShareLink.id))
            .limit(1)
        )
        if lock:
            statement = locked(statement, of=ShareLink)
        row = (await self._uow.execute(statement)).first()
        return None if row is None else (row[0], row[1], row[2])

    async def submission_started_with(
        self, start_link_id: UUID, pass_digest: bytes
    ) -> tuple[UUID, str] | None:
        """And still open to who has this pass; with whose it is."""
        found = await self._uow.execute(
            select(ShareLink.submission_id, ShareVisit.email)
            .join(ShareVisit, col(ShareVisit.link_id) == col(ShareLink.id))
            .where(
                col(ShareLink.start_link_id) == start_link_id,
                col(ShareVisit.pass_digest) == pass_digest,
                col(ShareVisit.pass_ends_at) > now(),
            )
        )
        row = found.one_or_none()
        return None if row is None else (row[0], row[1])

    async def has_begun(self, start_link_id: UUID, email: str) -> bool:
        """Something by that link that they have not submitted, and may still."""
        begun = exists().where(
            col(ShareLink.start_link_id) == start_link_id,
            col(ShareLink.uses) < col(ShareLink.most_uses),
            col(ShareLink.revoked_at).is_(None),
            col(Submission.id) == col(ShareLink.submission_id),
            IS_KEPT,
            col(ShareVisit.link_id) == col(ShareLink.id),
            col(ShareVisit.email) == email,
            col(ShareVisit.pass_ends_at) > now(),
        )
        return bool((await self._uow.execute(select(begun))).scalar_one())


class VisitRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, visit_id: UUID) -> ShareVisit | None:
        found = await self._uow.execute(select(ShareVisit).where(col(ShareVisit.id) == visit_id))
        return found.scalar_one_or_none()

    async def find_by_pass(self, digest: bytes) -> tuple[ShareVisit, ShareLink, bool] | None:
        """And whether who made the link has left."""
        return await self._find_with_link(col(ShareVisit.pass_digest) == digest)

    async def find_with_link(self, visit_id: UUID) -> tuple[ShareVisit, ShareLink, bool] | None:
        """And whether who made the link has left."""
        return await self._find_with_link(col(ShareVisit.id) == visit_id)

    async def _find_with_link(self, which: ColumnElement[bool]) -> tuple[ShareVisit, ShareLink, bool] | None:
        found = await self._uow.execute(
            select(ShareVisit, ShareLink, _MAKER_IS_GONE)
            .join(ShareLink, col(ShareLink.id) == col(ShareVisit.link_id))
            .where(which)
        )
        row = found.one_or_none()
        return None if row is None else (row[0], row[1], row[2])

    def add(self, visit: ShareVisit) -> ShareVisit:
        return self._uow.add(visit)

    async def find_of(self, link_id: UUID, email: str) -> ShareVisit | None:
        found = await self._uow.execute(select(ShareVisit).where(*whose(ShareVisit, link_id, email)))
        return found.scalar_one_or_none()

    async def keep_code(
        self, link_id: UUID, email: str, code: str, at: datetime, ends_at: datetime, most: int
    ) -> UUID | None:
        """In place of the one before; None: the address got as many as it may."""
        keeping = keeping_code(ShareVisit, link_id, email, code, at, ends_at, most)
        return (await self._uow.execute(keeping)).scalar_one_or_none()

    async def count_try(self, link_id: UUID, email: str, at: datetime, most: int) -> str | None:
        """What to compare with; None: none may be tried."""
        counting = counting_try(ShareVisit, link_id, email, at, most)
        return (await self._uow.execute(counting)).scalar_one_or_none()

    async def prove(self, link_id: UUID, email: str, code: str, **proven: Any) -> bool:
        """Once: the code is used up."""
        using = using_code(ShareVisit, link_id, email, code, **proven)
        return (await self._uow.execute(using)).first() is not None

    async def forget_code(self, link_id: UUID, email: str, code: str) -> None:
        """Nobody uses it: it was kept until it was mailed."""
        await self._uow.execute(using_code(ShareVisit, link_id, email, code))
