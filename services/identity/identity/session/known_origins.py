"""From where a person has signed in before. Who guesses elsewhere may be locked out, the person there not.

A device is known by a secret in its cookie, new after each sign-in; one device may be known to many users. A
network is known for a while. Neither signs anybody in: all they do is to keep others' tries from counting.
"""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from chassis.access import Origin
from chassis.clock import now
from chassis.db import UnitOfWork

from identity.session.known_origin_repo import KnownOriginRepo, NewOrigin

DEVICE_KNOWN_FOR = timedelta(days=400)
_NETWORK_KNOWN_FOR = timedelta(days=30)
_MOST_DEVICES = 50
_MOST_NETWORKS = 50
# Two who sign in on one device at once both send its last secret, and the browser keeps one answer's cookie.
# Longer than a sign-in takes.
_ROTATION_KEPT_FOR = timedelta(seconds=30)
# Asked for in place of nobody, so that a name without an account costs what one with an account costs.
_NOBODY = UUID(int=0)


@dataclass(frozen=True, slots=True)
class SignInOrigin:
    """Where a try to sign in comes from."""

    origin: Origin
    device: str = ""
    """The secret in the device's cookie, or what was sent in its place."""
    registration: str = ""
    """The same of the cookie of a browser that registered."""

    @property
    def network(self) -> str:
        return self.origin.network


@dataclass(frozen=True, slots=True)
class Known:
    """What is known to one account of where a try comes from."""

    device: str | None = None
    network: str | None = None


async def known_of(
    uow: UnitOfWork, user_id: UUID | None, at: SignInOrigin, *, signed_in: bool = False
) -> Known:
    """`signed_in`: only where a sign-in was finished, not where no more than a password was set."""
    device, network = _device_digest(at.device), _network_digest(at.network)
    found = await KnownOriginRepo(uow).find(user_id or _NOBODY, [device, network], signed_in=signed_in)
    return Known(at.device if device in found else None, at.network if network in found else None)


async def remember_origin(
    uow: UnitOfWork, user_id: UUID, at: SignInOrigin, session_id: UUID | None = None
) -> str:
    """The secret that the device is known by from now on, also to those who signed in on it before."""
    origins, when = KnownOriginRepo(uow), now()
    await origins.lock(user_id)
    secret = await _next_secret(origins, at.device) if at.device else secrets.token_urlsafe(32)
    device = NewOrigin(_device_digest(secret), is_device=True, expires_at=when + DEVICE_KNOWN_FOR)
    network = NewOrigin(_network_digest(at.network), is_device=False, expires_at=when + _NETWORK_KNOWN_FOR)
    await origins.keep(user_id, session_id, [device, network])
    await origins.trim(user_id, is_device=True, most=_MOST_DEVICES)
    await origins.trim(user_id, is_device=False, most=_MOST_NETWORKS)
    return secret


async def _next_secret(origins: KnownOriginRepo, last: str) -> str:
    """Random to whoever has not both the last one and what we keep."""
    old = _device_digest(last)
    salt = await origins.rotation_salt(old, now() + _ROTATION_KEPT_FOR)
    mixed = hmac.digest(salt, last.encode(errors="replace"), hashlib.sha256)
    secret = base64.urlsafe_b64encode(mixed).decode().rstrip("=")
    await origins.replace(old, _device_digest(secret))
    return secret


async def forget_origins(uow: UnitOfWork, user_id: UUID, *, but: UUID | None = None) -> None:
    """Wherever the user signed in, but for that session."""
    origins = KnownOriginRepo(uow)
    await origins.lock(user_id)
    await origins.delete_all(user_id, but=but)


async def forget_origin_of(uow: UnitOfWork, user_id: UUID, session_id: UUID) -> None:
    origins = KnownOriginRepo(uow)
    await origins.lock(user_id)
    await origins.delete_of(user_id, session_id)


async def forget_expired(uow: UnitOfWork) -> None:
    await KnownOriginRepo(uow).delete_expired()


def _device_digest(secret: str) -> bytes:
    # A fast hash is right: 256 random bits are not guessed.
    return hashlib.sha256(b"device\n" + secret.encode(errors="replace")).digest()


def _network_digest(network: str) -> bytes:
    return hashlib.sha256(b"network\n" + network.encode(errors="replace")).digest()
