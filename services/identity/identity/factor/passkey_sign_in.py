"""Signing in by a passkey alone. It is held by the person and opens to their finger, face or PIN: both steps
in one.

Nobody has said who they are when it begins, so nothing is kept of that: the challenge travels sealed to the
page and back. What is kept, once it was answered, is that it was.
"""

import base64
import hashlib
import hmac
import secrets
import struct
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from identity.factor.errors import PasskeySignInOver, unknown_passkey
from identity.factor.passkeys import check_passkey, credential_id_of, discovery_options
from identity.factor.repo import ChallengeRepo, find_passkey_owner
from identity.factor.schemas import PasskeySignInBegun, PasskeySignInIn
from identity.session.known_origins import SignInOrigin
from identity.user import service as users
from identity.user.one_time_tokens import hash_token
from identity.user.throttle import count_attempt, give_back, passkey_limits

_VALID_FOR = timedelta(minutes=5)
_PURPOSE = "passkey_sign_in"
_CHALLENGE_BYTES = 32
_MAC_BYTES = 32
_UNTIL = ">Q"


@dataclass(frozen=True, slots=True)
class SealedChallenge:
    webauthn_challenge: bytes
    expires_at: datetime


class SignInChallenges:
    """Makes challenges that can be told genuine, and still good, without a table."""

    def __init__(self, data_key: bytes) -> None:
        self._key = hmac.digest(data_key, b"groundwork passkey sign-in", hashlib.sha256)

    def seal(self, challenge: SealedChallenge) -> str:
        body = challenge.webauthn_challenge + struct.pack(_UNTIL, int(challenge.expires_at.timestamp()))
        return base64.urlsafe_b64encode(body + self._mac(body)).rstrip(b"=").decode()

    def open(self, token: str) -> SealedChallenge | None:
        try:
            raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except ValueError:
            return None
        body, mac = raw[:-_MAC_BYTES], raw[-_MAC_BYTES:]
        if len(body) != _CHALLENGE_BYTES + struct.calcsize(_UNTIL) or not hmac.compare_digest(
            mac, self._mac(body)
        ):
            return None
        (until,) = struct.unpack(_UNTIL, body[_CHALLENGE_BYTES:])
        expires_at = datetime.fromtimestamp(until, UTC)
        return SealedChallenge(body[:_CHALLENGE_BYTES], expires_at) if expires_at > now() else None

    def _mac(self, body: bytes) -> bytes:
        return hmac.digest(self._key, body, hashlib.sha256)


def begin_passkey_sign_in(runtime: Runtime) -> PasskeySignInBegun:
    challenge = SealedChallenge(secrets.token_bytes(_CHALLENGE_BYTES), now() + _VALID_FOR)
    return PasskeySignInBegun(
        challenge_token=runtime.of(SignInChallenges).seal(challenge),
        options=discovery_options(runtime.settings, challenge.webauthn_challenge),
        expires_at=challenge.expires_at,
    )


async def finish_passkey_sign_in(
    uow: UnitOfWork, runtime: Runtime, body: PasskeySignInIn, at: SignInOrigin
) -> UUID:
    """The user whose passkey answered. Tries count before they are judged."""
    limits = passkey_limits(at.network)
    async with runtime.database.unit_of_work() as counting:
        await count_attempt(counting, limits)
    challenge = runtime.of(SignInChallenges).open(body.challenge_token)
    if challenge is None:
        raise PasskeySignInOver
    owner_id = await find_passkey_owner(uow, credential_id_of(body.passkey))
    if owner_id is None:
        raise unknown_passkey()
    # Locked before anything else, as where a new password is set or a passkey removed.
    user = await users.get_user(uow, owner_id, lock=True)
    if user.email_verified_at is None:
        raise unknown_passkey()
    await check_passkey(
        uow,
        runtime.settings,
        owner_id,
        challenge.webauthn_challenge,
        body.passkey,
        is_alone=True,
    )
    challenges = ChallengeRepo(uow)
    await challenges.delete_ended(owner_id)
    # As we spell it: base64 has many spellings of the same bytes.
    token_hash = hash_token(runtime.of(SignInChallenges).seal(challenge))
    if not await challenges.use_first_time(owner_id, _PURPOSE, token_hash, challenge.expires_at):
        raise PasskeySignInOver
    await give_back(uow, limits)
    return owner_id
