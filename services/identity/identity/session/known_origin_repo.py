import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import case, delete, tuple_, update
from sqlalchemy.dialects.postgresql import insert

from identity.tables.session import DeviceRotation, KnownOrigin


@dataclass(frozen=True, slots=True)
class NewOrigin:
    digest: bytes
    is_device: bool
    expires_at: datetime


class KnownOriginRepo:
    """One device may be known to many users. So a unit of work locks the origins of its own user first, then
    the rotation of the device; for rows of others it never waits."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, user_id: UUID, digests: Sequence[bytes], *, signed_in: bool) -> set[bytes]:
        """Which of these the user is known by."""
        statement = select(KnownOrigin.digest).where(
            col(KnownOrigin.user_id) == user_id,
            col(KnownOrigin.digest).in_(digests),
            col(KnownOrigin.expires_at) > now(),
        )
        if signed_in:
            statement = statement.where(col(KnownOrigin.session_id).is_not(None))
        return set((await self._uow.execute(statement)).scalars())

    async def lock(self, user_id: UUID) -> None:
        await self._uow.lock(f"known origins of {user_id}")

    async def rotation_salt(self, old: bytes, until: datetime) -> bytes:
        """The same for all who come with the same secret at once: the second waits for the first."""
        beginning = insert(DeviceRotation).values(digest=old, salt=secrets.token_bytes(32), expires_at=until)
        given, is_over = beginning.excluded, col(DeviceRotation.expires_at) <= now()
        found = await self._uow.execute(
            beginning.on_conflict_do_update(
                index_elements=[col(DeviceRotation.digest)],
                set_={
                    "salt": case((is_over, given.salt), else_=col(DeviceRotation.salt)),
                    "expires_at": case((is_over, given.expires_at), else_=col(DeviceRotation.expires_at)),
                },
            ).returning(col(DeviceRotation.salt))
        )
        return found.scalar_one()

    async def replace(self, old: bytes, new: bytes) -> None:
        """For every user who is known by it, but for those who forget it just now."""
        known = select(KnownOrigin.user_id).where(col(KnownOrigin.digest) == old)
        await self._uow.execute(
            update(KnownOrigin)
            .where(
                col(KnownOrigin.digest) == old,
                col(KnownOrigin.user_id).in_(locked(known, skip_locked=True)),
            )
            .values(digest=new, is_device=True)
            .execution_options(synchronize_session=False)
        )

    async def keep(self, user_id: UUID, session_id: UUID | None, origins: Sequence[NewOrigin]) -> None:
        keeping = insert(KnownOrigin).values(
            [{"user_id": user_id, "session_id": session_id, **asdict(origin)} for origin in origins]
        )
        given = keeping.excluded
        await self._uow.execute(
            keeping.on_conflict_do_update(
                index_elements=[col(KnownOrigin.user_id), col(KnownOrigin.digest)],
                set_={
                    "session_id": given.session_id,
                    "is_device": given.is_device,
                    "expires_at": given.expires_at,
                },
            )
        )

    async def trim(self, user_id: UUID, *, is_device: bool, most: int) -> None:
        own = select(KnownOrigin.digest).where(
            col(KnownOrigin.user_id) == user_id, col(KnownOrigin.is_device).is_(is_device)
        )
        newest = (
            own.where(col(KnownOrigin.expires_at) > now())
            .order_by(col(KnownOrigin.expires_at).desc())
            .limit(most)
        )
        older = locked(own.where(col(KnownOrigin.digest).not_in(newest)), skip_locked=True)
        await self._uow.execute(
            delete(KnownOrigin).where(col(KnownOrigin.user_id) == user_id, col(KnownOrigin.digest).in_(older))
        )

    async def delete_expired(self) -> None:
        expired = select(KnownOrigin.user_id, KnownOrigin.digest).where(col(KnownOrigin.expires_at) <= now())
        await self._uow.execute(
            delete(KnownOrigin)
            .where(
                tuple_(col(KnownOrigin.user_id), col(KnownOrigin.digest)).in_(
                    locked(expired, skip_locked=True)
                )
            )
            .execution_options(synchronize_session=False)
        )
        over = select(DeviceRotation.digest).where(col(DeviceRotation.expires_at) <= now())
        await self._uow.execute(
            delete(DeviceRotation)
            .where(col(DeviceRotation.digest).in_(locked(over, skip_locked=True)))
            .execution_options(synchronize_session=False)
        )

    async def delete_all(self, user_id: UUID, *, but: UUID | None) -> None:
        deleting = delete(KnownOrigin).where(col(KnownOrigin.user_id) == user_id)
        if but is not None:
            deleting = deleting.where(col(KnownOrigin.session_id).is_distinct_from(but))
        await self._uow.execute(deleting)

    async def delete_of(self, user_id: UUID, session_id: UUID) -> None:
        await self._uow.execute(
            delete(KnownOrigin).where(
                col(KnownOrigin.user_id) == user_id, col(KnownOrigin.session_id) == session_id
            )
        )
