"""Who is calling, in the tests of a service that asks identity: the tests say what identity would answer.

service = with_people(main.definition)      # in the context's conftest.py
manager = Person(memberships, Role.MANAGER)
await client.get("/api/Budget/GetOverview", headers=manager.headers)
"""

import base64
import hashlib
import time
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chassis.access import Access, Role
from chassis.access.cache import CachedAccess
from chassis.access.tokens import ALGORITHM, ISSUER, KeySource, keys_from_jwks
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings

_SIGNING_KEY = Ed25519PrivateKey.from_private_bytes(hashlib.sha256(b"tests only").digest())
_KEY_ID = "tests-only"
COMPANY = UUID("00000000-0000-7000-8000-00000000c0de")


class Memberships:
    """Stands where identity answers in production."""

    def __init__(self, _: Runtime) -> None:
        self.known: dict[UUID, tuple[UUID, Access]] = {}
        self.asked = 0

    @classmethod
    def of(cls, runtime: Runtime) -> "Memberships":
        assert isinstance(runtime.access, CachedAccess)
        source = runtime.access._source  # pyright: ignore[reportPrivateUsage]
        assert isinstance(source, cls), "give the fixture `service` as with_people(definition)"
        return source

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        del session_id
        self.asked += 1
        own, access = self.known.get(user_id, (None, Access(session_active=False)))
        return access if company_id == own else Access(session_active=access.session_active)

    def forget_user(self, user_id: UUID) -> None:
        """Nothing is remembered here."""


class Person:
    """Somebody with a token of their own, in a company."""

    def __init__(self, memberships: Memberships, role: Role | None, *, company_id: UUID = COMPANY) -> None:
        self.user_id = new_id()
        self.company_id = company_id
        self._memberships = memberships
        self.set(Access(session_active=True, role=role))

    def set(self, access: Access) -> None:
        """What identity says from now on; a running process remembers for seconds what it said before."""
        self._memberships.known[self.user_id] = (self.company_id, access)

    def token(self, **changes: Any) -> str:
        claims = {
            "iss": ISSUER,
            "sub": str(self.user_id),
            "sid": str(uuid4()),
            "gid": str(self.company_id),
            "csrf": "the-csrf-value",
            "exp": int(time.time()) + 600,
            **changes,
        }
        return jwt.encode(claims, _SIGNING_KEY, algorithm=ALGORITHM, headers={"kid": _KEY_ID})

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token()}"}


def with_people(definition: ServiceDefinition) -> ServiceDefinition:
    """The service, asking the tests instead of identity who its callers are."""
    return replace(definition, access_source=Memberships, key_source=_key_source)


def _key_source(_: ServiceSettings) -> KeySource:
    public = _SIGNING_KEY.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    key = {
        "kty": "OKP",
        "crv": "Ed25519",
        "kid": _KEY_ID,
        "x": base64.urlsafe_b64encode(public).rstrip(b"=").decode(),
    }

    async def load() -> dict[str, jwt.PyJWK]:
        return keys_from_jwks({"keys": [key]})

    return load
