from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.ids import new_id
from sqlalchemy import delete, func, update
from sqlalchemy.dialects.postgresql import insert

from identity.tables.factor import FactorChallenge, Passkey, RecoveryCode, Totp


class FactorRepo:
    """One user's second factors."""

    def __init__(self, uow: UnitOfWork, user_id: UUID) -> None:
        self._uow = uow
        self._user_id = user_id

    async def find_totp(self, *, lock: bool = False) -> Totp | None:
        statement = select(Totp).where(col(Totp.user_id) == self._user_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def replace_totp(self, totp: Totp) -> None:
        await self.delete_totp()
        self._uow.add(totp)

    async def delete_totp(self) -> bool:
        deleted = await self._uow.execute(
            delete(Totp).where(col(Totp.user_id) == self._user_id).returning(col(Totp.user_id))
        )
        return deleted.scalar_one_or_none() is not None

    async def list_passkeys(self) -> Sequence[Passkey]:
        found = await self._uow.execute(
            select(Passkey).where(col(Passkey.user_id) == self._user_id).order_by(col(Passkey.id))
        )
        return found.scalars().all()

    async def find_passkey(self, credential_id: bytes) -> Passkey | None:
        """Locked: its counter only ever goes up."""
        found = await self._uow.execute(
            locked(
                select(Passkey).where(
                    col(Passkey.user_id) == self._user_id, col(Passkey.credential_id) == credential_id
                )
            )
        )
        return found.scalar_one_or_none()

    async def is_credential_known(self, credential_id: bytes) -> bool:
        found = await self._uow.execute(select(Passkey.id).where(col(Passkey.credential_id) == credential_id))
        return found.scalar_one_or_none() is not None

    def add_passkey(self, passkey: Passkey) -> None:
        self._uow.add(passkey)

    async def delete_passkey(self, passkey_id: UUID) -> str | None:
        """The name of what was deleted."""
        deleted = await self._uow.execute(
            delete(Passkey)
            .where(col(Passkey.user_id) == self._user_id, col(Passkey.id) == passkey_id)
            .returning(col(Passkey.name))
        )
        return deleted.scalar_one_or_none()

    async def count_recovery_codes(self) -> int:
        counted = await self._uow.execute(
            select(func.count())
            .select_from(RecoveryCode)
            .where(col(RecoveryCode.user_id) == self._user_id, col(RecoveryCode.used_at).is_(None))
        )
        return counted.scalar_one()

    async def replace_recovery_codes(self, hashes: Sequence[bytes]) -> None:
        await self._uow.execute(delete(RecoveryCode).where(col(RecoveryCode.user_id) == self._user_id))
        for code_hash in hashes:
            self._uow.add(RecoveryCode(user_id=self._user_id, code_hash=code_hash))

    async def use_recovery_code(self, code_hash: bytes) -> bool:
        used = await self._uow.execute(
            update(RecoveryCode)
            .where(
                col(RecoveryCode.user_id) == self._user_id,
                col(RecoveryCode.code_hash) == code_hash,
                col(RecoveryCode.used_at).is_(None),
            )
            .values(used_at=now())
            .returning(col(RecoveryCode.id))
        )
        return used.scalar_one_or_none() is not None


async def find_passkey_owner(uow: UnitOfWork, credential_id: bytes) -> UUID | None:
    """Whose it is: where nobody has said who they are."""
    found = await uow.execute(select(Passkey.user_id).where(col(Passkey.credential_id) == credential_id))
    return found.scalar_one_or_none()


class ChallengeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, challenge: FactorChallenge) -> None:
        self._uow.add(challenge)

    async def delete_ended(self, user_id: UUID) -> None:
        await self._uow.execute(
            delete(FactorChallenge).where(
                col(FactorChallenge.user_id) == user_id, col(FactorChallenge.expires_at) < now()
            )
        )

    async def delete_all(self, user_id: UUID, purpose: str) -> None:
        await self._uow.execute(
            delete(FactorChallenge).where(
                col(FactorChallenge.user_id) == user_id, col(FactorChallenge.purpose) == purpose
            )
        )

    async def count_try(self, purpose: str, token_hash: bytes, *, most: int) -> Any:
        """One more try at a live challenge; its user and what was asked of the passkey, or None."""
        counted = await self._uow.execute(
            update(FactorChallenge)
            .where(*self._live(purpose, token_hash), col(FactorChallenge.failures) < most)
            .values(failures=col(FactorChallenge.failures) + 1)
            .returning(col(FactorChallenge.user_id), col(FactorChallenge.webauthn_challenge))
        )
        return counted.one_or_none()

    async def use(self, purpose: str, token_hash: bytes) -> Any:
        """Use a live challenge up; of two who come at once only one gets it."""
        used = await self._uow.execute(
            update(FactorChallenge)
            .where(*self._live(purpose, token_hash))
            .values(used_at=now())
            .returning(col(FactorChallenge.user_id), col(FactorChallenge.webauthn_challenge))
        )
        return used.one_or_none()

    async def use_first_time(
        self, user_id: UUID, purpose: str, token_hash: bytes, expires_at: datetime
    ) -> bool:
        """For a challenge that was not kept when given out; of two who come at once only one gets it."""
        used = await self._uow.execute(
            insert(FactorChallenge)
            .values(
                id=new_id(),
                user_id=user_id,
                purpose=purpose,
                token_hash=token_hash,
                failures=0,
                created_at=now(),
                expires_at=expires_at,
                used_at=now(),
            )
            .on_conflict_do_nothing(index_elements=[col(FactorChallenge.token_hash)])
            .returning(col(FactorChallenge.id))
        )
        return used.scalar_one_or_none() is not None

    def _live(self, purpose: str, token_hash: bytes) -> tuple[Any, ...]:
        return (
            col(FactorChallenge.purpose) == purpose,
            col(FactorChallenge.token_hash) == token_hash,
            col(FactorChallenge.used_at).is_(None),
            col(FactorChallenge.expires_at) > now(),
        )
