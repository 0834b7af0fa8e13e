from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, managed_by, select
from chassis.http.paging import Paging, fetch_page
from sqlalchemy import case, delete, func, or_, update

from attendance.tables.kiosk import Kiosk, KioskPin

WITHIN = timedelta(minutes=15)
"""After that many minutes wrong PINs count anew."""


class KioskRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, kiosk: Kiosk) -> Kiosk:
        return self._uow.add(kiosk)

    async def count(self, company_id: UUID, project_id: UUID) -> int:
        statement = select(func.count(col(Kiosk.id))).where(
            col(Kiosk.company_id) == company_id,
            col(Kiosk.project_id) == project_id,
            col(Kiosk.revoked_at).is_(None),
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def page(self, actor: Actor, project_id: UUID | None, paging: Paging) -> tuple[Sequence[Any], int]:
        statement = select(
            Kiosk.id,
            Kiosk.project_id,
            Kiosk.name,
            Kiosk.token_digest,
            Kiosk.last_seen_at,
            Kiosk.created_at,
        ).where(managed_by(actor, Kiosk), col(Kiosk.revoked_at).is_(None))
        if project_id is not None:
            statement = statement.where(col(Kiosk.project_id) == project_id)
        return await fetch_page(
            self._uow, statement.order_by(func.lower(col(Kiosk.name)), col(Kiosk.id)), paging
        )

    async def find_managed(self, actor: Actor, kiosk_id: UUID, *, lock: bool = False) -> Kiosk | None:
        statement = select(Kiosk).where(managed_by(actor, Kiosk), col(Kiosk.id) == kiosk_id)
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def find_by_code(self, digest: bytes, *, lock: bool = False) -> Kiosk | None:
        """While it is valid."""
        statement = select(Kiosk).where(
            col(Kiosk.pairing_digest) == digest,
            col(Kiosk.pairs_until) > now(),
            col(Kiosk.revoked_at).is_(None),
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def find_by_token(self, digest: bytes) -> Kiosk | None:
        statement = select(Kiosk).where(col(Kiosk.token_digest) == digest, col(Kiosk.revoked_at).is_(None))
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def seen(self, kiosk_id: UUID, at: datetime) -> None:
        await self._uow.execute(update(Kiosk).where(col(Kiosk.id) == kiosk_id).values(last_seen_at=at))

    async def give_key(self, kiosk_id: UUID, token_digest: bytes, key: bytes) -> bytes | None:
        """The first one counts. None: it is another tablet's by now, or nobody's."""
        statement = select(Kiosk).where(col(Kiosk.id) == kiosk_id, col(Kiosk.token_digest) == token_digest)
        kiosk = (await self._uow.execute(locked(statement))).scalar_one_or_none()
        if kiosk is None:
            return None
        kiosk.sealing_key = kiosk.sealing_key or key
        return kiosk.sealing_key

    async def count_try(self, kiosk_id: UUID, at: datetime, most: int) -> bool:
        """One more, in one step, or False: there were too many."""
        counting = (
            update(Kiosk)
            .where(col(Kiosk.id) == kiosk_id, _may_try(Kiosk, at, most))
            .values(**_one_more(Kiosk, at))
            .returning(col(Kiosk.id))
        )
        return (await self._uow.execute(counting)).first() is not None

    async def give_back(self, kiosk_id: UUID) -> None:
        """It was right: those of others before still count."""
        await self._uow.execute(
            update(Kiosk)
            .where(col(Kiosk.id) == kiosk_id)
            .values(tries=func.greatest(col(Kiosk.tries) - 1, 0))
        )


class PinRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, pin: KioskPin) -> KioskPin:
        return self._uow.add(pin)

    async def find(self, company_id: UUID, owner: UUID, *, lock: bool = False) -> KioskPin | None:
        statement = select(KioskPin).where(*_whose(company_id, owner))
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def count_try(
        self, company_id: UUID, owner: UUID, at: datetime, most: int, most_in_all: int
    ) -> Any | None:
        """What to compare with, and how many tries were wrong before this one; None: none may be tried."""
        counting = (
            update(KioskPin)
            .where(
                *_whose(company_id, owner),
                _may_try(KioskPin, at, most),
                col(KioskPin.tries_in_all) < most_in_all,
            )
            .values(**_one_more(KioskPin, at), tries_in_all=col(KioskPin.tries_in_all) + 1)
            .returning(
                col(KioskPin.salt), col(KioskPin.digest), col(KioskPin.is_given), col(KioskPin.tries_in_all)
            )
        )
        return (await self._uow.execute(counting)).first()

    async def delete(self, company_id: UUID, owner: UUID) -> None:
        await self._uow.execute(delete(KioskPin).where(*_whose(company_id, owner)))

    async def forget_tries(self, company_id: UUID, owner: UUID) -> None:
        await self._uow.execute(
            update(KioskPin)
            .where(*_whose(company_id, owner))
            .values(tries=0, tries_since=None, tries_in_all=0)
        )


def _whose(company_id: UUID, owner: UUID) -> tuple[Any, ...]:
    return col(KioskPin.company_id) == company_id, col(KioskPin.owner_user_id) == owner


def _may_try(kind: Any, at: datetime, most: int) -> Any:
    return or_(_is_over(kind, at), col(kind.tries) < most)


def _is_over(kind: Any, at: datetime) -> Any:
    return or_(col(kind.tries_since).is_(None), col(kind.tries_since) <= at - WITHIN)


def _one_more(kind: Any, at: datetime) -> dict[str, Any]:
    return {
        "tries": case((_is_over(kind, at), 1), else_=col(kind.tries) + 1),
        "tries_since": case((_is_over(kind, at), at), else_=col(kind.tries_since)),
    }
