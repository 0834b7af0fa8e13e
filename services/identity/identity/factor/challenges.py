"""What carries a two-request dance from its first to its second request: a secret, kept as a hash."""

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork

from identity.factor.repo import ChallengeRepo
from identity.tables.factor import FactorChallenge
from identity.user.one_time_tokens import hash_token

_VALID_FOR = timedelta(minutes=5)
_MOST_TRIES = 5


class ChallengePurpose(StrEnum):
    SIGN_IN = "sign_in"
    REGISTER_PASSKEY = "register_passkey"


@dataclass(frozen=True, slots=True)
class IssuedChallenge:
    token: str
    webauthn_challenge: bytes
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Challenge:
    user_id: UUID
    webauthn_challenge: bytes


async def issue_challenge(uow: UnitOfWork, purpose: ChallengePurpose, user_id: UUID) -> IssuedChallenge:
    challenges = ChallengeRepo(uow)
    await challenges.delete_ended(user_id)
    issued = IssuedChallenge(secrets.token_urlsafe(32), secrets.token_bytes(32), now() + _VALID_FOR)
    challenges.add(
        FactorChallenge(
            user_id=user_id,
            purpose=purpose.value,
            token_hash=hash_token(issued.token),
            webauthn_challenge=issued.webauthn_challenge,
            expires_at=issued.expires_at,
        )
    )
    return issued


async def end_challenges(uow: UnitOfWork, purpose: ChallengePurpose, user_id: UUID) -> None:
    await ChallengeRepo(uow).delete_all(user_id, purpose.value)


async def count_try(uow: UnitOfWork, purpose: ChallengePurpose, token: str) -> Challenge | None:
    row = await ChallengeRepo(uow).count_try(purpose.value, hash_token(token), most=_MOST_TRIES)
    return Challenge(row.user_id, row.webauthn_challenge) if row is not None else None


async def use_challenge(uow: UnitOfWork, purpose: ChallengePurpose, token: str) -> Challenge | None:
    row = await ChallengeRepo(uow).use(purpose.value, hash_token(token))
    return Challenge(row.user_id, row.webauthn_challenge) if row is not None else None
