import base64
import hashlib
from pathlib import Path
from typing import Any

import jwt
from chassis.access import Access
from chassis.access.tokens import KeySource, keys_from_jwks
from chassis.db import Database, UnitOfWork
from chassis.events.consumer import Subscription
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings, settings_prefix
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sample.events import NoteAdded
from sample.models import Echo
from sample.routes import router

SIGNING_KEY = Ed25519PrivateKey.from_private_bytes(hashlib.sha256(b"sample").digest())
KEY_ID = "sample-key"


class SampleSettings(ServiceSettings):
    model_config = settings_prefix("sample")


class Memberships:
    """Stands where identity answers in production; tests say who may do what."""

    def __init__(self, _: Database) -> None:
        self.known: dict[Any, Access] = {}
        self.asked = 0

    async def get_access(self, user_id: Any, company_id: Any, session_id: Any) -> Access:
        del company_id, session_id
        self.asked += 1
        return self.known.get(user_id, Access(session_active=False))

    def forget_user(self, user_id: Any) -> None:
        del user_id


def _keys(_: ServiceSettings) -> KeySource:
    public = SIGNING_KEY.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    key = {
        "kty": "OKP",
        "crv": "Ed25519",
        "kid": KEY_ID,
        "x": base64.urlsafe_b64encode(public).rstrip(b"=").decode(),
    }

    async def load() -> dict[str, jwt.PyJWK]:
        return keys_from_jwks({"keys": [key]})

    return load


class Mood:
    """Lets a test make the consumer fail for as long as it likes."""

    failing = False


async def _echo(uow: UnitOfWork, event: Any, runtime: Runtime) -> None:
    del runtime
    if Mood.failing:
        raise ValueError("not in the mood")
    uow.add(Echo(text=event.text))


definition = ServiceDefinition(
    context="sample",
    settings=SampleSettings,
    folder=Path(__file__).parent.parent,
    routers=[router],
    subscriptions=[Subscription("sample.echo_note", NoteAdded, _echo)],
    access_source=Memberships,
    key_source=_keys,
)
