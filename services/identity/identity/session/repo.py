from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import Select, delete, update

from identity.tables.session import RefreshToken, Session

_MOST_SHOWN = 100


class SessionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def live(self, user_id: UUID) -> Select[Session]:
        return select(Session).where(
            col(Session.user_id) == user_id,
            col(Session.revoked_at).is_(None),
            col(Session.expires_at) > now(),
        )

    def add(self, session: Session) -> Session:
        return self._uow.add(session)

    async def find(self, session_id: UUID, *, lock: bool = False) -> Session | None:
        statement = select(Session).where(col(Session.id) == session_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def list_live(self, user_id: UUID) -> Sequence[Session]:
        rows = await self._uow.execute(
            self.live(user_id)
            .order_by(col(Session.last_used_at).desc(), col(Session.id).desc())
            .limit(_MOST_SHOWN)
        )
        return rows.scalars().all()

    async def revoke(
        self, user_id: UUID, reason: str, *, only: UUID | None = None, but: UUID | None = None
    ) -> list[UUID]:
        statement = (
            update(Session)
            .where(col(Session.user_id) == user_id, col(Session.revoked_at).is_(None))
            .values(revoked_at=now(), revoke_reason=reason)
            .returning(col(Session.id))
        )
        if only is not None:
            statement = statement.where(col(Session.id) == only)
        if but is not None:
            statement = statement.where(col(Session.id) != but)
        return list((await self._uow.execute(statement)).scalars())

    async def delete_ended(self, user_id: UUID, *, before: datetime) -> None:
        await self._uow.execute(
            delete(Session).where(col(Session.user_id) == user_id, col(Session.expires_at) < before)
        )

    def add_token(self, token: RefreshToken) -> None:
        self._uow.add(token)

    async def tokens_of(self, session_id: UUID) -> Sequence[RefreshToken]:
        """The chain as far as it is kept, newest first."""
        rows = await self._uow.execute(
            select(RefreshToken)
            .where(col(RefreshToken.session_id) == session_id)
            .order_by(col(RefreshToken.id).desc())
        )
        return rows.scalars().all()

    async def delete_used_tokens(self, session_id: UUID, *, before: datetime) -> None:
        await self._uow.execute(
            delete(RefreshToken).where(
                col(RefreshToken.session_id) == session_id, col(RefreshToken.used_at) < before
            )
        )
