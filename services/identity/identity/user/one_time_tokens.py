"""Secrets that travel by mail: made with the mail, kept as a hash, used once, replaced by a newer one."""

import hashlib
import secrets
from datetime import timedelta
from uuid import UUID

from chassis.clock import now
from chassis.db import Database, UnitOfWork

from identity.tables.user import OneTimeToken, TokenPurpose
from identity.user.repo import TokenRepo


async def issue_token(
    uow: UnitOfWork, purpose: TokenPurpose, subject_id: UUID, *, valid_for: timedelta
) -> str:
    """A new token for the subject (a user, or an invite); older ones for the same purpose end."""
    await end_tokens(uow, purpose, subject_id)
    token, row = _token_for(purpose, subject_id, valid_for)
    TokenRepo(uow).add(row)
    return token


async def issue_token_to_mail(
    uow: UnitOfWork, database: Database, purpose: TokenPurpose, subject_id: UUID, *, valid_for: timedelta
) -> str:
    """The same, but good at once: who gets the mail may be quicker than the unit of work that sends it."""
    await end_tokens(uow, purpose, subject_id)
    token, row = _token_for(purpose, subject_id, valid_for)
    # Nothing but an insertion: a single statement, on none of the connections that units of work wait for.
    async with database.unit_of_work() as ahead:
        TokenRepo(ahead).insert(row)
    return token


async def find_token_subject(uow: UnitOfWork, purpose: TokenPurpose, token: str) -> UUID | None:
    """Whom a live token stands for, without using it up."""
    return await TokenRepo(uow).find_subject(purpose, hash_token(token))


async def use_token(uow: UnitOfWork, purpose: TokenPurpose, token: str) -> UUID | None:
    """Use a live token up and say whom it stands for; of two who come at once only one gets it."""
    return await TokenRepo(uow).use(purpose, hash_token(token))


async def end_tokens(uow: UnitOfWork, purpose: TokenPurpose, subject_id: UUID) -> None:
    await TokenRepo(uow).delete_all(purpose, subject_id)


def _token_for(purpose: TokenPurpose, subject_id: UUID, valid_for: timedelta) -> tuple[str, OneTimeToken]:
    token = secrets.token_urlsafe(32)
    return token, OneTimeToken(
        purpose=purpose.value,
        subject_id=subject_id,
        token_hash=hash_token(token),
        expires_at=now() + valid_for,
    )


def hash_token(token: str) -> bytes:
    # A fast hash is right here: the token has 256 random bits, there is nothing to guess.
    return hashlib.sha256(token.encode()).digest()
