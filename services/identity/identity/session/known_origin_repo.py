from collections.abc import Mapping, Sequence
from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert

from identity.session.models import KnownOrigin


class KnownOriginRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, user_id: UUID, digests: Sequence[bytes], *, signed_in: bool) -> set[bytes]:
        """Which of these the user is known by."""
        statement = select(KnownOrigin.digest).where(
            KnownOrigin.user_id == user_id, KnownOrigin.digest.in_(digests), KnownOrigin.expires_at > now()
        )
        if signed_in:
            statement = statement.where(KnownOrigin.session_id.is_not(None))
        return set((await self._uow.execute(statement)).scalars())

    async def replace(self, old: bytes, new: bytes) -> None:
        """For every user who is known by it."""
        await self._uow.execute(update(KnownOrigin).where(KnownOrigin.digest == old).values(digest=new))

    async def keep(self, user_id: UUID, session_id: UUID | None, until: Mapping[bytes, datetime]) -> None:
        keeping = insert(KnownOrigin).values(
            [
                {"user_id": user_id, "digest": digest, "session_id": session_id, "expires_at": expires_at}
                # In one order everywhere, so that two statements never wait for each other.
                for digest, expires_at in sorted(until.items())
            ]
        )
        given = keeping.excluded
        await self._uow.execute(
            keeping.on_conflict_do_update(
                index_elements=[KnownOrigin.user_id, KnownOrigin.digest],
                set_={"session_id": given.session_id, "expires_at": given.expires_at},
            )
        )

    async def trim(self, user_id: UUID, *, most: int) -> None:
        newest = (
            select(KnownOrigin.digest)
            .where(KnownOrigin.user_id == user_id, KnownOrigin.expires_at > now())
            .order_by(KnownOrigin.expires_at.desc())
            .limit(most)
        )
        await self._uow.execute(
            delete(KnownOrigin).where(KnownOrigin.user_id == user_id, KnownOrigin.digest.not_in(newest))
        )

    async def delete_expired(self) -> None:
        await self._uow.execute(delete(KnownOrigin).where(KnownOrigin.expires_at <= now()))

    async def delete_all(self, user_id: UUID, *, but: UUID | None) -> None:
        deleting = delete(KnownOrigin).where(KnownOrigin.user_id == user_id)
        if but is not None:
            deleting = deleting.where(KnownOrigin.session_id.is_distinct_from(but))
        await self._uow.execute(deleting)

    async def delete_of(self, user_id: UUID, session_id: UUID) -> None:
        await self._uow.execute(
            delete(KnownOrigin).where(KnownOrigin.user_id == user_id, KnownOrigin.session_id == session_id)
        )
