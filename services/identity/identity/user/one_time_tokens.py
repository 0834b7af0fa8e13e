"""Secrets that travel by mail: made with the mail, kept as a hash, used once, replaced by a newer one."""

import hashlib
import secrets
from datetime import timedelta
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork

from identity.user.models import OneTimeToken, TokenPurpose
from identity.user.repo import TokenRepo


async def issue_token(
    uow: UnitOfWork, purpose: TokenPurpose, subject_id: UUID, *, valid_for: timedelta
) -> str:
    """A new token for the subject (a user, or an invite); older ones for the same purpose end."""
    token = secrets.token_urlsafe(32)
    tokens = TokenRepo(uow)
    await tokens.delete_all(purpose, subject_id)
    tokens.add(
        OneTimeToken(
            purpose=purpose.value,
            subject_id=subject_id,
            token_hash=hash_token(token),
            expires_at=now() + valid_for,
        )
    )
    return token


async def find_token_subject(uow: UnitOfWork, purpose: TokenPurpose, token: str) -> UUID | None:
    """Whom a live token stands for, without using it up."""
    return await TokenRepo(uow).find_subject(purpose, hash_token(token))


async def use_token(uow: UnitOfWork, purpose: TokenPurpose, token: str) -> UUID | None:
    """Use a live token up and say whom it stands for; of two who come at once only one gets it."""
    return await TokenRepo(uow).use(purpose, hash_token(token))


async def end_tokens(uow: UnitOfWork, purpose: TokenPurpose, subject_id: UUID) -> None:
    await TokenRepo(uow).delete_all(purpose, subject_id)


def hash_token(token: str) -> bytes:
    # A fast hash is right here: the token has 256 random bits, there is nothing to guess.
    return hashlib.sha256(token.encode()).digest()
