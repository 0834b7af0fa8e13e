"""Who calls, proven. Each service signs short tokens with a key of its own; the others have its public keys.

A token names its caller (`iss`) and the one service it is meant for (`aud`), so whoever receives it can use
it nowhere else, and nobody can speak in another's name. Several public keys of one caller hold at the same
time: that is how a key is replaced without a call failing.
"""

import base64
import hashlib
import sys
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chassis.settings import ENVIRONMENT_HELP, ServiceSettings

ALGORITHM = "EdDSA"
LIFETIME_SECONDS = 60.0
_RENEWED_AFTER = 30.0
# A token is used while at least half of its life is left: the callee's clock may be ahead by that much, and
# behind by as much.
_CLOCKS_DIFFER = 30.0
_SCHEME = "Bearer "
_LONGEST = 1024
_REMEMBERED_TOKENS = 1024
_WRONG = (jwt.InvalidTokenError, ValueError, TypeError, RecursionError)


class UnknownCaller(Exception):
    """Whoever calls did not prove to be one of our services. The reason is for the log."""


class Credentials:
    """One service's own key, and the public keys of all."""

    def __init__(self, name: str, seed: bytes, public_keys: Mapping[str, Sequence[bytes]]) -> None:
        self.name = name
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        own = public_bytes(seed)
        if own not in public_keys.get(name, ()):
            raise ValueError(f"the public key of RPC_KEY is not among those of {name}")
        self._key_id = key_id_of(own)
        self._callers = {
            key_id_of(key): (caller, Ed25519PublicKey.from_public_bytes(key))
            for caller, keys in public_keys.items()
            for key in keys
        }
        self._issued: dict[str, tuple[float, str]] = {}
        # A signature costs 0.1 ms to check, and the same token comes with every call of half a minute.
        self._remembered = lru_cache(_REMEMBERED_TOKENS)(self._verify)

    @classmethod
    def of(cls, name: str, settings: ServiceSettings) -> "Credentials":
        """Stops the start where others would refuse each of our calls."""
        try:
            return cls(name, settings.rpc_key, settings.rpc_public_keys)
        except ValueError as problem:
            prefix = settings.model_config.get("env_prefix", "")
            sys.stderr.write(f"{prefix}RPC_PUBLIC_KEYS: {problem}; {ENVIRONMENT_HELP}\n")
            raise SystemExit(2) from None

    def authorization_for(self, callee: str) -> str:
        """What a call to that service carries."""
        now = time.time()
        issued_at, authorization = self._issued.get(callee, (0.0, ""))
        if not 0 <= now - issued_at < _RENEWED_AFTER:
            claims = {"iss": self.name, "aud": callee, "exp": now + LIFETIME_SECONDS}
            token = jwt.encode(claims, self._key, algorithm=ALGORITHM, headers={"kid": self._key_id})
            authorization = _SCHEME + token
            self._issued[callee] = (now, authorization)
        return authorization

    def caller_of(self, authorization: str) -> str:
        """Which service a call with this comes from."""
        caller, expires_at = self._remembered(authorization)
        if not 0 < expires_at - time.time() <= LIFETIME_SECONDS + _CLOCKS_DIFFER:
            raise UnknownCaller(f"a token of {caller} has expired, or would live too long")
        return caller

    def _verify(self, authorization: str) -> tuple[str, float]:
        if not authorization.startswith(_SCHEME) or len(authorization) > _LONGEST:
            raise UnknownCaller("no token")
        token = authorization.removeprefix(_SCHEME)
        caller, key = self._signer_of(token)
        try:
            claims: dict[str, Any] = jwt.decode(
                token,
                key,
                algorithms=[ALGORITHM],
                issuer=caller,
                audience=self.name,
                # Looked at with every call, not only when the signature is.
                options={"require": ["iss", "aud", "exp"], "verify_exp": False},
            )
            return caller, float(claims["exp"])
        except _WRONG as error:
            raise UnknownCaller(f"a token under a key of {caller}: {error}") from error

    def _signer_of(self, token: str) -> tuple[str, Ed25519PublicKey]:
        """By the name of its key, which anybody may write: the signature is still to be checked."""
        try:
            return self._callers[jwt.get_unverified_header(token).get("kid", "")]
        except (*_WRONG, KeyError) as error:
            raise UnknownCaller("a token by a key that is not listed, or none") from error


def public_bytes(seed: bytes) -> bytes:
    key = Ed25519PrivateKey.from_private_bytes(seed).public_key()
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw)


def public_key_of(seed: bytes) -> str:
    """As it stands in RPC_PUBLIC_KEYS."""
    return base64.b64encode(public_bytes(seed)).decode()


def key_id_of(public_key: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(public_key).digest()[:12]).decode()
