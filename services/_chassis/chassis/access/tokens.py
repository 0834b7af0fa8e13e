import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import httpx
import jwt
from cachetools import LRUCache
from jwt import PyJWK

from chassis.errors import Unauthorized, Unavailable
from chassis.ids import read_id
from chassis.texts import Text

log = logging.getLogger(__name__)

ALGORITHM = "EdDSA"
ISSUER = "groundwork"
_REFRESH_SECONDS = 300.0
_REFRESH_AT_MOST_EVERY = 5.0
_REMEMBERED_TOKENS = 10_000
_CLOCK_SKEW_SECONDS = 10
"""How far the clock of whoever signed may be ahead of ours. A token's end is never stretched by it."""

KeySource = Callable[[], Awaitable[dict[str, PyJWK]]]


@dataclass(frozen=True, slots=True)
class Claims:
    user_id: UUID
    session_id: UUID
    company_id: UUID | None
    csrf: str
    expires_at: float


class TokenVerifier:
    """Checks access tokens with identity's public keys; nobody is asked while the keys are known."""

    def __init__(self, load_keys: KeySource) -> None:
        self._load_keys = load_keys
        self._keys: dict[str, PyJWK] = {}
        self._loaded_at = float("-inf")
        self._loading = asyncio.Lock()
        # A signature costs 0.1 ms to check and the same token comes with every call of a session.
        self._verified = LRUCache[str, Claims](_REMEMBERED_TOKENS)

    async def verify(self, token: str) -> Claims:
        claims = self._verified.get(token)
        if claims is None:
            claims = self._parse(token, await self._key_for(token))
            self._verified[token] = claims
        # To the second: the skew above is for tokens of a clock that is ahead, not for old ones.
        if claims.expires_at <= time.time():
            raise Unauthorized(Text("Your sign-in has expired. Sign in again."))
        return claims

    def _parse(self, token: str, key: PyJWK) -> Claims:
        try:
            payload: dict[str, Any] = jwt.decode(
                token,
                key,
                algorithms=[ALGORITHM],
                issuer=ISSUER,
                leeway=_CLOCK_SKEW_SECONDS,
                options={"require": ["exp", "sub", "sid", "csrf"]},
            )
            return Claims(
                # As the driver has them: they are written and sent with every call of the session.
                user_id=read_id(payload["sub"]),
                session_id=read_id(payload["sid"]),
                company_id=read_id(payload["gid"]) if payload.get("gid") else None,
                csrf=str(payload["csrf"]),
                expires_at=float(payload["exp"]),
            )
        except (jwt.InvalidTokenError, ValueError) as error:
            raise Unauthorized from error

    async def _key_for(self, token: str) -> PyJWK:
        try:
            key_id = str(jwt.get_unverified_header(token).get("kid", ""))
        except (jwt.InvalidTokenError, ValueError) as error:
            raise Unauthorized from error
        age = time.monotonic() - self._loaded_at
        if (key_id not in self._keys and age > _REFRESH_AT_MOST_EVERY) or age > _REFRESH_SECONDS:
            await self._refresh()
        key = self._keys.get(key_id)
        if key is None:
            raise Unauthorized
        return key

    async def _refresh(self) -> None:
        async with self._loading:
            if time.monotonic() - self._loaded_at < _REFRESH_AT_MOST_EVERY:
                return
            try:
                self._keys = await self._load_keys()
                self._loaded_at = time.monotonic()
            except (httpx.HTTPError, ValueError) as error:
                if not self._keys:
                    raise Unavailable from error
                # Known keys stay good: a sign-in service that is away must not sign anybody out.
                log.warning("the signing keys could not be refreshed (%s)", error)


def keys_from_jwks(document: dict[str, Any]) -> dict[str, PyJWK]:
    return {str(key["kid"]): PyJWK(key, algorithm=ALGORITHM) for key in document["keys"]}


def keys_over_http(identity_url: str) -> KeySource:
    async def load() -> dict[str, PyJWK]:
        async with httpx.AsyncClient(timeout=3) as client:
            answer = await client.get(f"{identity_url}/.well-known/jwks.json")
            answer.raise_for_status()
            return keys_from_jwks(answer.json())

    return load
