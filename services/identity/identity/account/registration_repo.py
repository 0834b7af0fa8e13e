from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import delete
from sqlalchemy.dialects.postgresql import insert

from identity.tables.invite import Invite
from identity.tables.user import OneTimeToken, Registration, TokenPurpose


class RegistrationRepo:
    """What browsers chose when they registered an address."""

    def __init__(self, uow: UnitOfWork, user_id: UUID) -> None:
        self._uow = uow
        self._user_id = user_id

    async def find(self, browser_hash: bytes) -> Registration | None:
        found = await self._uow.execute(
            select(Registration).where(
                col(Registration.user_id) == self._user_id, col(Registration.browser_hash) == browser_hash
            )
        )
        return found.scalar_one_or_none()

    async def keep(self, browser_hash: bytes, full_name: str, password_hash: str) -> None:
        """One a browser: who registers again there means what they typed last."""
        chosen = {"full_name": full_name, "password_hash": password_hash, "made_at": now()}
        keeping = insert(Registration).values(user_id=self._user_id, browser_hash=browser_hash, **chosen)
        await self._uow.execute(
            keeping.on_conflict_do_update(
                index_elements=[col(Registration.user_id), col(Registration.browser_hash)], set_=chosen
            )
        )

    async def trim(self, *, most: int) -> None:
        newest = (
            select(Registration.browser_hash)
            .where(col(Registration.user_id) == self._user_id)
            .order_by(col(Registration.made_at).desc())
            .limit(most)
        )
        await self._uow.execute(
            delete(Registration).where(
                col(Registration.user_id) == self._user_id, col(Registration.browser_hash).not_in(newest)
            )
        )

    async def delete(self, browser_hash: bytes) -> None:
        await self._uow.execute(
            delete(Registration).where(
                col(Registration.user_id) == self._user_id, col(Registration.browser_hash) == browser_hash
            )
        )


async def delete_registrations(uow: UnitOfWork, *, before: datetime) -> None:
    await uow.execute(delete(Registration).where(col(Registration.made_at) < before))


async def find_invited_email(uow: UnitOfWork, token_hash: bytes) -> str | None:
    """The address a live invite token was mailed to."""
    found = await uow.execute(
        select(Invite.email)
        .join(OneTimeToken, col(OneTimeToken.subject_id) == col(Invite.id))
        .where(
            col(OneTimeToken.purpose) == TokenPurpose.ACCEPT_INVITE.value,
            col(OneTimeToken.token_hash) == token_hash,
            col(OneTimeToken.used_at).is_(None),
            col(OneTimeToken.expires_at) > now(),
            col(Invite.accepted_at).is_(None),
            col(Invite.revoked_at).is_(None),
            col(Invite.expires_at) > now(),
        )
    )
    return found.scalar_one_or_none()
